import { strToU8, zipSync } from 'fflate';
import type { Category } from '../../src/catalogue/model';
import { buildCollection, buildEnvironment } from '../../src/exports/postman';
import type { Site } from '../../src/site';

/** The earliest date in a zip file, used to create the same bytes for the same catalogue. */
const modified = new Date(1980, 0, 1);

/** The archive of example requests: a collection and its environment. */
export function buildDownload(categories: readonly Category[], site: Site): Uint8Array {
  const toFile = (content: object) => strToU8(`${JSON.stringify(content, null, 2)}\n`);
  return zipSync(
    {
      'collection.postman_collection.json': toFile(buildCollection(categories, site.name)),
      'environment.postman_environment.json': toFile(buildEnvironment(site.name, site)),
    },
    { mtime: modified, os: 0 },
  );
}
