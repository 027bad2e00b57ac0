/** Tests do not change the document's head. */
export default function Head(): null {
  return null;
}
