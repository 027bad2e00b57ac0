/** The table as the files `_headers` and `_redirects` of Netlify and Cloudflare Pages. */
import { caching, type HostingRules, movedFile, notFoundPage, redirectStatus } from './rules';

/** Cloudflare reads 100 rules; one is for all addresses. */
const mostAssets = 99;

/**
 * Headers stand with the answer to a missing file too, so that a pattern for all assets would keep
 * 404 for a year: assets are named one by one, and those beyond the limit are asked for each time.
 * What has no Cache-Control of ours gets `public, max-age=0, must-revalidate` from both hosts; they
 * join the values of two rules, so it cannot be said for all.
 * @param assets paths below the base address, the most important first
 */
export function buildHeadersFile(
  { baseUrl, headers }: HostingRules,
  assets: readonly string[],
): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const kept = assets
    .slice(0, mostAssets)
    .map((asset) => `${baseUrl}${asset}\n  Cache-Control: ${caching.assets}`);
  return [`/*\n${everywhere.join('\n')}`, ...kept].join('\n') + '\n';
}

/**
 * Both hosts find pages without `.html`, redirect the other spellings and know 404.html. What is
 * left: Cloudflare gives out `.htaccess` and `.moved.txt`, and 404.html with status 200; Netlify looks for 404.html
 * at the top only.
 */
export function buildRedirectsFile({ baseUrl, aliases }: HostingRules): string {
  const nowhere = `${baseUrl}not-found`;
  const hidden = ['404', notFoundPage, '.htaccess', movedFile].map(
    (name) => `${baseUrl}${name} ${nowhere} 302`,
  );
  const moved = aliases.map(({ from, to }) => `${baseUrl}${from} ${to} ${redirectStatus}`);
  const missing = baseUrl === '/' ? [] : [`${baseUrl}* ${baseUrl}${notFoundPage} 404`];
  return [...hidden, ...moved, ...missing].join('\n') + '\n';
}
