/**
 * What the hosts of a portal must know of its sites: each API and each language is a build of its own,
 * and hosts have one configuration, which each build completes.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alias } from '../../src/hosting/rules';
import { generatedFolder, type Project } from '../../src/project/index';

/** Paths are relative to the base URL of the portal. */
export interface SiteFacts {
  readonly scriptHashes: readonly string[];
  readonly aliases: readonly Alias[];
  /** The folders of sites: empty for the one at the root, or for example `orders/de/`. */
  readonly sites: readonly string[];
}

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
  const known: SiteFacts = isFirst
    ? { scriptHashes: [], aliases: [], sites: [] }
    : (JSON.parse(await readFile(file, 'utf8')) as SiteFacts);
  const all = aliases.map(({ from, to }) => ({ from: site + from, to }));
  const facts = {
    scriptHashes: [...new Set([...known.scriptHashes, ...scriptHashes])],
    aliases: [...known.aliases, ...all],
    sites: [...known.sites, site],
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(facts));
  return facts;
}
