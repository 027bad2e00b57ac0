/** The document's head stays as it is in tests. */
export default function Head(): null {
  return null;
}
