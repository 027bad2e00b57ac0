/** Versions to export: that of the catalogue, and small ones. */
import { catalogue } from '../../../src/catalogue';
import type { Catalogue, Category, Endpoint } from '../../../src/catalogue/model';
import type { Property, Schema } from '../../../src/catalogue/schema';
import { buildOpenApi } from '../../../src/exports/openapi/document';
import type { JsonSchema, OpenApiDocument, Operation } from '../../../src/exports/openapi/model';
import type { ExportedVersion } from '../../../src/exports/version';
import { createLink } from '../../request/sample';

export const portal = {
  name: '1.0',
  route: '/1.0',
  portalUrl: 'https://portal.example.com/base',
  site: {
    name: 'Music Link API',
    apiBaseUrl: 'https://api.example.com',
    authenticationBaseUrl: 'https://auth.example.com',
    supportEmail: 'help@example.com',
    statusPage: 'https://status.example.com',
  },
} as const;

/** The catalogue of the portal, as a cut version contains it. */
export const version: ExportedVersion = {
  ...portal,
  catalogue: JSON.parse(JSON.stringify(catalogue).replaceAll('{product}', 'product')) as Catalogue,
};

export const sampleCategory: Category = {
  id: 'campaigns',
  title: 'Campaigns',
  description: 'Links.',
  endpoints: [createLink],
};

/** The document of a version with these endpoints. */
export function documentOf(endpoints: readonly Endpoint[], change: Partial<Catalogue> = {}) {
  const categories = [{ ...sampleCategory, endpoints }];
  const small = { categories, statusCodes: [], verbs: [], ...change };
  return buildOpenApi({ ...portal, catalogue: small });
}

/** All operations of a document by operation ID. */
export function operationsOf({ paths }: OpenApiDocument): ReadonlyMap<string, Operation> {
  const all = Object.values(paths).flatMap((item) => Object.values(item));
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

/** The operation of a changed sample endpoint. */
export function operationOf(change: Partial<Endpoint>): Operation {
  return operationsOf(documentOf([{ ...createLink, ...change }])).get('createLink')!;
}

/** A value without a name. */
export type Unnamed = Schema & Pick<Property, 'deprecated'>;

/** The schema of a property `x` in a request body. */
export function bodySchemaOf(schema: Unnamed): JsonSchema {
  const x: Property = { ...schema, name: 'x', description: 'X.' };
  const { components } = documentOf([{ ...createLink, parameters: { body: [x] } }]);
  return components.schemas!['CreateLinkRequest']!.properties!['x']!;
}

/** The schema of a field `x` in a response. */
export function fieldSchemaOf(schema: Unnamed): JsonSchema {
  const x: Property = { ...schema, name: 'x', description: 'X.' };
  const body = { type: 'object', properties: [x] } as const;
  const responses = [{ status: 200, description: 'Done.', mediaTypes: [], schema: body }] as const;
  const { components } = documentOf([{ ...createLink, responses }]);
  return components.schemas!['CreateLinkResponse']!.properties!['x']!;
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
