/** Replaces a module that pages do not need. Does nothing. */
export default function nothing() {
  return Promise.resolve();
}
