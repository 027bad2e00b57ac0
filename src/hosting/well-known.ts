/** Files with fixed names that crawlers and researchers look for at the root of a host. */

interface Portal {
  /** The origin of the portal. */
  readonly url: string;
  readonly baseUrl: string;
}

export const robotsFile = 'robots.txt';
export const securityFile = '.well-known/security.txt';

/** Allows everything, since drafts and frozen versions say on each page that they are not indexed. */
export function buildRobots({ url, baseUrl }: Portal, hasSitemap: boolean): string {
  const sitemap = hasSitemap ? `\nSitemap: ${url}${baseUrl}sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** `security.txt` after RFC 9116. `expires` is a date. */
export function buildSecurity(
  { contact, expires }: { readonly contact: string; readonly expires: string },
  { url }: Portal,
): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    `Canonical: ${url}/${securityFile}`,
    '',
  ].join('\n');
}
