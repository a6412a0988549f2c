// Lets the document itself request what every page needs, not only its entry script.

import type { HtmlTagDescriptor, Plugin } from "vite";

/** Adds preload links for a module's file, its imports and their styles to the document. */
export function preload(module: string): Plugin {
  return {
    name: "preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        const needed = chunks.filter(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(module)),
        );
        if (needed.length === 0) throw new Error(`no file of ${module}`);
        for (const { imports } of needed)
          needed.push(
            ...chunks.filter(
              (one) =>
                imports.includes(one.fileName) &&
                !html.includes(one.fileName) &&
                !needed.includes(one),
            ),
          );
        const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...needed.map(({ fileName }) => link("modulepreload", fileName)),
          ...styles.map((file) => link("stylesheet", file)),
        ];
      },
    },
  };
}

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: "link", attrs: { rel, href: `/${file}`, crossorigin: true }, injectTo: "head" };
}
