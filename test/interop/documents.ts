/** The exported documents of the portal, in files for the tools. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { toYaml } from '../../plugins/exports';
import { type ApiDocument, fillSettings } from '../../src/openapi/document';
import type { Endpoint } from '../../src/openapi/model';
import { toView } from '../../src/openapi/read/index';
import { buildOpenApi } from '../../src/exports/openapi';
import { pickOperation } from '../../src/exports/pick';
import { type ExportedVersion, toDocumentSettings } from '../../src/exports/version';
import { document } from '../support/entries';

/** The settings of an operator. Linters warn of `example.com`, which is the default. */
export const version: ExportedVersion = {
  name: '1.0',
  route: '',
  portalUrl: 'https://developers.music-links.test',
  document,
  site: {
    name: 'Music Link API',
    product: 'product',
    apiBaseUrl: 'https://api.music-links.test',
    authenticationBaseUrl: 'https://auth.music-links.test',
    supportEmail: 'api-support@music-links.test',
    statusPage: 'https://status.music-links.test',
  },
};

/** The views of a document with these settings. */
export function viewsOf(source: ApiDocument, site = version.site): readonly Endpoint[] {
  const { categories } = toView(fillSettings(source, toDocumentSettings(site)));
  return categories.flatMap((category) => category.endpoints);
}

export const endpoints = viewsOf(document);

/** The exported document with these settings. */
export function exportOf({ site, name, portalUrl }: ExportedVersion): ApiDocument {
  const settings = { ...toDocumentSettings(site), portalVersion: name };
  return buildOpenApi(fillSettings(document, settings), portalUrl) as ApiDocument;
}

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
  const exported = exportOf(version);
  await write('openapi.json', JSON.stringify(exported));
  await write('openapi.yaml', toYaml(exported));
  const operations = await Promise.all(
    endpoints.map(({ operationId }) =>
      write(`${operationId}.json`, JSON.stringify(pickOperation(exported, operationId))),
    ),
  );
  return { path: folder, operations, remove: () => rm(folder, { recursive: true }) };
}
