/** Names a release after what it is built from, wherever the folder lies. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';

/** What commands make; folders that begin with a dot are passed over, too. */
const made = new Set(['build', 'coverage', 'hosts', 'node_modules', 'reports']);

/**
 * Eight hexadecimal digits that change with any file of the site, the lockfile and so the packages
 * included, and with the settings. All files count but those made, rather than those known to end in
 * a page: a name that stays while a page changes would leave readers with the old one.
 */
export function buildReleaseId(siteDir: string, siteConfig: DocusaurusConfig): string {
  const hash = createHash('sha256').update(JSON.stringify(siteConfig));
  for (const file of listSources(siteDir)) {
    const content = createHash('sha256').update(fs.readFileSync(path.join(siteDir, file)));
    hash.update(`\n${file} ${content.digest('hex')}`);
  }
  return hash.digest('hex').slice(0, 8);
}

/** Paths with slashes, in an order that depends on no locale. */
function listSources(siteDir: string): readonly string[] {
  const isSource = (name: string) => !name.startsWith('.') && !made.has(name);
  return fs
    .readdirSync(siteDir)
    .filter(isSource)
    .flatMap((name) => listFiles(siteDir, name))
    .sort();
}

function listFiles(siteDir: string, relative: string): readonly string[] {
  const full = path.join(siteDir, relative);
  const status = fs.statSync(full, { throwIfNoEntry: false });
  if (status?.isFile()) return [relative];
  if (!status?.isDirectory()) return [];
  return fs.readdirSync(full).flatMap((name) => listFiles(siteDir, `${relative}/${name}`));
}
