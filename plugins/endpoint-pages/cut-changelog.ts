import fs from 'node:fs/promises';
import path from 'node:path';
import { buildSiteMap } from '../../src/site-map';
import { referenceFolder } from '../../src/site-map/places';
import { readCategories, type CutVersion } from '../../src/versions/read';
import { buildCutChangelog } from './changelog';
import { buildPage } from './page';
import { buildChangelogBody } from './changelog-page';
import { listReleaseNotes } from './release-notes';

/**
 * Replaces the changelog in the folder of a version that is being cut. The copied one describes
 * changes that are not released, and can name newer versions.
 */
export async function writeCutChangelog(
  folder: string,
  version: { readonly name: string; readonly date: string },
  versions: readonly CutVersion[],
): Promise<void> {
  const reference = path.join(folder, referenceFolder);
  const categories = readCategories(reference);
  const endpoints = categories.flatMap((category) => category.endpoints);
  const history = { versions, notes: listReleaseNotes(folder) };
  const content = buildCutChangelog(endpoints, version, history);
  const pages = buildSiteMap({ categories }).filter(({ kind }) => kind === 'changelog');
  const files = pages.flatMap((page) => buildPage(page, buildChangelogBody(content)));
  for (const [name, text] of files) await fs.writeFile(path.join(reference, name), text);
}
