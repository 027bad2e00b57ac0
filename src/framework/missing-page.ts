/**
 * Whether an error in the browser is permanent. After a page is deleted, the bundler reports it as
 * missing until the routes are updated. This function is sent to the browser as source code, so it
 * must not use anything from outside.
 */
export function isLasting(error: Error): boolean {
  return !error.message.startsWith("Cannot find module '@site/docs/");
}
