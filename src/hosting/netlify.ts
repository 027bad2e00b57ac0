/** The rules as the files `_headers` and `_redirects` for Netlify and Cloudflare Pages. */
import { fileTypes } from './files';
import { caching } from './headers';
import { type HostingRules, movedFile, notFoundPage, redirectStatus, rejectedFile } from './rules';

/** Cloudflare reads at most 100 rules. One of them applies to all URLs. */
const mostAssets = 99 - fileTypes.length;

/**
 * Both hosts also send headers with a 404, so a pattern for all assets would cache missing files
 * for a year. Assets are listed one by one, and those beyond the limit are revalidated each time.
 * Both hosts send `public, max-age=0, must-revalidate` for files without a Cache-Control header.
 * They join the values of two rules, so there cannot be a default rule. For the same reason, the
 * policies of documents apply to all files: a missing page can have any URL. HTTP/2, which both
 * hosts use, sends repeated headers as one byte each.
 * @param assets paths relative to the base URL, most important first
 */
export function buildHeadersFile(
  { baseUrl, headers }: HostingRules,
  assets: readonly string[],
): string {
  const everywhere = Object.entries({ ...headers.all, ...headers.documents }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const kept = assets
    .slice(0, mostAssets)
    .map((asset) => `${baseUrl}${asset}\n  Cache-Control: ${caching.assets}`);
  const types = fileTypes.map(({ path, type }) => `${baseUrl}${path}\n  Content-Type: ${type}`);
  return [`/*\n${everywhere.join('\n')}`, ...types, ...kept].join('\n') + '\n';
}

/**
 * Both hosts serve pages without `.html`, redirect other spellings and use 404.html. The remaining
 * rules are needed because Cloudflare serves `.htaccess` and `.moved.txt`, and 404.html with status
 * 200, and Netlify looks for 404.html only at the root.
 */
export function buildRedirectsFile({ baseUrl, aliases }: HostingRules): string {
  const nowhere = `${baseUrl}not-found`;
  const hidden = ['404', notFoundPage, '.htaccess', movedFile, rejectedFile].map(
    (name) => `${baseUrl}${name} ${nowhere} 302`,
  );
  const moved = aliases.map(({ from, to }) => `${baseUrl}${from} ${to} ${redirectStatus}`);
  const missing = baseUrl === '/' ? [] : [`${baseUrl}* ${baseUrl}${notFoundPage} 404`];
  return [...hidden, ...moved, ...missing].join('\n') + '\n';
}
