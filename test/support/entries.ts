/** The view of the portal's document with the default settings, and facts of it for tests. */
import {
  type ApiDocument,
  fillSettings,
  type Schema as ApiSchema,
} from '../../src/openapi/document';
import type { Category, Endpoint, Field, Shape } from '../../src/openapi/model';
import { fieldsOf as fieldsIn, fieldsOfResponse, listNested } from '../../src/openapi/shapes';
import { toView } from '../../src/openapi/read/index';
import { readShape } from '../openapi/read';
import { catalogue as entries } from '../../src/catalogue';
import { toDocument } from '../../src/catalogue/compile';
import { type Direction, toSchema } from '../../src/catalogue/compile-schema';
import type { EndpointEntry } from '../../src/catalogue/model';
import type { Property, Schema } from '../../src/catalogue/schema';
import { toDocumentSettings } from '../../src/exports/version';
import { readSite } from '../../src/site';

/** The document, with its settings in braces. */
export const document: ApiDocument = toDocument(entries);

export const catalogue = toView(fillSettings(document, toDocumentSettings(readSite({}).site)));

/** All endpoints of all categories, in reading order. */
export const endpoints: readonly Endpoint[] = catalogue.categories.flatMap(
  (category) => category.endpoints,
);

/** The view of an entry, in a document without other entries. Its hosts are settings in braces. */
export function toEndpoint(entry: EndpointEntry): Endpoint {
  const category = { id: 'campaigns', title: 'Category', description: 'A category.' };
  const categories = [{ ...category, endpoints: [entry] }];
  const [view] = toView(toDocument({ categories, statusCodes: [], verbs: [] })).categories;
  const [endpoint] = view?.endpoints ?? [];
  if (!endpoint) throw new Error(`The entry ${entry.slug} has no view.`);
  return endpoint;
}

/** The shape of a schema of an entry. */
export function toShape(schema: Schema, direction: Direction = 'request'): Shape {
  const components = new Map<string, ApiSchema>();
  const converted = toSchema(schema, { direction, components });
  const schemas = Object.fromEntries(components);
  return readShape({ ...emptyDocument, components: { schemas } }, converted, direction);
}

/** The fields of properties of an entry. */
export function toFields(properties: readonly Property[]): readonly Field[] {
  return fieldsIn(toShape({ type: 'object', properties }));
}

const emptyDocument: ApiDocument = {
  openapi: '3.1.1',
  info: { title: '', version: '' },
  paths: {},
};

export function findEndpoint(wanted: string): Endpoint {
  const endpoint = endpoints.find(({ slug }) => slug === wanted);
  if (!endpoint) throw new Error(`No endpoint has the slug ${wanted}.`);
  return endpoint;
}

export function findCategory(wanted: string): Category {
  const category = catalogue.categories.find(({ id }) => id === wanted);
  if (!category) throw new Error(`No category has the ID ${wanted}.`);
  return category;
}

/** The field with these dotted names, such as `locales.title`. */
export function findProperty(list: readonly Field[] = [], wanted: string): Field {
  const named = listNested(list).find(
    ({ field, parents }) => [...parents, field].map(({ name }) => name).join('.') === wanted,
  );
  if (!named) throw new Error(`No field has the name ${wanted}.`);
  return named.field;
}

/** The fields of the first response. */
export function fieldsOf({ responses: [response] }: Endpoint): readonly Field[] {
  return response ? fieldsOfResponse(response) : [];
}

/** Matches texts that start with this one. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`);
}
