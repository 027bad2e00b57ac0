/** Compares parameters and response fields at any depth. */
import type { ParameterLocation } from '../openapi/document';
import type { Count, Field, Ref, Scalar, Shape } from '../openapi/model';
import { isScalar, type ShapeVisitor, toTypeName, visitShape } from '../openapi/shapes';
import { sayDeprecated } from '../words/facts';
import type { ScalarShape } from '../openapi/model';
import type { NamedShape } from '../openapi/model';
import {
  type Change,
  type Difference,
  type LimitName,
  limitNames,
  type Side,
  toChanges,
  valueRules,
} from './rules';

/** The schemas with pages of their own in both versions. */
export interface Schemas {
  readonly older: readonly NamedShape[];
  readonly newer: readonly NamedShape[];
}

/** Where compared values are. */
export interface Place {
  /** The path of the value, or of the object that has it, such as `body.locales[]`. */
  readonly at: string;
  readonly side: Side;
  /** What sentences call the value at a path. */
  readonly toSubject: (path: string) => string;
  /** Undefined in responses. The API does not document which of their fields are always present. */
  readonly location?: ParameterLocation;
  /** Whether the type of a list around the value tells its type. */
  readonly isTypeTold?: boolean;
  readonly schemas: Schemas;
  /** The pairs of schemas that were compared. */
  readonly seen: Set<string>;
}

/** Whether values are sent as text, so that `1` is a string too. */
function isText({ location = 'body' }: Place): boolean {
  return location !== 'body';
}

function toChangesAt(place: Place, ...differences: readonly Difference[]): readonly Change[] {
  return toChanges(differences, place.toSubject(place.at), place.side);
}

/** Compares parameters or fields of responses. The members of an added or removed one are not told. */
export function compareMembers(
  older: readonly Field[],
  newer: readonly Field[],
  place: Place,
): readonly Change[] {
  const toInner = (name: string) => ({ ...place, at: toPath(place.at, name) });
  const common = newer.flatMap((field): readonly Change[] => {
    const inner = toInner(field.name);
    const before = findBefore(field, older);
    if (!before) {
      const required = place.location !== undefined && field.required === true;
      return toChangesAt(inner, valueRules.added(required, hasDefault(field)));
    }
    const isRenamed = before.name !== field.name;
    const renames = isRenamed ? toChangesAt(inner, valueRules.renamed(before.name)) : [];
    return [...renames, ...compareOne(before, field, inner)];
  });
  const matched = new Set(newer.map((field) => findBefore(field, older)?.name));
  const removed = older
    .filter(({ name }) => !matched.has(name))
    .flatMap(({ name }) => toChangesAt(toInner(name), valueRules.removed));
  return [...common, ...removed];
}

/** The same value in the older version, by its name or else by its old name. */
function findBefore({ name, was }: Field, older: readonly Field[]): Field | undefined {
  return older.find((one) => one.name === name) ?? older.find((one) => one.name === was);
}

function toPath(at: string, name: string): string {
  return at === '' || name === '' || name.startsWith('[') ? at + name : `${at}.${name}`;
}

function compareOne(older: Field, newer: Field, place: Place): readonly Change[] {
  const own = [
    ...(place.location ? compareNeed(older, newer) : []),
    ...compareDeprecation(older, newer),
    ...(place.location ? compareEncoding(older, newer) : []),
    ...compareChoices(older.nullable ? ['null'] : [], newer.nullable ? ['null'] : []),
  ];
  return [...toChangesAt(place, ...own), ...compareShapes(older, newer, place)];
}

function compareNeed(older: Field, newer: Field): readonly Difference[] {
  if (older.required === newer.required) return [];
  return [newer.required ? valueRules.required(hasDefault(newer)) : valueRules.optional];
}

function compareEncoding(older: Field, newer: Field): readonly Difference[] {
  const from = toEncodingName(older);
  const to = toEncodingName(newer);
  return from === to ? [] : [valueRules.encoded(from, to)];
}

function toEncodingName({ encoding }: Field): string {
  return Object.entries(encoding ?? { style: 'default' })
    .map(([name, value]) => `${name} ${value}`)
    .toSorted()
    .join(', ');
}

function hasDefault(field: Field): boolean {
  return visitShape(facts, field).limits?.default !== undefined;
}

/** A different deprecation text is not a change. */
export function compareDeprecation(
  { deprecated: before }: Pick<Field, 'deprecated'>,
  { deprecated: text }: Pick<Field, 'deprecated'>,
): readonly Difference[] {
  if (text !== undefined && before === undefined)
    return [valueRules.deprecated(sayDeprecated(text))];
  return text === undefined && before !== undefined ? [valueRules.undeprecated] : [];
}

function compareShapes(older: Shape, newer: Shape, place: Place): readonly Change[] {
  if (isFolded(older) || isFolded(newer)) return compareFolded(older, newer, place);
  const fit = toFit(older, newer, place);
  const types =
    fit === 'same' || place.isTypeTold
      ? []
      : toChangesAt(place, valueRules.retyped(fit, older, newer));
  const sides = [older, newer];
  if (sides.some(isAny)) return types;
  if (sides.some(({ kind }) => kind === 'union')) return compareAlternatives(older, newer, place);
  if (fit === 'other') return types;
  const before = visitShape(facts, older);
  const after = visitShape(facts, newer);
  const values = [
    ...compareLimits(before, after, place),
    ...compareChoices(before.choices, after.choices),
  ];
  const inside = { ...place, isTypeTold: place.isTypeTold || fit !== 'same' };
  return [
    ...types,
    ...toChangesAt(place, ...values),
    ...compareMembers(before.members ?? [], after.members ?? [], inside),
  ];
}

/** Compares schemas with pages of their own, the first time. Not if one is unknown. */
function compareFolded(older: Shape, newer: Shape, place: Place): readonly Change[] {
  const { schemas, seen } = place;
  const before = unfold(older, schemas.older);
  const after = unfold(newer, schemas.newer);
  const key = JSON.stringify([older, newer].map((one) => isFolded(one) && one.schema));
  if (!before || !after || seen.has(key)) return [];
  seen.add(key);
  return compareShapes(before, after, place);
}

function unfold(shape: Shape, schemas: readonly NamedShape[]): Shape | undefined {
  if (!isFolded(shape)) return shape;
  return schemas.find(({ name }) => name === shape.schema)?.shape;
}

/** Whether pages link to the shape instead of showing it. */
function isFolded(shape: Shape): shape is Ref {
  return shape.kind === 'ref' && shape.slug !== undefined;
}

function toFit(older: Shape, newer: Shape, place: Place) {
  if (toTypeName(older) === toTypeName(newer)) return 'same';
  if (fits(older, newer, isText(place))) return 'wider';
  return fits(newer, older) ? 'narrower' : 'other';
}

function compareLimits(older: Facts, newer: Facts, { location }: Place): readonly Difference[] {
  return (
    limitNames
      // oasdiff also compares others in responses, where clients read values of any size.
      .filter((limit) => location || limit === 'format')
      // Where there are choices on one side only, they say more than limits.
      .filter((limit) => limit === 'default' || !older.choices === !newer.choices)
      .map((limit) => ({ limit, from: older.limits?.[limit], to: newer.limits?.[limit] }))
      .filter(({ from, to }) => String(from) !== String(to))
      .map(({ limit, from, to }) => valueRules.limit(limit, from ?? undefined, to ?? undefined))
  );
}

function compareChoices(
  from: readonly string[] | undefined,
  to: readonly string[] | undefined,
): readonly Difference[] {
  if (!from || !to) return from === to ? [] : [valueRules.choices(to)];
  return [
    ...to.filter((choice) => !from.includes(choice)).map(valueRules.choiceAdded),
    ...from.filter((choice) => !to.includes(choice)).map(valueRules.choiceRemoved),
  ];
}

/** A value of several types. Those that changed are compared with one of the same type, in order. */
function compareAlternatives(older: Shape, newer: Shape, place: Place): readonly Change[] {
  const left = [...listChanged(older, newer)];
  const differences = listChanged(newer, older).flatMap((shape): readonly Change[] => {
    const index = left.findIndex((one) => toTypeName(one) === toTypeName(shape));
    const [before] = index < 0 ? [] : left.splice(index, 1);
    if (before) return compareShapes(before, shape, place);
    return place.isTypeTold ? [] : toChangesAt(place, valueRules.typeAdded(shape));
  });
  const removed = left
    .filter((shape) => !place.isTypeTold && !(isScalar(shape) && fits(shape, newer, isText(place))))
    .flatMap((shape) => toChangesAt(place, valueRules.typeRemoved(shape)));
  return [...differences, ...removed];
}

/** The alternatives that the other version does not have. */
function listChanged(shape: Shape, other: Shape): readonly Shape[] {
  const known = listAlternatives(other).map((one) => JSON.stringify(one));
  return listAlternatives(shape).filter((one) => !known.includes(JSON.stringify(one)));
}

function listAlternatives(shape: Shape): readonly Shape[] {
  return shape.kind === 'union' ? shape.alternatives : [shape];
}

function isAny(shape: Shape): boolean {
  return shape.kind === 'union' && shape.alternatives.length === 0;
}

/** Whether all values of a type have the other type. Members and limits are compared separately. */
function fits(narrow: Shape, wide: Shape, areTexts = false): boolean {
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
  group: (_shape, wide) => wide.kind === 'group',
  union: fits,
  dictionary: ({ values }, wide, areTexts) =>
    wide.kind === 'dictionary' && fits(values, wide.values, areTexts),
  ref: ({ schema }, wide) => wide.kind === 'ref' && wide.schema === schema,
};

interface Facts {
  /** The only allowed values. A constant is a single choice. */
  readonly choices?: readonly string[] | undefined;
  readonly limits?: Pick<Scalar & Count, LimitName> | undefined;
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
    members: [...first.map((one, index) => toMember(one, `[${index}]`)), toMember(items, '[]')],
    limits: count,
  }),
  group: ({ fields, others, count }) => ({
    // Without a rule for other members, there can be any.
    members: others && !isAny(others) ? [...fields, toMember(others, '*')] : fields,
    limits: count,
  }),
  union: () => ({}),
  dictionary: ({ values, names, count }) => ({
    members: [toMember(values, '*')],
    limits: { ...count, pattern: names?.kind === 'scalar' ? names.pattern : undefined },
  }),
  ref: () => ({}),
};

export function toMember(shape: Shape, name = ''): Field {
  return { ...shape, name, description: '' };
}
