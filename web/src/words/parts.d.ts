declare module "*.ftl?learn" {
  const messages: import("./words").Messages;
  export default messages;
}

declare module "*.ftl?name" {
  const messages: import("./words").Messages;
  export default messages;
}

declare module "*.ftl?coach" {
  const messages: import("./words").Messages;
  export default messages;
}

/** The words of each language, part by part; `scripts/words.ts` makes them. */
declare module "virtual:words" {
  export const SOURCES: Record<
    import("./sources").Language,
    Record<string, () => Promise<{ default: import("./words").Messages }>>
  >;
}
