/**
 * Whether the overlay shows an error that code throws in the browser. What the bundler could not find
 * or make, it says itself, and a page that was deleted is missing only until the routes follow; these
 * are its words. The function is sent to the browser as its text, and so uses nothing from outside.
 */
export function isOwnError(error: Error): boolean {
  return !/^Cannot find module '|Module build failed/.test(error.message);
}
