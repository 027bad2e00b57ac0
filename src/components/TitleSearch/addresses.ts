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
  return address
    .split('/')
    .filter(Boolean)
    .map((segment) => decode(segment).toLowerCase());
}

/**
 * The number of literal segments that a template shares with an address, compared from the end, as
 * the address may have a prefix. 0 if the template does not fit. Both are in lower case.
 *
 * Does not split the template: each key compares all of them, and most differ in the last segment.
 */
export function fitsAddress(template: string, address: readonly string[]): number {
  let literals = 0;
  let end = template.length;
  for (let index = address.length - 1; end > 0; index -= 1) {
    const segment = address[index];
    const start = template.lastIndexOf('/', end - 1) + 1;
    if (segment === undefined) return 0;
    if (template[start] !== '{') {
      if (segment.length !== end - start || !template.startsWith(segment, start)) return 0;
      literals += 1;
    }
    end = start - 1;
  }
  return literals;
}

/** Addresses are typed by readers, so they may be invalid. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
