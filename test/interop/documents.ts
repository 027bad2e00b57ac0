/** The documents of the catalogue, in files for the tools. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { catalogue } from '../../src/catalogue';
import type { Catalogue } from '../../src/catalogue/model';
import { buildOpenApi, buildOperationDocument } from '../../src/exports/openapi/document';
import { toOperationId } from '../../src/exports/openapi/model';
import type { ExportedVersion } from '../../src/exports/version';
import { toYaml } from '../../plugins/exports/build';

/** The settings of an operator. Linters warn of `example.com`, which is the default. */
export const version: ExportedVersion = {
  name: '1.0',
  route: '',
  portalUrl: 'https://developers.music-links.test',
  catalogue: JSON.parse(JSON.stringify(catalogue).replaceAll('{product}', 'product')) as Catalogue,
  site: {
    name: 'Music Link API',
    apiBaseUrl: 'https://api.music-links.test',
    authenticationBaseUrl: 'https://auth.music-links.test',
    supportEmail: 'api-support@music-links.test',
    statusPage: 'https://status.music-links.test',
  },
};

export const endpoints = version.catalogue.categories.flatMap((category) => category.endpoints);

/** A new folder with files, which `remove` deletes. */
export interface Folder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Writes `openapi.json` and `openapi.yaml`, and a file for each operation. */
export async function writeDocuments(): Promise<
  Folder & { readonly operations: readonly string[] }
> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'));
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  };
  const document = buildOpenApi(version);
  await write('openapi.json', JSON.stringify(document));
  await write('openapi.yaml', toYaml(document));
  const operations = await Promise.all(
    endpoints.map((endpoint) => {
      const single = buildOperationDocument(endpoint, version, version.catalogue.statusCodes);
      return write(`${toOperationId(endpoint)}.json`, JSON.stringify(single));
    }),
  );
  return { path: folder, operations, remove: () => rm(folder, { recursive: true }) };
}
