/** Renders nothing: the portal has its own search, which does not read tags of search services. */
export default function SearchMetadata(): null {
  return null;
}
