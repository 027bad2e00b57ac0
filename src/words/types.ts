/** The types of values in words. */
import * as messages from '../messages/en/types';
import type { Ref, Shape } from '../openapi/model';
import { type ShapeVisitor, visitShape } from '../openapi/shapes';

/** A part of the name of a type: words, or a schema with a name. */
export type TypePart = string | Ref;

const scalars = {
  string: [messages.string, messages.strings],
  integer: [messages.integer, messages.integers],
  number: [messages.number, messages.numbers],
  boolean: [messages.boolean, messages.booleans],
} as const;

/** @param form 1 for several values, such as the items of a list */
const typeParts: ShapeVisitor<readonly TypePart[], [form: 0 | 1]> = {
  scalar: ({ type }, form) => [scalars[type][form]],
  choice: ({ type }, form) => [scalars[type][form]],
  list({ items, first, stream }, form) {
    const forms = stream
      ? ([messages.streamOf, messages.streamsOf] as const)
      : ([messages.arrayOf, messages.arraysOf] as const);
    const all = first?.map((one) => toTypeParts(one));
    return fill(forms[form], all ? join(all, messages.comma) : toTypeParts(items, 1));
  },
  group: (_, form) => [form === 1 ? messages.objects : messages.object],
  union({ alternatives, const: only }, form) {
    if (alternatives.length === 0) {
      return [only === null ? messages.nothing : form === 1 ? messages.anyValues : messages.any];
    }
    const all = alternatives.map((one) => toTypeParts(one, form));
    const different = [...new Map(all.map((parts) => [toWords(parts), parts])).values()];
    return join(different, messages.or);
  },
  dictionary: ({ values }, form) =>
    fill(form === 1 ? messages.objectsOf : messages.objectOf, toTypeParts(values, 1)),
  ref: (ref) => [ref],
};

/** A message with parts in its place `{items}`. */
function fill(message: string, items: readonly TypePart[]): readonly TypePart[] {
  const [before = '', after = ''] = message.split('{items}');
  return [before, ...items, after].filter((part) => part !== '');
}

function join(names: readonly (readonly TypePart[])[], word: string): readonly TypePart[] {
  return names.flatMap((parts, index) => (index === 0 ? parts : [word, ...parts]));
}

function toWords(parts: readonly TypePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.schema)).join('');
}

/** The type of a value in words and named schemas, for links. */
export function toTypeParts(shape: Shape, form: 0 | 1 = 0): readonly TypePart[] {
  return visitShape(typeParts, shape, form);
}

/** The type of a value in words: `string`, `array of objects`. */
export function toTypeName(shape: Shape): string {
  return toWords(toTypeParts(shape));
}
