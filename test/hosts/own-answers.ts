/** Requests that servers respond to before any rule of the portal applies. */
import type { Question } from './question';
import type { HostName } from './servers';

const malformed = /%zz/;
const tooLarge = /^GET (?:\{9000\}|\{20000\})$/;
const withNul = /%00/;
const outside = /^GET \.\.(?:\/|%2f)/;

/** At the root of a server, the files of the portal apply to the entire server, otherwise to a path. */
const atRoot: Readonly<Record<HostName, readonly RegExp[]>> = {
  nginx: [],
  // Go's server.
  caddy: [malformed],
  apache2: [],
  // Apache reads the file after it has found the folder.
  'apache2 with .htaccess only': [
    ...[malformed, tooLarge, withNul, outside, /%2f/, /^TRACE/],
    /^GET \S*(?:\{300\}|\{4500\})/,
  ],
  'npm run serve': [],
};

const atPath: Readonly<Record<HostName, readonly RegExp[]>> = {
  ...atRoot,
  nginx: [malformed, tooLarge, withNul, /^GET \.\.%2f\.\./, /^TRACE/],
  caddy: [malformed, outside],
  apache2: [malformed, tooLarge, withNul, outside, /%2f/],
};

/** Whether the response of the server is its own, so that only its status is known. */
export function isOwnAnswer(name: HostName, baseUrl: string, { request, headers }: Question) {
  const patterns = (baseUrl === '/' ? atRoot : atPath)[name];
  const isLarge = (headers['cookie'] ?? '').length > 10_000 && patterns.includes(tooLarge);
  return isLarge || patterns.some((pattern) => pattern.test(request));
}
