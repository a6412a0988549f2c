/** Whether this page was built with the module that tables on this device need. */
declare const __HERE__: boolean;

/** The address of that module. */
declare module "asterism-module" {
  const address: string;
  export default address;
}
