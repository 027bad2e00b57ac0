/** Stands in for the framework's `normalizeLocation`, which sees every address before it is shown. */
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';

type Location = Parameters<typeof normalizeLocation>[0];

/**
 * The framework decodes the path and the fragment of an address, which throws where a `%` begins no
 * character. In a fragment anybody can write that; a path has been decoded once already.
 */
export default function toDecodableLocation(location: Location): Location {
  const pathname = toDecodable(location.pathname);
  const hash = toDecodable(location.hash);
  const isSound = pathname === location.pathname && hash === location.hash;
  return normalizeLocation(isSound ? location : { ...location, pathname, hash });
}

/** The text, or one that decodes to it. */
function toDecodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
