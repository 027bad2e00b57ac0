/**
 * Whether the overlay shows an error that code throws in the browser. The bundler already reports
 * modules that it cannot find or build, and a deleted page is missing only until the routes are
 * updated. This function is sent to the browser as source code, so it must not use anything from
 * outside.
 */
export function isOwnError(error: Error): boolean {
  return !/^Cannot find module '|Module build failed/.test(error.message);
}
