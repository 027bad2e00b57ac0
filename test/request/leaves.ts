/** Flattens the values of forms and bodies, so tests can compare them. */
import type { Field, Shape } from '../../src/openapi/model';
import { isScalar } from '../../src/openapi/shapes';
import type { ScalarShape } from '../../src/openapi/model';

export interface Leaf {
  /** The names on the path without list positions: `locales.mediaServices.url`. */
  readonly at: string;
  readonly shape: ScalarShape;
  readonly required: boolean;
  readonly value: unknown;
}

/** The values of these fields in an object, in the order of the declarations. */
export function toLeaves(fields: readonly Field[], values: unknown, above = ''): readonly Leaf[] {
  const members = new Map<string, unknown>(Object.entries(values as object));
  return fields.flatMap((field) => {
    const value = members.get(field.name);
    return value === undefined
      ? []
      : toLeavesOf(field, value, above + field.name, field.required === true);
  });
}

function toLeavesOf(shape: Shape, value: unknown, at: string, required = false): readonly Leaf[] {
  if (isScalar(shape)) return [{ at, shape, required, value }];
  if (shape.kind === 'list') {
    return [value].flat().flatMap((item: unknown) => toLeavesOf(shape.items, item, at));
  }
  const isObject = shape.kind === 'group' && typeof value === 'object';
  return isObject ? toLeaves(shape.fields, value, `${at}.`) : [];
}
