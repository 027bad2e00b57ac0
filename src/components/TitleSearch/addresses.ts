/** The segments of a path or template, without empty ones. */
export function splitPath(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

/**
 * The path segments of a pasted address in lower case: without method, host, query and fragment,
 * such as `GET https://api.example.com/campaigns/links?page=1`.
 */
export function toSegments(text: string): readonly string[] {
  const [address = ''] = text
    .trim()
    .replace(/^(get|post|put|delete)\s+/i, '')
    .replace(/^[a-z]+:\/\/[^/?#]*/i, '')
    .split(/[?#]/);
  return splitPath(address).map((segment) => decode(segment).toLowerCase());
}

/**
 * The number of literal segments that a template shares with an address, counted from the end, as
 * the address may have a prefix. 0 if the template does not fit. All segments are in lower case.
 */
export function fitsAddress(template: readonly string[], address: readonly string[]): number {
  const prefix = address.length - template.length;
  if (template.length === 0 || prefix < 0) return 0;
  const isLiteral = (part: string) => !part.startsWith('{');
  const isFit = template.every(
    (part, index) => part === address[prefix + index] || !isLiteral(part),
  );
  return isFit ? template.filter(isLiteral).length : 0;
}

/** Addresses are typed by readers, so they may be invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
