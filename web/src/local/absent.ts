// Replaces the module in a page that was built without it.
export default "";
