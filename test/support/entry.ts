/** Views of single entries, for tests that do not need the catalogue, which takes long to convert. */
import { toDocument } from '../../src/catalogue/compile';
import { type Direction, toSchema } from '../../src/catalogue/compile-schema';
import type { EndpointEntry } from '../../src/catalogue/model';
import type { Property, Schema } from '../../src/catalogue/schema';
import type { Schema as ApiSchema } from '../../src/openapi/document';
import type { Endpoint, Field, Shape } from '../../src/openapi/model';
import { toView } from '../../src/openapi/read/index';
import { fieldsOf } from '../../src/openapi/shapes';
import { documentOf, readShape } from '../openapi/read';

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
  return readShape(documentOf({ components: { schemas } }), converted, direction);
}

/** The fields of properties of an entry. */
export function toFields(properties: readonly Property[]): readonly Field[] {
  return fieldsOf(toShape({ type: 'object', properties }));
}
