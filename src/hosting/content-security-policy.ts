/** The Trusted Types policies that can create script URLs: that of the bundler, for chunks. */
export const trustedTypesPolicy = 'portal';

/**
 * Allows only the site's own files and the inline scripts with these hashes (`sha256-…`), without
 * `unsafe-inline`, `unsafe-eval` or other origins.
 */
export function buildContentSecurityPolicy(scriptHashes: readonly string[]): string {
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    'style-src': "'self'",
    'img-src': "'self'",
    'connect-src': "'self'",
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
