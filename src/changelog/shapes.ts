/** Compares parameters and response fields at any depth. */
import { type ParameterLocation, toDefined } from '../api/document';
import {
  type Count,
  type Field,
  fieldsOf,
  isScalar,
  type Scalar,
  type ScalarShape,
  type Shape,
  type ShapeVisitor,
  toTypeName,
  visitShape,
} from '../api/field';
import { isFolded, type Schemas, toUnfold, type Unfold } from './folded';
import {
  type LimitName,
  limitNames,
  limits,
  type TypeFacts,
  type ValueChange,
  type ValueDifference,
} from './rules';

/**
 * Compares the parameters of a location or, without one, bodies of responses. The API does not
 * document which fields of responses are always present.
 */
export function compareValues(
  older: readonly Field[],
  newer: readonly Field[],
  at: ParameterLocation | '',
  schemas: Schemas,
): readonly ValueChange[] {
  const isSent = at !== '';
  const isText = isSent && at !== 'body';
  const unfold = toUnfold(schemas);
  return compareMembers(older, newer, { at, isSent, isText, isTypeTold: false, unfold });
}

interface Place {
  readonly unfold: Unfold;
  /** The path of the value, or of the object that has it, such as `body.locales[]`. */
  readonly at: string;
  readonly isSent: boolean;
  /** Whether values are sent as text, so that `1` is a string too. */
  readonly isText: boolean;
  /** Whether the type of a list around the value tells its type. */
  readonly isTypeTold: boolean;
}

/** For a member that was added or removed, does not list its own members. */
function compareMembers(
  older: readonly Field[],
  newer: readonly Field[],
  place: Place,
): readonly ValueChange[] {
  const common = newer.flatMap((field): readonly ValueChange[] => {
    const path = toPath(place.at, field.name);
    const before = findBefore(field, older);
    if (!before) {
      const required = place.isSent && field.required === true;
      return [{ path, kind: 'added', required, hasDefault: hasDefault(field) }];
    }
    const isRenamed = before.name !== field.name;
    const renames = isRenamed ? [{ path, kind: 'renamed', was: before.name } as const] : [];
    return [...renames, ...compareOne(before, field, { ...place, at: path })];
  });
  const matched = new Set(newer.map((field) => findBefore(field, older)?.name));
  const removed = older
    .filter(({ name }) => !matched.has(name))
    .map(({ name }) => ({ path: toPath(place.at, name), kind: 'removed' }) as const);
  return [...common, ...removed];
}

/** The same value in the older version, by its name or else by its old name. */
function findBefore({ name, was }: Field, older: readonly Field[]): Field | undefined {
  return (
    older.find((field) => field.name === name) ??
    (was === undefined ? undefined : older.find((field) => field.name === was))
  );
}

function toPath(at: string, name: string): string {
  return at === '' || name === '' || name.startsWith('[') ? at + name : `${at}.${name}`;
}

function compareOne(older: Field, newer: Field, place: Place): readonly ValueChange[] {
  const own = [
    ...(place.isSent ? compareNeed(older, newer) : []),
    ...compareDeprecation(older, newer),
    ...(place.isSent ? compareEncoding(older, newer) : []),
    ...compareChoices(older.nullable ? ['null'] : [], newer.nullable ? ['null'] : []),
  ];
  return [
    ...own.map((difference) => ({ path: place.at, ...difference })),
    ...compareShapes(older, newer, place),
  ];
}

function compareNeed(older: Field, newer: Field): readonly ValueDifference[] {
  if (older.required === newer.required) return [];
  return [
    newer.required ? { kind: 'required', hasDefault: hasDefault(newer) } : { kind: 'optional' },
  ];
}

function compareEncoding(older: Field, newer: Field): readonly ValueDifference[] {
  const from = toEncodingName(older);
  const to = toEncodingName(newer);
  return from === to ? [] : [{ kind: 'encoded', from, to }];
}

function toEncodingName({ encoding }: Field): string {
  const facts = Object.entries(encoding ?? { style: 'default' });
  return facts
    .map(([name, value]) => `${name} ${value}`)
    .toSorted()
    .join(', ');
}

function hasDefault(field: Field): boolean {
  return visitShape(facts, field).limits?.default !== undefined;
}

type Deprecatable = Pick<Field, 'deprecated'>;

/** A different deprecation text is not a change. */
export function compareDeprecation({ deprecated: before }: Deprecatable, newer: Deprecatable) {
  const { deprecated: text } = newer;
  if (text !== undefined && before === undefined) return [{ kind: 'deprecated', text } as const];
  return text === undefined && before !== undefined ? [{ kind: 'undeprecated' } as const] : [];
}

function compareShapes(older: Shape, newer: Shape, place: Place): readonly ValueChange[] {
  if (isFolded(older) || isFolded(newer)) {
    const unfolded = place.unfold(older, newer);
    return unfolded ? compareShapes(...unfolded, place) : [];
  }
  const [type] = compareTypes(older, newer, place);
  const types = type && !place.isTypeTold ? [{ path: place.at, ...type }] : [];
  const sides = [older, newer];
  if (sides.some(isAny)) return types;
  if (sides.some(({ kind }) => kind === 'union')) return compareAlternatives(older, newer, place);
  if (type?.kind === 'retyped') return types;
  const before = visitShape(facts, older);
  const after = visitShape(facts, newer);
  const values = [
    ...compareLimits(before, after, place),
    ...compareChoices(before.choices, after.choices),
  ];
  const inside = { ...place, isTypeTold: place.isTypeTold || type !== undefined };
  return [
    ...types,
    ...values.map((difference) => ({ path: place.at, ...difference })),
    ...compareMembers(before.members ?? [], after.members ?? [], inside),
  ];
}

function compareTypes(older: Shape, newer: Shape, { isText }: Place): readonly ValueDifference[] {
  const from = toTypeName(older);
  const to = toTypeName(newer);
  if (from === to) return [];
  if (fits(older, newer, isText)) return [{ kind: 'widened', from, to }];
  return [{ kind: fits(newer, older, false) ? 'narrowed' : 'retyped', from, to }];
}

function compareLimits(older: Facts, newer: Facts, { isSent }: Place): readonly ValueDifference[] {
  return (
    limitNames
      .filter((limit) => isSent || limits[limit].field)
      // Where there are choices on one side only, they say more than limits.
      .filter((limit) => limit === 'default' || !older.choices === !newer.choices)
      .map((limit) => ({ limit, from: older.limits?.[limit], to: newer.limits?.[limit] }))
      .filter(({ from, to }) => String(from) !== String(to))
      .map((change) => ({ kind: 'limit', ...change }) as const)
  );
}

function compareChoices(
  from: readonly string[] | undefined,
  to: readonly string[] | undefined,
): readonly ValueDifference[] {
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

/** A value of several types. Those that changed are compared with one of the same type, in order. */
function compareAlternatives(older: Shape, newer: Shape, place: Place): readonly ValueChange[] {
  const left = [...listChanged(older, newer)];
  const differences = listChanged(newer, older).flatMap((shape): readonly ValueChange[] => {
    const index = left.findIndex((one) => toTypeName(one) === toTypeName(shape));
    const [before] = index < 0 ? [] : left.splice(index, 1);
    if (before) return compareShapes(before, shape, place);
    return place.isTypeTold ? [] : [{ path: place.at, kind: 'type-added', ...toTypeFacts(shape) }];
  });
  const removed = left
    .filter((shape) => !place.isTypeTold && !(isScalar(shape) && fits(shape, newer, place.isText)))
    .map((shape) => ({ path: place.at, kind: 'type-removed', ...toTypeFacts(shape) }) as const);
  return [...differences, ...removed];
}

/** The alternatives that the other version does not have. */
function listChanged(shape: Shape, other: Shape): readonly Shape[] {
  const known = listAlternatives(other).map((one) => JSON.stringify(one));
  return listAlternatives(shape).filter((one) => !known.includes(JSON.stringify(one)));
}

function toTypeFacts(shape: Shape): TypeFacts {
  return { type: toTypeName(shape), names: fieldsOf(shape).map(({ name }) => name) };
}

function listAlternatives(shape: Shape): readonly Shape[] {
  return shape.kind === 'union' ? shape.alternatives : [shape];
}

function isAny(shape: Shape): boolean {
  return shape.kind === 'union' && shape.alternatives.length === 0;
}

/** Whether all values of a type have the other type. Members and limits are compared separately. */
function fits(narrow: Shape, wide: Shape, isText: boolean): boolean {
  if (isAny(narrow) || isAny(wide)) return isAny(wide);
  return listAlternatives(narrow).every((one) =>
    listAlternatives(wide).some((other) => visitShape(fitting, one, other, isText)),
  );
}

const fitsScalar = ({ type }: ScalarShape, wide: Shape, isText: boolean) =>
  isScalar(wide) &&
  (wide.type === type ||
    (wide.type === 'number' && type === 'integer') ||
    (wide.type === 'string' && isText));

const fitting: ShapeVisitor<boolean, [wide: Shape, isText: boolean]> = {
  scalar: fitsScalar,
  choice: fitsScalar,
  list: ({ items }, wide, isText) => wide.kind === 'list' && fits(items, wide.items, isText),
  group: (_shape, wide) => wide.kind === 'group',
  union: fits,
  dictionary: ({ values }, wide, isText) =>
    wide.kind === 'dictionary' && fits(values, wide.values, isText),
  ref: ({ schema }, wide) => wide.kind === 'ref' && wide.schema === schema,
};

interface Facts {
  /** The only allowed values. A constant is a single choice. */
  readonly choices?: readonly string[] | undefined;
  readonly limits?: Pick<Scalar & Count, LimitName>;
  /** The fields of an object, or one that stands for the items of a list. */
  readonly members?: readonly Field[];
}

const facts: ShapeVisitor<Facts> = {
  scalar: (shape) => ({
    choices: shape.const === undefined ? undefined : [String(shape.const)],
    // A minimum length of 0 is not a limit.
    limits: { ...shape, minLength: shape.minLength || undefined },
  }),
  choice: ({ choices, ...shape }) => ({ choices: choices.map(String), limits: shape }),
  list: ({ items, first = [], count }) => ({
    members: [...first.map((one, index) => toMember(one, `[${index}]`)), toMember(items, itemName)],
    ...(count && { limits: count }),
  }),
  group: ({ fields, others, count }) => ({
    // Without a rule for other members, there can be any.
    members: others && !isAny(others) ? [...fields, toMember(others, '*')] : fields,
    ...(count && { limits: count }),
  }),
  union: () => ({}),
  dictionary: ({ values, names, count }) => ({
    members: [toMember(values, '*')],
    limits: toDefined({ ...count, pattern: names }),
  }),
  ref: () => ({}),
};

/** The name of the items of a list in paths. */
const itemName = '[]';

export function toMember(shape: Shape, name = ''): Field {
  return { ...shape, name, description: '' };
}
