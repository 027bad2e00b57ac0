/**
 * The path segments of a pasted address: without method, host, query and fragment, such as
 * `GET https://api.example.com/campaigns/links?page=1`.
 */
export function toSegments(text: string): readonly string[] {
  const [address = ''] = text
    .trim()
    .replace(/^(get|post|put|delete)\s+/i, '')
    .replace(/^[a-z]+:\/\/[^/?#]*/i, '')
    .split(/[?#]/);
  return address.split('/').filter(Boolean).map(decode);
}

/**
 * The number of literal segments that a template shares with an address, counted from the end, as
 * the address may have a prefix. 0 if the template does not fit.
 */
export function fitsAddress(template: string, segments: readonly string[]): number {
  const parts = template.split('/').filter(Boolean);
  if (parts.length === 0 || segments.length < parts.length) return 0;
  const end = segments.slice(-parts.length);
  const isLiteral = (part: string) => !part.startsWith('{');
  const isFit = parts.every(
    (part, index) => !isLiteral(part) || part.toLowerCase() === end[index]?.toLowerCase(),
  );
  return isFit ? parts.filter(isLiteral).length : 0;
}

/** Addresses are typed by readers, so they may be invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
