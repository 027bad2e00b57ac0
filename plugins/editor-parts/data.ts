import fs from 'node:fs';
import path from 'node:path';
import { suggest } from '../../src/content/problem';
import { isEndpointData, referenceFolder } from '../../src/site-map/places';

/** The generated data of a page's version. Paths are absolute. */
export function toReferenceFolder(siteDir: string, page: string): string {
  const [docs = '', version = ''] = path.relative(siteDir, page).split(path.sep);
  if (docs === 'docs') return path.join(siteDir, docs, referenceFolder);
  if (docs === 'versioned_docs') return path.join(siteDir, docs, version, referenceFolder);
  throw new Error(`${page} is not a page in docs.`);
}

/**
 * The data file of an endpoint, relative to the folder. Throws with the closest slug if there is
 * none.
 */
export function findEndpointFile(folder: string, slug: string): string {
  // Lists only the categories, because every part of every page looks for its data.
  const found = fs
    .readdirSync(folder)
    .map((category) => `${category}${path.sep}${slug}.json`)
    .find((file) => isEndpointData(file) && fs.existsSync(path.join(folder, file)));
  if (found !== undefined) return found;
  const { hint = '' } = suggest(slug, listSlugs(folder));
  throw new Error(
    `Found the slug ${JSON.stringify(slug)}, expected that of an endpoint. ${hint}`.trimEnd(),
  );
}

/** The slugs of all endpoints. */
function listSlugs(folder: string): readonly string[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter(isEndpointData).map((file) => path.basename(file, '.json'));
}
