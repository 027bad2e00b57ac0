/** Replaces the framework's `normalizeLocation`, which receives each URL before it is shown. */
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';

type Location = Parameters<typeof normalizeLocation>[0];

/**
 * The framework decodes the path and the fragment of a URL, and throws on a `%` that does not start an
 * escape sequence. Such fragments can occur in any link. The path has already been decoded once.
 */
export default function toDecodableLocation(location: Location): Location {
  const pathname = toDecodable(location.pathname);
  const hash = toDecodable(location.hash);
  const isValid = pathname === location.pathname && hash === location.hash;
  const valid = isValid ? location : { ...location, pathname, hash };
  // Only such paths change, and the framework compares each with the routes of all pages.
  return pathname.endsWith('.html') ? normalizeLocation(valid) : valid;
}

/** The text if it can be decoded, otherwise a text that decodes to it. */
function toDecodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
