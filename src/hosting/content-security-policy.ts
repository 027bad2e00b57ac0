/** The names of policies that may make scripts and their addresses: the bundler's, for chunks. */
export const trustedTypesPolicy = 'portal';

/**
 * Allows nothing but the site's own files and the inline scripts with these hashes, each of which
 * reads like `sha256-…`. There is no `unsafe-inline`, no `unsafe-eval` and no other origin.
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
