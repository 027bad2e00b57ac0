/** How texts are written in URLs, forms and headers. */
import type { Pair } from './model';

/** Percent-encodes everything except the unreserved characters of RFC 3986, section 2.3. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Encodes pairs for a query string or a form body. A space is `%20`, a plus is `%2B`. */
export function encodePairs(pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** Without what headers cannot contain (RFC 9110, section 5.5): control characters, outer spaces. */
export function toFieldValue(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').trim();
}

/** Whether clients remove a segment of a URL (RFC 3986, section 5.2.4). */
export function isDotSegment(segment: string): boolean {
  return /^\.{1,2}$/.test(segment);
}

/** The UTF-8 bytes of a text in Base64 (RFC 4648). */
export function toBase64(text: string): string {
  return btoa(
    encodeURIComponent(text.toWellFormed()).replaceAll(/%(..)/g, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    ),
  );
}

/** The text of {@link toBase64}. Throws if it is none. */
export function fromBase64(code: string): string {
  const bytes = Array.from(atob(code), (one) => one.charCodeAt(0).toString(16).padStart(2, '0'));
  return decodeURIComponent(bytes.map((byte) => `%${byte}`).join(''));
}
