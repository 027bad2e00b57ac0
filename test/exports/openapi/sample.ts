/** The exported documents of the portal and of sample entries. */
import { type ApiDocument, fillSettings, type Operation } from '../../../src/openapi/document';
import type { EndpointEntry } from '../../../src/catalogue/model';
import { buildOpenApi } from '../../../src/exports/openapi';
import { type ExportedSite, toDocumentSettings } from '../../../src/exports/version';
import { document } from '../../support/entries';
import { createLink, documentOf } from '../sample';

const site: ExportedSite = {
  name: 'Music Link API',
  product: 'product',
  apiBaseUrl: 'https://api.example.com',
  authenticationBaseUrl: 'https://auth.example.com',
  supportEmail: 'help@example.com',
  statusPage: 'https://status.example.com',
};

export const settings = { ...toDocumentSettings(site), portalVersion: '1.0' };

/** The export of a document as version 1.0. */
export function exportOf(source: ApiDocument): ApiDocument {
  const filled = fillSettings(source, settings);
  return buildOpenApi(filled, 'https://portal.example.com/base/1.0') as ApiDocument;
}

/** The export of the portal. */
export const exported = exportOf(document);

/** All operations of a document by operation ID. */
export function operationsOf({ paths }: ApiDocument): ReadonlyMap<string, Operation> {
  const all = Object.values(paths).flatMap((item) => Object.values(item) as Operation[]);
  return new Map(all.map((operation) => [operation.operationId ?? '', operation]));
}

/** The operation of a changed sample entry. */
export function operationOf(change: Partial<EndpointEntry>): Operation {
  return operationsOf(exportOf(documentOf({ ...createLink, ...change }))).get('createLink')!;
}
