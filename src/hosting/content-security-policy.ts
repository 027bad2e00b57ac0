/** The Trusted Types policies that can create script URLs: that of the bundler, for chunks. */
export const trustedTypesPolicy = 'portal';

/**
 * Allows only the site's own files, the inline scripts with these hashes (`sha256-…`), and the
 * script of the operator, which can also send requests to its origin. Without `unsafe-inline` and
 * `unsafe-eval`.
 */
export function buildContentSecurityPolicy(
  scriptHashes: readonly string[],
  scriptUrl: string | undefined,
): string {
  const other = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin];
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...other].join(' '),
    'style-src': "'self'",
    'img-src': "'self'",
    'connect-src': ["'self'", ...other].join(' '),
    'worker-src': "'self'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypesPolicy,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
