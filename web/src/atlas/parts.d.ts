declare module "*.tsv?atlas" {
  const atlas: import("./data").Atlas;
  export default atlas;
}
declare module "*.ftl?atlas" {
  const messages: import("../words/words").Messages;
  export default messages;
}
