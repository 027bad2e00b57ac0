/** The view of the portal's document with the default settings, and facts of it for tests. */
import { type ApiDocument, fillSettings } from '../../src/openapi/document';
import type { Category, Endpoint, Field } from '../../src/openapi/model';
import { fieldsOfResponse, listNested } from '../../src/openapi/shapes';
import { toView } from '../../src/openapi/read/index';
import { catalogue as entries } from '../../src/catalogue';
import { toDocument } from '../../src/catalogue/compile';
import { toDocumentSettings } from '../../src/exports/version';
import { site } from './site';

/** The document, with its settings in braces. */
export const document: ApiDocument = toDocument(entries);

export const catalogue = toView(fillSettings(document, toDocumentSettings(site)));

/** All endpoints of all categories, in reading order. */
export const endpoints: readonly Endpoint[] = catalogue.categories.flatMap(
  (category) => category.endpoints,
);

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
