/** Compares values and their members at any depth. */
import {
  limitNames,
  type Limits,
  type ParameterDifference,
  type RuleDifference,
  type ShapeDifference,
} from './model';
import {
  type Property,
  type Schema,
  type SchemaVisitor,
  toTypeName,
  visitSchema,
} from '../catalogue/schema';

type Located<Difference> = { readonly path: string } & Difference;

export function compareParameters(
  older: readonly Shape[],
  newer: readonly Shape[],
  at: string,
): Located<ParameterDifference>[] {
  return compareMembers({ older, newer, at, isSent: true, compareRules });
}

/**
 * Compares response fields. The API does not document which fields are always present, and limits
 * do not apply.
 */
export function compareFields(older: Shape, newer: Shape): Located<ShapeDifference>[] {
  const sides = { older: [older], newer: [newer] };
  return compareMembers({ ...sides, at: '', isSent: false, compareRules: () => [] });
}

interface Comparison<Difference> {
  readonly older: readonly Shape[];
  readonly newer: readonly Shape[];
  /** The path of the members, for example `body.locales[]`. */
  readonly at: string;
  readonly isSent: boolean;
  readonly compareRules: (older: Shape, newer: Shape) => readonly Difference[];
}

/** For a member that was added or removed, does not list its own members. */
function compareMembers<Difference>(
  comparison: Comparison<Difference>,
): Located<ShapeDifference | Difference>[] {
  const { older, newer, at, isSent } = comparison;
  const common = newer.flatMap((shape) => {
    const path = toPath(at, shape.name);
    const before = findBefore(shape, older);
    if (!before) return [{ path, kind: 'added', required: isSent && shape.required } as const];
    const isRenamed = before.name !== shape.name;
    const renames = isRenamed ? [{ path, kind: 'renamed', was: before.name } as const] : [];
    return [...renames, ...compareOne(before, shape, { ...comparison, at: path })];
  });
  const matched = new Set(newer.map((shape) => findBefore(shape, older)?.name));
  const removed = older
    .filter(({ name }) => !matched.has(name))
    .map(({ name }) => ({ path: toPath(at, name), kind: 'removed' }) as const);
  return [...common, ...removed];
}

/** The same value in the older version, by its name or else by its old name. */
function findBefore({ name, was }: Shape, older: readonly Shape[]): Shape | undefined {
  return (
    older.find((shape) => shape.name === name) ??
    (was === undefined ? undefined : older.find((shape) => shape.name === was))
  );
}

/** If the type changed, compares only whether the value is required or deprecated. */
function compareOne<Difference>(
  older: Shape,
  newer: Shape,
  comparison: Comparison<Difference>,
): Located<ShapeDifference | Difference>[] {
  const { at: path, compareRules } = comparison;
  const rules = [...compareRules(older, newer), ...compareDeprecation(older, newer)].map(
    (difference) => ({ path, ...difference }),
  );
  if (older.type !== newer.type) {
    return [{ path, kind: 'retyped', from: older.type, to: newer.type }, ...rules];
  }
  const members = { older: older.members, newer: newer.members };
  return [
    ...rules,
    ...compareChoices(older, newer).map((difference) => ({ path, ...difference })),
    ...compareMembers({ ...comparison, ...members, at: isList(newer) ? `${path}[]` : path }),
  ];
}

function compareChoices({ choices: from }: Shape, { choices: to }: Shape): ShapeDifference[] {
  if (!from || !to) return from === to ? [] : [{ kind: 'choices', from, to }];
  return [
    ...to
      .filter((choice) => !from.includes(choice))
      .map((choice) => ({ kind: 'choice-added', choice }) as const),
    ...from
      .filter((choice) => !to.includes(choice))
      .map((choice) => ({ kind: 'choice-removed', choice }) as const),
  ];
}

function compareRules(older: Shape, newer: Shape): RuleDifference[] {
  return [
    ...(older.required === newer.required ? [] : [toNeed(newer)]),
    ...(older.type === newer.type ? compareLimits(older, newer) : []),
  ];
}

function toNeed({ required }: Shape): RuleDifference {
  return { kind: required ? 'required' : 'optional' };
}

interface Deprecatable {
  readonly deprecated?: string | undefined;
}

/** A different deprecation text is not a change. */
export function compareDeprecation({ deprecated: before }: Deprecatable, newer: Deprecatable) {
  const { deprecated: text } = newer;
  if (text !== undefined && before === undefined) return [{ kind: 'deprecated', text } as const];
  return text === undefined && before !== undefined ? [{ kind: 'undeprecated' } as const] : [];
}

function compareLimits(older: Shape, newer: Shape): RuleDifference[] {
  return limitNames
    .map((limit) => ({ limit, from: older.limits[limit], to: newer.limits[limit] }))
    .filter(({ from, to }) => from !== to)
    .map((difference) => ({ kind: 'limit', ...difference }) as const);
}

function toPath(at: string, name: string): string {
  return at === '' || name === '' ? at + name : `${at}.${name}`;
}

/* Parameters and response fields as the changelog compares them, without texts and examples. */

/** A value of the API and its members. */
export interface Shape {
  /** The name on the wire. Empty for list items and for a body that is an array. */
  readonly name: string;
  /** The name before a rename. */
  readonly was: string | undefined;
  readonly required: boolean;
  readonly deprecated: string | undefined;
  readonly type: string;
  /** The only allowed values. A constant is a single choice. */
  readonly choices: readonly string[] | undefined;
  readonly limits: Limits;
  /** The members of an object, or the unnamed shape of the items of a list. */
  readonly members: readonly Shape[];
}

export function toShapes(properties: readonly Property[]): readonly Shape[] {
  return properties.map((property) => {
    const { name, was, required = false, deprecated } = property;
    return { ...toShape(property), name, was, required, deprecated };
  });
}

/** The shape of an unnamed value. */
export function toShape(schema: Schema): Shape {
  const unnamed = { name: '', was: undefined, required: false, deprecated: undefined };
  return { ...unnamed, ...visitSchema(shapes, schema) };
}

/** Whether the value is a list, whose members belong to its items. */
export function isList({ type }: Shape): boolean {
  return type.startsWith('array of ');
}

type Facts = Omit<Shape, 'name' | 'was' | 'required' | 'deprecated'>;

const shapes: SchemaVisitor<Facts> = {
  string: (schema) => {
    const choices = schema.const === undefined ? schema.enum : [schema.const];
    // A minimum length of 0 is not a limit.
    const minLength = schema.minLength || undefined;
    return { ...single, type: schema.type, choices, limits: toLimits({ ...schema, minLength }) };
  },
  integer: (schema) => ({ ...single, type: schema.type, limits: toLimits(schema) }),
  number: (schema) => ({ ...single, type: schema.type, limits: toLimits(schema) }),
  boolean: (schema) => ({ ...single, type: schema.type, limits: toLimits(schema) }),
  array: (schema) => ({
    ...single,
    type: toTypeName(schema),
    members: [toShape(schema.items)],
  }),
  object: ({ type, properties }) => ({ ...single, type, members: toShapes(properties) }),
};

const single = { choices: undefined, limits: {}, members: [] };

function toLimits(schema: Limits): Limits {
  return Object.fromEntries(limitNames.map((name) => [name, schema[name]]));
}
