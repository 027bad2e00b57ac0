/** Compares parameters and response fields at any depth. */
import * as messages from '../messages/en/changes';
import { say } from '../messages/say';
import { toCode } from '../openapi/inline';
import type { Field, NamedShape, Ref, Shape } from '../openapi/model';
import { fieldsOf, isScalar, toTypeKey } from '../openapi/shapes';
import {
  type Change,
  compareFacts,
  compareLists,
  type Difference,
  tell,
  toChanges,
  toKey,
} from './facts';
import { fits, isAny, listAlternatives, toInside } from './fits';
import { compareImplied, compareLabels, pairUnnamed, split } from './parts';
import { rules, type Side } from './rules';
import { sayCondition } from '../words/conditions';
import { toTypeName } from '../words/types';

/** The schemas with pages of their own in both versions. */
export interface Schemas {
  readonly older: readonly NamedShape[];
  readonly newer: readonly NamedShape[];
}

/** Where compared values are. */
export interface Place {
  /** The path of the value, or of the object that has it, such as `body.locales[]`. */
  readonly at: string;
  /** Undefined in a schema, which no client writes or reads by itself. */
  readonly side?: Side;
  /** What sentences call the value at a path. */
  readonly toSubject: (path: string) => string;
  /** Whether values are sent as text, so that `1` is a string too. */
  readonly isText?: boolean;
  /** Whether the type of a list around the value tells its type. */
  readonly isTypeTold?: boolean;
  readonly schemas: Schemas;
  /** The pairs of schemas that were compared. */
  readonly seen: Set<string>;
  /** The pairs of values around this one, which a recursive schema repeats. */
  readonly around: readonly string[];
}

/** The place of values that nothing is around. */
export function toPlace(toSubject: Place['toSubject'], side?: Side, schemas?: Schemas): Place {
  return {
    at: '',
    toSubject,
    seen: new Set(),
    around: [],
    schemas: schemas ?? { older: [], newer: [] },
    ...(side && { side }),
  };
}

function toChangesAt(place: Place, ...differences: readonly Difference[]): readonly Change[] {
  return toChanges(differences, place.toSubject(place.at), place.side, place.at);
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
    if (!before) return toChangesAt(inner, tell(toAddedRule(field, place)));
    const isRenamed = before.name !== field.name;
    const renames = isRenamed ? toChangesAt(inner, tell(rules.renamed, before.name)) : [];
    return [...renames, ...compareField(before, field, inner)];
  });
  const matched = new Set(newer.map((field) => findBefore(field, older)?.name));
  const removed = older
    .filter(({ name }) => !matched.has(name))
    .flatMap(({ name }) => toChangesAt(toInner(name), tell(rules.removed)));
  return [...common, ...removed];
}

/** The same value in the older version, by its name or else by its old name. */
function findBefore({ name, was }: Field, older: readonly Field[]): Field | undefined {
  return older.find((one) => one.name === name) ?? older.find((one) => one.name === was);
}

function toPath(at: string, name: string): string {
  return at === '' || name === '' || name.startsWith('[') ? at + name : `${at}.${name}`;
}

function toAddedRule(field: Field, { side }: Place) {
  if (!field.required || side !== 'written') return rules.added;
  return hasDefault(field) ? rules.addedWithDefault : rules.addedRequired;
}

/** Compares a value with what it was, and what is inside it. */
export function compareField(older: Field, newer: Field, place: Place): readonly Change[] {
  const required = hasDefault(newer) ? rules.requiredWithDefault : rules.required;
  const isSame = older.required === newer.required;
  const need = isSame ? [] : [tell(newer.required ? required : rules.optional)];
  return [...toChangesAt(place, ...need), ...compareShapes(older, newer, place)];
}

function hasDefault(field: Field): boolean {
  return 'default' in field && field.default !== undefined;
}

function compareShapes(older: Shape, newer: Shape, place: Place): readonly Change[] {
  const { schemas, seen, around } = place;
  const [from, to] = [unfold(older, schemas.older), unfold(newer, schemas.newer)];
  const content = toKey([toInside(from), toInside(to)]);
  const folded = [older, newer].filter(isFolded).length;
  // One version can show a schema that the other links to, so that neither walk ends first.
  const names = folded > 0 && toKey([older, newer].map(toEnd));
  const isKnown = names !== false && (seen.has(names) || around.includes(content));
  if (names !== false) seen.add(names);
  if (isKnown) {
    const [before, after] = folded === 2 ? [older, newer] : [from, to];
    return toChangesAt(place, ...compareOutside(before, after));
  }
  const inside = compareInside(from, to, { ...place, around: [...around, content] });
  return [...toChangesAt(place, ...compareOutside(from, to)), ...inside];
}

function compareOutside(older: Shape, newer: Shape): readonly Difference[] {
  return compareFacts(split(older).outside, split(newer).outside);
}

/** The schema with a page of its own that a reference leads to, with what stands beside it. */
function unfold(shape: Shape, schemas: readonly NamedShape[]): Shape {
  const found = isFolded(shape) && schemas.find(({ name }) => name === shape.schema)?.shape;
  if (!found) return shape;
  const { kind: _kind, schema: _schema, slug: _slug, ...beside } = shape;
  return { ...found, ...beside } as Shape;
}

/** The name of a schema with a page of its own, else the shape. */
function toEnd(shape: Shape): string | Shape {
  return isFolded(shape) ? shape.schema : toInside(shape);
}

/** Whether pages link to the shape instead of showing it. */
function isFolded(shape: Shape): shape is Ref {
  return shape.kind === 'ref' && shape.slug !== undefined;
}

/** Compares types, and what depends on them. */
function compareInside(older: Shape, newer: Shape, place: Place): readonly Change[] {
  const fit = toFit(older, newer, place);
  const isTold = fit === 'same' || place.isTypeTold;
  const names = [toTypeName(older), toTypeName(newer)] as const;
  const types = isTold ? [] : toChangesAt(place, tell(rules[fit], ...names));
  if (isAny(older) !== isAny(newer)) return types;
  const sides = [older, newer];
  const isUnion = sides.some(({ kind }) => kind === 'union') && !isAny(older);
  if (isUnion && sides.some(({ kind }) => kind !== 'union')) {
    return compareAlternatives(older, newer, place);
  }
  if (fit === 'other' && !isUnion) return types;
  const [before, after] = [split(older), split(newer)];
  const values = [
    // Where there are choices on one side only, they say more than limits.
    ...(!before.choices === !after.choices ? compareFacts(before.facts, after.facts) : []),
    ...compareChoices(before.choices, after.choices),
    ...compareLabels(older, newer),
    ...compareLists(before.conditions, after.conditions, ofConditions, (one) => ({
      code: sayCondition(one),
    })),
    ...compareLists(toNames(before.patterns), toNames(after.patterns), ofPatterns, (one) => one),
    ...compareImplied(before, after),
  ];
  if (isUnion) {
    return [...toChangesAt(place, ...values), ...compareAlternatives(older, newer, place)];
  }
  const inside = { ...place, isTypeTold: place.isTypeTold || fit !== 'same' };
  return [
    ...types,
    ...toChangesAt(place, ...values),
    ...compareMembers(before.members, after.members, inside),
    ...compareMembers(...pairUnnamed(before, after), inside),
  ];
}

function toFit(older: Shape, newer: Shape, { isText = false }: Place) {
  if (toTypeKey(older) === toTypeKey(newer)) return 'same';
  const [isWider, isNarrower] = [fits(older, newer, isText), fits(newer, older, isText)];
  if (isWider) return isNarrower ? 'same' : 'wider';
  return isNarrower ? 'narrower' : 'other';
}

function compareChoices(from: readonly string[] | undefined, to: readonly string[] | undefined) {
  const ofList = { added: rules.choiceAdded, removed: rules.choiceRemoved };
  if (from && to) return compareLists(from, to, ofList, (one) => one);
  if (to) return [tell(rules.choicesSet, undefined, { code: to.map(toCode).join(messages.comma) })];
  return from ? [tell(rules.choicesUnset)] : [];
}

const ofConditions = { added: rules.conditionAdded, removed: rules.conditionRemoved };
const ofPatterns = { added: rules.patternAdded, removed: rules.patternRemoved };
const toNames = (fields: readonly Field[]) => fields.map(({ name }) => name);

/** A value of several types: the changed ones are compared by title, or else by type, in order. */
function compareAlternatives(older: Shape, newer: Shape, place: Place): readonly Change[] {
  const isUnion = older.kind === 'union' && newer.kind === 'union';
  const left = new Set(listChanged(older, newer));
  const added = listChanged(newer, older);
  const kept = listAlternatives(newer).filter((one) => !added.includes(one));
  // What references in them lead to can differ.
  const inside = kept.flatMap((one) => compareShapes(one, one, place));
  const pairs = new Map<Shape, Shape>();
  const toTitle = (shape: Shape) => shape.title;
  for (const toName of [toTitle, toTypeKey]) {
    for (const shape of added.filter((one) => !pairs.has(one))) {
      const name = toName(shape);
      const found = [...left].find((one) => name !== undefined && toName(one) === name);
      if (found && left.delete(found)) pairs.set(shape, found);
    }
  }
  const told = added.flatMap((shape) => {
    const before = pairs.get(shape);
    if (before) return (isUnion ? compareShapes : compareInside)(before, shape, place);
    return place.isTypeTold ? [] : toChangesAt(place, tell(rules.typeAdded, '', toType(shape)));
  });
  const removed = [...left]
    .filter((one) => !place.isTypeTold && !(isScalar(one) && fits(one, newer, place.isText)))
    .flatMap((shape) => toChangesAt(place, tell(rules.typeRemoved, toType(shape))));
  const isSaid = place.isTypeTold || left.size === 0 || removed.length + told.length > 0;
  if (isSaid) return [...told, ...removed, ...inside];
  return [
    ...toChangesAt(place, tell(rules.wider, toTypeName(older), toTypeName(newer))),
    ...inside,
  ];
}

/** The alternatives that the other version does not have. */
function listChanged(shape: Shape, other: Shape): readonly Shape[] {
  const known = new Set(listAlternatives(other).map(toKey));
  return listAlternatives(shape).filter((one) => !known.has(toKey(one)));
}

/** The type with the names of its fields. */
function toType(shape: Shape): { readonly code: string } {
  const names = fieldsOf(shape).map(({ name }) => toCode(name));
  const type = toCode(toTypeName(shape));
  if (names.length === 0) return { code: type };
  return { code: say(messages.typeWith, { type, names: names.join(messages.comma) }) };
}
