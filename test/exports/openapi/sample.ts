/** The exported documents of the portal and of sample entries. */
import {
  type ApiDocument,
  fillSettings,
  type Operation,
  type Schema,
} from '../../../src/openapi/document';
import type { EndpointEntry } from '../../../src/catalogue/model';
import type { Property, Schema as EntrySchema } from '../../../src/catalogue/schema';
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

/** The components of sample entries. */
export function schemasOf(
  ...endpoints: readonly EndpointEntry[]
): Readonly<Record<string, Schema>> {
  const { components } = exportOf(documentOf(...endpoints));
  return components?.schemas as Readonly<Record<string, Schema>>;
}

/** A value without a name. */
export type Unnamed = EntrySchema & Pick<Property, 'deprecated'>;

/** The schema of a property `x` in a request body. */
export function bodySchemaOf(schema: Unnamed): unknown {
  const x: Property = { ...schema, name: 'x', description: 'X.' };
  const schemas = schemasOf({ ...createLink, parameters: { body: [x] } });
  return schemas['CreateLinkRequest']?.properties?.['x'];
}

/** The schema of a field `x` in a response. */
export function fieldSchemaOf(schema: Unnamed): unknown {
  const x: Property = { ...schema, name: 'x', description: 'X.' };
  const body = { type: 'object', properties: [x] } as const;
  const responses = [{ status: 200, description: 'Done.', mediaTypes: [], schema: body }] as const;
  return schemasOf({ ...createLink, responses })['CreateLinkResponse']?.properties?.['x'];
}

/** The value that a pointer such as `#/components/schemas/Image` refers to. */
export function resolve(document: object, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], document);
}

/** A copy of a value in which references are replaced by what they refer to. */
export function toResolved(value: unknown, document: object): unknown {
  if (Array.isArray(value)) return value.map((item) => toResolved(item, document));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...members } = value as Readonly<Record<string, unknown>>;
  const target = typeof $ref === 'string' ? toResolved(resolve(document, $ref), document) : {};
  const own = Object.entries(members).map(([name, one]) => [name, toResolved(one, document)]);
  return { ...(target as object), ...(Object.fromEntries(own) as object) };
}

/** All values of a kind of member, at any depth. */
export function listMembers(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...(key === name ? [member as unknown] : []),
    ...listMembers(member, name),
  ]);
}
