/** Which alternative of a union a value has. */
import { isList, isJsonObject, type Json } from '../openapi/document';
import type { Shape, Union } from '../openapi/model';
import { type ShapeVisitor, visitShape } from '../openapi/shapes';
import { isOfType } from '../openapi/numbers';

/** The index of the alternative that fits, with the fewest members that it does not name. */
export function findAlternative({ alternatives }: Union, value: Json): number | undefined {
  const counts = alternatives.map((one) => countUnknown(one, value));
  const least = Math.min(...counts);
  return least === Infinity ? undefined : counts.indexOf(least);
}

/** The number of members without a field. Infinite if the value does not fit. */
function countUnknown(shape: Shape, value: Json): number {
  return visitShape(unknown, shape, value);
}

const unknown: ShapeVisitor<number, [value: Json]> = {
  scalar: ({ type, const: only }, value) =>
    toCount(isOfType(value, type) && (only === undefined || only === value)),
  choice: ({ choices }, value) => toCount(choices.some((choice) => choice === value)),
  list: ({ items }, value) =>
    isList(value) ? toSum(value.map((item) => countUnknown(items, item))) : Infinity,
  group({ fields, others }, value) {
    if (!isJsonObject(value)) return Infinity;
    const named = new Map(fields.map((field) => [field.name, field]));
    const isComplete = fields.every(
      ({ name, required }) => !required || Object.hasOwn(value, name),
    );
    const counts = Object.entries(value).map(([name, member]) => {
      if (member === null && named.get(name)?.nullable) return 0;
      const shape = named.get(name) ?? others;
      return shape ? countUnknown(shape, member) : 1;
    });
    return isComplete ? toSum(counts) : Infinity;
  },
  union: ({ alternatives }, value) =>
    alternatives.length === 0
      ? 0
      : Math.min(...alternatives.map((one) => countUnknown(one, value))),
  dictionary: ({ values }, value) =>
    countUnknown({ kind: 'group', fields: [], others: values }, value),
  ref: () => 0,
};

function toCount(fits: boolean): number {
  return fits ? 0 : Infinity;
}

function toSum(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
