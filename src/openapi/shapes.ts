/** What shapes have in common: their fields, and their types. */
import { type Section, toText } from './document';
import type { Category, Field, List, Response, ScalarShape, Shape } from './model';

/** A case for each kind of shape. Additional arguments follow the shape. */
export type ShapeVisitor<Result, Context extends readonly unknown[] = []> = {
  readonly [Kind in Shape['kind']]: (
    shape: Extract<Shape, { readonly kind: Kind }>,
    ...context: Context
  ) => Result;
};

/** Calls the case of a shape's kind. */
export function visitShape<Result, Context extends readonly unknown[]>(
  visitor: ShapeVisitor<Result, Context>,
  shape: Shape,
  ...context: Context
): Result {
  // The compiler cannot see that the case matches the kind.
  const visit = visitor[shape.kind] as (one: Shape, ...rest: Context) => Result;
  return visit(shape, ...context);
}

const typeKeys: ShapeVisitor<string> = {
  scalar: ({ type }) => type,
  choice: ({ type }) => type,
  list: ({ items, first = [items], stream }) =>
    `${stream ? 'stream' : 'array'}<${first.map(toTypeKey).join()}>`,
  group: () => 'object',
  union: ({ alternatives, const: only }) => {
    if (alternatives.length === 0) return only === null ? 'null' : 'any';
    return [...new Set(alternatives.map(toTypeKey))].join('|');
  },
  dictionary: ({ values }) => `object<${toTypeKey(values)}>`,
  ref: ({ schema }) => schema,
};

/** Equal for values of the same type. `src/words/types.ts` has its words. */
export function toTypeKey(shape: Shape): string {
  return visitShape(typeKeys, shape);
}

/** A value of which nothing is said. */
export const anything: Shape = { kind: 'union', alternatives: [] };

/** A shape with a name. Its text is that of the shape. */
export function toNamed(name: string, shape: Shape): Field {
  return { description: '', ...shape, name };
}

/** Whether a value can have any type. */
export function isAnything(shape: Shape): boolean {
  return toTypeKey(shape) === 'any';
}

const members: ShapeVisitor<readonly Field[]> = {
  scalar: () => [],
  choice: () => [],
  list: ({ items }) => fieldsOf(items),
  group: ({ fields }) => fields,
  union: ({ alternatives }) => {
    const all = alternatives.flatMap(fieldsOf);
    return [...new Map(all.map((field) => [field.name, field])).values()];
  },
  dictionary: ({ values }) => fieldsOf(values),
  ref: () => [],
};

/** The fields inside a value: of an object, of each object in a list, of all alternatives. */
export function fieldsOf(shape: Shape): readonly Field[] {
  return visitShape(members, shape);
}

export function isScalar(shape: Shape): shape is ScalarShape {
  return shape.kind === 'scalar' || shape.kind === 'choice';
}

/** Whether a value is a list whose items are all of one kind, and have nothing inside. */
export function isScalarList<Of extends Shape>(
  shape: Of,
): shape is Of & List & { items: ScalarShape } {
  return shape.kind === 'list' && !shape.first && isScalar(shape.items);
}

/**
 * Whether a value, or each value in a list, is a credential. Without a mark, an example such as
 * `YOUR_CLIENT_ID` decides, so that a forgotten mark leaks nothing.
 */
export function isSecret(shape: Shape): boolean {
  if (shape.kind === 'list') return isSecret(shape.items);
  if (shape.kind !== 'scalar') return false;
  const isPlaceholder = shape.examples?.some((example) => /\bYOUR_/.test(toText(example.value)));
  return shape.secret ?? isPlaceholder ?? false;
}

/** A field and its parents, outermost first. */
export interface NestedField {
  readonly field: Field;
  readonly parents: readonly Field[];
}

/** The fields of a list, each followed by its own fields. */
export function listNested(
  fields: readonly Field[],
  parents: readonly Field[] = [],
): readonly NestedField[] {
  return fields.flatMap((field) => [
    { field, parents },
    ...listNested(fieldsOf(field), [...parents, field]),
  ]);
}

/** The parts of a form in display order. The fields of no section come first. */
export function listSectioned(
  fields: readonly Field[],
  sections: readonly Section[] = [],
): readonly { readonly section?: Section; readonly fields: readonly Field[] }[] {
  const sectioned = new Set(sections.flatMap(({ names }) => names));
  return [
    { fields: fields.filter(({ name }) => !sectioned.has(name)) },
    ...sections.map((section) => ({
      section,
      fields: fields.filter(({ name }) => section.names.includes(name)),
    })),
  ];
}

/** The number of operations in a category, without events. One that undoes another is not counted. */
export function countOperations({
  endpoints,
  others = [],
}: Pick<Category, 'endpoints' | 'others'>): number {
  return [...endpoints, ...others].filter(({ undoes, event }) => !undoes && !event).length;
}

export function fieldsOfResponse({ shape }: Response): readonly Field[] {
  return shape ? fieldsOf(shape) : [];
}
