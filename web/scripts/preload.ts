// What every page needs is asked for by the document itself, not only by the script that it begins with.

import type { HtmlTagDescriptor, Plugin } from "vite";

/** Names the file of a module, with what it imports and their styles, in the document. */
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
