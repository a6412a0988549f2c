/** What a link in a notification asks for. Its secret is all that is needed: no cookie is. */
export interface Link {
  what: "confirm" | "stop";
  secret: string;
}

/** Reads `confirm=SECRET` or `stop=SECRET`, as it is after the # of an address. */
export function linkOf(fragment: string): Link | null {
  const [, what, secret] = /^(confirm|stop)=([\w-]+)$/.exec(fragment) ?? [];
  return what && secret ? { what: what as Link["what"], secret } : null;
}
