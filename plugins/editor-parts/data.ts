import fs from 'node:fs';
import path from 'node:path';
import { findClosest } from './suggest';

/** The generated data of the version that a page belongs to. */
export function toReferenceFolder(page: string): string {
  const [version] = /^.*[\\/](docs|versioned_docs[\\/][^\\/]+)(?=[\\/])/.exec(page) ?? [];
  if (version === undefined) throw new Error(`${page} is not a page of docs.`);
  return path.join(version, 'reference');
}

/** The data file of an endpoint, relative to the folder; throws with the closest slug if there is none. */
export function findEndpointFile(folder: string, slug: string): string {
  const files = listEndpointFiles(folder);
  const found = files.get(slug);
  if (found !== undefined) return found;
  const closest = findClosest(slug, [...files.keys()]);
  const hint = closest ? ` Did you mean ${JSON.stringify(closest)}?` : '';
  throw new Error(`Found the slug ${JSON.stringify(slug)}, expected that of an endpoint.${hint}`);
}

/** Data files of all endpoints by slug. */
export function listEndpointFiles(folder: string): ReadonlyMap<string, string> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const data = files.filter((file) => /^[^\\/]+[\\/](?!index\.)[^\\/]+\.json$/.test(file));
  return new Map(data.map((file) => [path.basename(file, '.json'), file]));
}
