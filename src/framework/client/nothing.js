/** Stands in for a module that pages do without; does nothing when it is called. */
export default function nothing() {
  return Promise.resolve();
}
