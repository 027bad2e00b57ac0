/** Flattens the values of forms and bodies, so tests can compare them. */
import type { Property, ScalarSchema, Schema } from '../../src/catalogue/schema';

export interface Leaf {
  /** The names on the path without list positions: `locales.mediaServices.url`. */
  readonly at: string;
  readonly schema: ScalarSchema;
  readonly required: boolean;
  readonly value: unknown;
}

/** The values of these properties in an object, in the order of the declarations. */
export function toLeaves(
  properties: readonly Property[],
  values: unknown,
  above = '',
): readonly Leaf[] {
  return properties.flatMap((property) => {
    const members = new Map<string, unknown>(Object.entries(values as object));
    const value = members.get(property.name);
    return value === undefined
      ? []
      : toLeavesOf(property, value, above + property.name, property.required === true);
  });
}

function toLeavesOf(schema: Schema, value: unknown, at: string, required = false): readonly Leaf[] {
  switch (schema.type) {
    case 'array':
      return [value].flat().flatMap((item: unknown) => toLeavesOf(schema.items, item, at));
    case 'object':
      return typeof value === 'object' ? toLeaves(schema.properties, value, `${at}.`) : [];
    default:
      return [{ at, schema, required, value }];
  }
}
