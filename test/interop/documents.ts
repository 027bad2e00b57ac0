/** The exported documents of the portal, in files for the tools. */
import { mkdtemp, rm } from 'node:fs/promises';
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
import { toFolder } from '../support/folder';

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

/** Writes `openapi.json` and `openapi.yaml`, and a file for each operation, to a new folder. */
export async function writeDocuments() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'));
  const { at, write } = toFolder(() => folder);
  const exported = exportOf(version);
  const toFile = (operationId: string) =>
    [`${operationId}.json`, JSON.stringify(pickOperation(exported, operationId))] as const;
  const operations = endpoints.map(({ operationId }) => toFile(operationId));
  await write({
    'openapi.json': JSON.stringify(exported),
    'openapi.yaml': toYaml(exported),
    ...Object.fromEntries(operations),
  });
  return {
    path: folder,
    operations: operations.map(([name]) => at(name)),
    remove: () => rm(folder, { recursive: true }),
  };
}
