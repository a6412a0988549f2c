declare module "*.ftl?page" {
  const messages: import("./words").Messages;
  export default messages;
}
declare module "*.ftl?games" {
  const messages: import("./words").Messages;
  export default messages;
}
