/**
 * What the hosts of a portal must know of its sites: each API and each language is a build of its own,
 * and hosts have one configuration, which each build completes.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Options } from '@docusaurus/preset-classic';
import { simpleHash } from '@docusaurus/utils';
import { writeWhole } from '../../src/content/generated';
import type { Alias } from '../../src/hosting/rules';
import { generatedFolder, type Project } from '../../src/project/index';
import { toHome } from '../../src/routes/apis';

/** Paths are relative to the base URL of the portal. */
export interface SiteFacts {
  readonly scriptHashes: readonly string[];
  readonly aliases: readonly Alias[];
  /** The folders of sites: empty for the one at the root, or for example `orders/de/`. */
  readonly sites: readonly string[];
}

/** What is known of a site, by its folder. */
type Known = Readonly<Record<string, Omit<SiteFacts, 'sites'>>>;

/**
 * The facts of all sites that are built, with those of one more. The site at the root is the first one.
 * @param site its folder, relative to the base URL of the portal
 */
export async function addSite(
  { folder }: Project['portal'],
  site: string,
  { scriptHashes, aliases }: Omit<SiteFacts, 'sites'>,
): Promise<SiteFacts> {
  const file = path.join(folder, generatedFolder, 'hosting.json');
  const isFirst = site === '' || !existsSync(file);
  const known = isFirst ? {} : (JSON.parse(await readFile(file, 'utf8')) as Known);
  const own = aliases.map(({ from, to }) => ({ from: site + from, to }));
  const all: Known = { ...known, [site]: { scriptHashes, aliases: own } };
  writeWhole(file, JSON.stringify(all));
  const facts = Object.values(all);
  return {
    scriptHashes: [...new Set(facts.flatMap((one) => one.scriptHashes))],
    aliases: facts.flatMap((one) => one.aliases),
    sites: Object.keys(all),
  };
}

/** What the keys of stored choices end with: the same in all sites, and in a portal of one API. */
export function toNamespace({ portal, deployment }: Project): string {
  return simpleHash(deployment.siteUrl + portal.baseUrl, 3);
}

/** The addresses for crawlers: hosts remove the slash of a home page that is not at the root. */
export function toSitemap({
  portal,
}: Project): Exclude<Options['sitemap'], false | undefined>['createSitemapItems'] {
  return async ({ defaultCreateSitemapItems, ...given }) => {
    const { url, baseUrl } = given.siteConfig;
    const items = await defaultCreateSitemapItems(given);
    const home = { url: url + toHome(baseUrl, portal.baseUrl) };
    return items.map((item) => (item.url === url + baseUrl ? { ...item, ...home } : item));
  };
}
