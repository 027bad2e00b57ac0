/** Values of any shape in the form: as texts, lists and objects, or as JSON. */
import { isList, isJsonObject, type Json, toText } from '../openapi/document';
import type { Field, Shape } from '../openapi/model';
import { toJsonText } from '../openapi/numbers';
import { isAnything, isScalar, type ShapeVisitor, toNamed, visitShape } from '../openapi/shapes';
import { looksSecret } from '../openapi/read/secrets';
import type { FormValue } from './model';
import { isFillable, isNullable, membersOf, nullText, othersName, textOf, toLabel } from './values';
import { findAlternative } from './fit';

const known = new WeakMap<Shape, Map<number, Shape>>();

/**
 * A value as the form shows it: a union is an object with a member for the chosen alternative, such
 * as `of1`, and a dictionary is a list of names and values. What the form cannot show is a JSON text.
 * Equal calls return the same shape.
 */
export function toInput(shape: Shape, depth = 0): Shape {
  if (isScalar(shape)) return shape;
  const input = known.get(shape)?.get(depth) ?? visitShape(inputs, shape, depth);
  for (const one of [shape, input]) {
    known.set(one, (known.get(one) ?? new Map<number, Shape>()).set(depth, input));
  }
  return input;
}

const inputs: ShapeVisitor<Shape, [depth: number]> = {
  scalar: (shape) => shape,
  choice: (shape) => shape,
  list(shape, depth) {
    const list = { ...shape, items: toInput(shape.items, depth + 1), expandable: true } as const;
    // The first items of a tuple can have other types than those after them.
    const isAlike = !shape.first || isAnything(shape.items);
    if (isAlike && isFillable(list, depth)) return list;
    // The author wants items with inputs of their own, not a text.
    return shape.expandable ? shape : toTextInput(shape);
  },
  group({ others, ...group }) {
    if (!others) return group;
    const field = toNamed(othersName, { kind: 'dictionary', values: others });
    return { ...group, fields: [...group.fields, field] };
  },
  union(shape) {
    const fields = shape.alternatives.map((one, index) => toNamed(`of${index}`, one));
    return fields.length === 0 ? toTextInput(shape) : { ...toFacts(shape), kind: 'group', fields };
  },
  dictionary(shape, depth) {
    const name = toNamed('name', { kind: 'scalar', type: 'string' });
    const items = { kind: 'group', fields: [name, toNamed('value', shape.values)] } as const;
    return toInput({ ...toFacts(shape), kind: 'list', items }, depth);
  },
  ref: (shape) => toTextInput(shape),
};

function toTextInput(shape: Shape): Shape {
  return { ...toFacts(shape), kind: 'scalar', type: 'string' };
}

/** What a field has beside its shape. */
function toFacts(
  shape: Shape,
): Pick<Field, 'name' | 'description' | 'required' | 'deprecated' | 'nullable'> {
  const { name, description, required, deprecated, nullable } = shape as Field;
  return { name, description, required, deprecated, ...(nullable && { nullable }) };
}

/** Whether a JSON text, or a pair of a name and a value, has the name of a credential. */
export function holdsSecret(given: Shape, value: FormValue): boolean {
  const [first, second] = given.kind === 'group' ? given.fields : [];
  const isPair = first?.name === 'name' && second?.name === 'value';
  if (isPair) return looksSecret(textOf(membersOf(value)['name']));
  if (isScalar(given) || typeof value !== 'string') return false;
  const names = value.match(/(?<![\w-])[\w-]+(?=["']?\s*[:=])/g) ?? [];
  return [...names, (given as Partial<Field>).name ?? ''].some((name) => looksSecret(name));
}

/** A value as what is entered for it. */
export function toFormValue(shape: Shape, value: Json, depth = 0): FormValue | undefined {
  if (value === null && isNullable(shape)) return nullText;
  const isJsonText = !isScalar(shape) && isScalar(toInput(shape, depth));
  return isJsonText ? toJsonText(value) : visitShape(formValues, shape, value, depth);
}

const formValues: ShapeVisitor<FormValue | undefined, [value: Json, depth: number]> = {
  scalar(shape, value) {
    if (value === null) return undefined;
    const text = toText(value);
    return text === nullText && isNullable(shape) ? JSON.stringify(text) : text;
  },
  choice(shape, value) {
    const chosen = shape.choices.find((one) => one === value);
    return chosen === undefined ? undefined : toLabel(shape, chosen);
  },
  list: ({ items }, value, depth) =>
    isList(value) ? value.flatMap((item) => toFormValue(items, item, depth + 1) ?? []) : undefined,
  group({ fields, others }, value, depth) {
    if (!isJsonObject(value)) return undefined;
    const named = new Map(fields.map((field) => [field.name, field]));
    const members = Object.entries(value).flatMap(([name, member]) => {
      const field = named.get(name);
      const entered = field && toFormValue(field, member, depth);
      return entered === undefined ? [] : [[name, entered] as const];
    });
    const unnamed = Object.entries(value).filter(([name]) => !named.has(name));
    const rest = others ? toPairs(others, unnamed, depth) : [];
    return Object.fromEntries(rest.length > 0 ? [...members, [othersName, rest]] : members);
  },
  union(shape, value, depth) {
    const index = findAlternative(shape, value) ?? -1;
    const chosen = shape.alternatives[index];
    const entered = chosen && toFormValue(chosen, value, depth);
    return entered === undefined ? undefined : { [`of${index}`]: entered };
  },
  dictionary: ({ values }, value, depth) =>
    isJsonObject(value) ? toPairs(values, Object.entries(value), depth) : undefined,
  ref: () => undefined,
};

function toPairs(
  values: Shape,
  members: readonly (readonly [string, Json])[],
  depth: number,
): readonly FormValue[] {
  return members.flatMap(([name, member]) => {
    const value = toFormValue(values, member, depth + 1);
    return value === undefined ? [] : [{ name, value }];
  });
}
