/** Whether a value of one type has another one. */
import type { Field, ScalarShape, Shape } from '../openapi/model';
import { isScalar, type ShapeVisitor, visitShape } from '../openapi/shapes';
import { split } from './parts';

export function isAny(shape: Shape): boolean {
  return shape.kind === 'union' && shape.alternatives.length === 0;
}

/** Whether all values of a type have the other type. Members and limits are compared separately. */
export function fits(narrow: Shape, wide: Shape, areTexts = false): boolean {
  if (isAny(narrow) || isAny(wide)) return isAny(wide);
  return listAlternatives(narrow).every((one) =>
    listAlternatives(wide).some((other) => visitShape(fitting, one, other, areTexts)),
  );
}

const fitsScalar = ({ type }: ScalarShape, wide: Shape, areTexts: boolean) =>
  isScalar(wide) &&
  (wide.type === type ||
    (wide.type === 'number' && type === 'integer') ||
    (wide.type === 'string' && areTexts));

const fitting: ShapeVisitor<boolean, [wide: Shape, areTexts: boolean]> = {
  scalar: fitsScalar,
  choice: fitsScalar,
  list: ({ items }, wide, areTexts) => wide.kind === 'list' && fits(items, wide.items, areTexts),
  group: (_shape, wide) => wide.kind === 'group' || wide.kind === 'dictionary',
  union: fits,
  dictionary: ({ values }, wide, areTexts) =>
    wide.kind === 'dictionary' ? fits(values, wide.values, areTexts) : wide.kind === 'group',
  ref: ({ schema }, wide) => wide.kind === 'ref' && wide.schema === schema,
};

/** A value of one type is its only alternative, without what is said of the value. */
export function listAlternatives(shape: Shape): readonly Shape[] {
  return shape.kind === 'union' ? shape.alternatives : [toInside(shape)];
}

/** Without what is said of the value, and of the field that has it. */
export function toInside(shape: Shape): Shape {
  const { name: _name, was: _was, required: _required, ...bare } = shape as Field;
  const { outside } = split(bare);
  const inside = Object.entries(bare).filter(([name]) => !(name in outside));
  return Object.fromEntries(inside) as unknown as Shape;
}
