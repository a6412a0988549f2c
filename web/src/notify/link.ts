/** The action of a link in a notification. Its secret is sufficient: no cookie is needed. */
export interface Link {
  what: "confirm" | "stop";
  secret: string;
}

/** Reads `confirm=SECRET` or `stop=SECRET` from the fragment of an address. */
export function linkOf(fragment: string): Link | null {
  const [, what, secret] = /^(confirm|stop)=([\w-]+)$/.exec(fragment) ?? [];
  return what && secret ? { what: what as Link["what"], secret } : null;
}
