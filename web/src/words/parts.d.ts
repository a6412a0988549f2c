declare module "*.ftl?page" {
  const source: string;
  export default source;
}
declare module "*.ftl?games" {
  const source: string;
  export default source;
}
