/**
 * Whether an error in the browser lasts. A page that was deleted is missing for a moment, until the
 * routes follow: the bundler's code says so in these words. Is sent to the browser as its text, and
 * so uses nothing from outside.
 */
export function isLasting(error: Error): boolean {
  return !error.message.startsWith("Cannot find module '@site/docs/");
}
