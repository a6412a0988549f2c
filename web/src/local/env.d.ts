/** Whether this page was built with the module that tables on this device need. */
declare const __HERE__: boolean;
