/**
 * Makes an example of a schema where the document has none. `openapi-sampler` has no limit of size:
 * for nine schemas that all refer to one another, it takes 30 s and writes 69 MB.
 */
import {
  findOwn,
  isJsonObject,
  isJsonType,
  type Json,
  type JsonObject,
  type ParameterLocation,
  toDefined,
} from '../document';
import {
  type AnySchema,
  type Flat,
  flatten,
  isNullable,
  listAlternatives,
  listTypes,
  listValues,
  type Members,
  toPointer,
} from './flat-schema';
import { listContained, listDemands, withOneSet } from './demands';
import { findOthers, listNames } from './example-maps';
import { buildNumber, buildText, toDifferent } from './example-scalars';
import { toJsonText } from '../numbers';
import { findWritten, readValue } from './written';
import type { Reader } from './reader';
import { listPointers } from './references';
import { isShared, toMark } from './schema';

interface Place {
  readonly reader: Reader;
  readonly depth: number;
  readonly around: readonly string[];
  /** How many values the example can still get, and how many it lacks that are required. */
  readonly room: { left: number; lacking: number };
  /** Whether the value is optional in a request, so it is not made up. */
  readonly isOptional?: boolean;
}

/**
 * The objects on the first levels have all members, those below them only the required ones. In a
 * request, optional members have only what the author wrote: made values, such as IDs, would make it
 * fail.
 */
const fullLevels = 3;
const deepest = 3 * fullLevels;

/** The given example of a schema, or one with values of its types, within its limits. */
export function buildExample(reader: Reader, schema: AnySchema): Json | undefined {
  return build(schema, { reader, depth: 0, around: [], room: { left: 500, lacking: 0 } });
}

/**
 * The example, the default or the first choice that a schema has. Of a parameter, the only choice, and
 * no object without a member that it requires: a list has that of its items.
 */
export function findExample(
  reader: Reader,
  schema: AnySchema,
  location: ParameterLocation = 'body',
): Json | undefined {
  const flat = flatten(reader.document, schema);
  const choices = (listValues(flat) ?? []).filter((one) => one !== null || isNullable(flat));
  const isChosen = choices.length === 1 || location === 'body' || location === 'path';
  const written = findWritten(flat);
  const made = flat.default ?? (isChosen ? choices[0] : undefined);
  const value = readValue(reader, schema, written === undefined ? made : written);
  if (location === 'body') return value;
  const isPart = flat['~partExamples'] !== undefined && isJsonObject(value);
  if (isPart && flat.required?.some((name) => !(name in value))) return undefined;
  return value === undefined ? findInside(reader, flat, location) : value;
}

/** The example of an item, or what the author wrote for the first alternative. */
function findInside(reader: Reader, flat: Flat, location: ParameterLocation): Json | undefined {
  const item = flat.items && findExample(reader, flat.items, location);
  if (item !== undefined) return [item];
  const [alternative] = listAlternatives(flat);
  return alternative && findWritten(flatten(reader.document, alternative));
}

/** An example with the members that it lacks, which its schema or its own values require. */
function complete(flat: Flat, example: Json, place: Place): Json {
  if (!isJsonObject(example)) return example;
  const all = [flat, ...listDemands(place.reader.document, flat, example)];
  const properties = Object.assign({}, ...all.map((one) => one.properties)) as Members;
  const required = new Set(all.flatMap((one) => one.required ?? []));
  const missing = [...required].filter((name) => !Object.hasOwn(example, name));
  const made = missing.map((name) => {
    const one = findOwn(properties, name) ?? (findOthers(flat).values || true);
    return [name, isShared(place.reader, one) ? buildNeeded(one, place) : undefined] as const;
  });
  const added = toDefined(Object.fromEntries(made));
  const isWhole = Object.keys(added).length === 0;
  return isWhole ? example : complete(flat, { ...example, ...added }, place);
}

function toNeeded(place: Place): Place {
  return { ...place, isOptional: false };
}

function buildNeeded(schema: AnySchema, place: Place): Json | undefined {
  const made = build(schema, toNeeded(place)) ?? findAny(place.reader, schema);
  if (made === undefined) place.room.lacking += 1;
  return made;
}

/** A value that is left out if it would lack what it requires. */
function buildOptional(schema: AnySchema, place: Place): Json | undefined {
  const { reader, room } = place;
  const { lacking } = room;
  const made = build(schema, { ...place, isOptional: reader.direction === 'request' });
  if (room.lacking === lacking) return made;
  room.lacking = lacking;
  return undefined;
}

/** Undefined inside itself, since such an example has no end. */
function build(schema: AnySchema, place: Place): Json | undefined {
  const { reader, around, room } = place;
  const pointers = listPointers(schema);
  const isInside = pointers.some((one) => around.includes(one));
  if (isInside || room.left < -500 || place.depth > deepest) return undefined;
  const inside = { ...place, around: [...around, ...pointers] };
  room.left -= 1;
  const flat = withOneSet(flatten(reader.document, schema));
  if (flat['~never']) return undefined;
  const written = readValue(reader, schema, findWritten(flat));
  if (written !== undefined) return complete(flat, written, inside);
  const given = place.isOptional ? undefined : findExample(reader, schema);
  if (given !== undefined) return given;
  const [alternative] = listAlternatives(flat);
  const part = flatten(reader.document, alternative ?? {});
  const isOfBase = (name: string) =>
    Object.hasOwn(flat.properties ?? {}, name) || !Object.hasOwn(part.properties ?? {}, name);
  const required = [...(flat.required ?? []), ...(part.required ?? [])].filter(isOfBase);
  const own = buildTyped({ ...flat, required }, inside);
  if (alternative === undefined) {
    const { '~heirOf': discriminator } = flat;
    const mark =
      discriminator && build(toMark(reader, { discriminator }, schema) ?? {}, toNeeded(inside));
    return isJsonObject(own) && isJsonObject(mark) ? { ...own, ...mark } : own;
  }
  // The default alternative has a mark too, though it needs none.
  const { propertyName, mapping = {} } = flat.discriminator ?? {};
  const marked = propertyName ? { discriminator: { propertyName, mapping } } : {};
  const mark = build(toMark(reader, marked, alternative) ?? {}, toNeeded(inside));
  // Without a member, a value of one type is one of the others, too.
  const isOwn = !flat.oneOf || mark !== undefined || reader.direction !== 'request';
  const more = flat.required?.filter((name) => !isOfBase(name)) ?? [];
  const isWhole = more.every((name) => part.required?.includes(name));
  const lean = build(isWhole ? alternative : { allOf: [alternative, { required: more }] }, inside);
  const isLean = !isOwn && isJsonObject(lean) && Object.keys(lean).length === 0;
  const chosen = isLean ? build({ allOf: [alternative, { minProperties: 1 }] }, inside) : lean;
  if (chosen === undefined) return listTypes(part).length > 0 ? undefined : own;
  if (!isJsonObject(chosen)) return chosen;
  return complete(flat, Object.assign({}, isJsonObject(own) && own, chosen, mark), inside);
}

function buildTyped(flat: Flat, place: Place): Json | undefined {
  const [type] = listTypes(flat);
  if (type === 'object') return buildObject(flat, { ...place, depth: place.depth + 1 });
  if (type === 'array') return buildList(flat, place);
  if (place.isOptional) return undefined;
  switch (type) {
    case 'string':
      return isJsonType(flat.contentMediaType ?? '') && flat.contentEncoding === undefined
        ? toJsonText(build(flat.contentSchema ?? {}, toNeeded(place)) ?? {})
        : buildText(flat);
    case 'integer':
    case 'number':
      return buildNumber(flat, type === 'integer' ? 1 : 0.1);
    case 'boolean':
      return true;
    default:
      return undefined;
  }
}

function buildObject(flat: Flat, place: Place): Json | undefined {
  const required = new Set(flat.required);
  const properties = flat.properties ?? (required.size > 0 ? {} : undefined);
  const { depth, room, reader, isOptional = false } = place;
  const isFull = depth <= fullLevels && room.left > 0;
  if (!properties) {
    const { values, ...limits } = findOthers(flat);
    const value = isFull ? build(values, place) : undefined;
    const names = value === undefined ? [] : listNames(limits, reader);
    if (isOptional && names.length === 0) return undefined;
    return toDefined(Object.fromEntries(names.map((name) => [name, value])));
  }
  const isAny = isFull || required.size > 0;
  const members = Object.entries(isAny ? properties : {}).map(([name, schema]) => {
    const isNeeded = required.has(name) && !isOptional;
    const isOut = !(isNeeded || isFull) || room.left < -500 || !isShared(reader, schema);
    if (isOut) return [name, undefined] as const;
    return [name, isNeeded ? buildNeeded(schema, place) : buildOptional(schema, place)] as const;
  });
  const given = toDefined(Object.fromEntries(members));
  const counted = isFull && !isOptional ? withCount(flat, given, place) : given;
  const object = withDemands(flat, counted, place);
  const isEmpty = isOptional && Object.keys(object).length === 0;
  return isEmpty ? undefined : complete(flat, object, place);
}

/** With the values that the conditions of others demand, and without what these forbid. */
function withDemands(flat: Flat, object: JsonObject, place: Place): JsonObject {
  const demands = listDemands(place.reader.document, flat, object);
  const members = Object.entries(object).map(([name, value]) => {
    const demanded = demands.flatMap((one) => findOwn(one.properties, name) ?? []);
    const parts = [findOwn(flat.properties, name) ?? {}, ...demanded];
    return [name, demanded.length > 0 ? build({ allOf: parts }, place) : value] as const;
  });
  return toDefined(Object.fromEntries(members));
}

/** With as many members as there must be, and can be. */
function withCount(flat: Flat, object: JsonObject, place: Place): JsonObject {
  const { properties = {}, minProperties = 0, maxProperties, required = [] } = flat;
  const isMore = ([name, one]: readonly [string, AnySchema]) =>
    !Object.hasOwn(object, name) && isShared(place.reader, one);
  const toRank = (name: string) => Number(!required.includes(name));
  const lacking = minProperties - Object.keys(object).length;
  const more = Object.entries(properties).filter(isMore).slice(0, Math.max(0, lacking));
  const made = more.map(([name, one]) => [name, build(one, toNeeded(place))] as const);
  const all = Object.entries({ ...object, ...toDefined(Object.fromEntries(made)) });
  const kept = all
    .toSorted(([one], [other]) => toRank(one) - toRank(other))
    .slice(0, maxProperties);
  return Object.fromEntries(all.filter((one) => kept.includes(one)));
}

/** Stands for a required value of any type, or one that has no end: null, or nothing in it. */
function findAny({ document }: Reader, schema: AnySchema): Json | undefined {
  const flat = flatten(document, schema);
  if (isNullable(flat)) return null;
  const { required = [], minProperties = 0, minItems = 0 } = flat;
  const [type = 'object'] = listTypes(flat);
  if (flat['~never'] || listAlternatives(flat).length > 0) return undefined;
  if (type === 'array' && minItems === 0) return [];
  return type === 'object' && required.length + minProperties === 0 ? {} : undefined;
}

function buildList(flat: Flat, place: Place): Json | undefined {
  const { items = {}, prefixItems = [], minItems = 0, uniqueItems } = flat;
  const least = prefixItems.length > 0 ? 0 : 1;
  const further = Math.min(Math.max(minItems - prefixItems.length, least), 10);
  const choices = listValues(flatten(place.reader.document, items)) ?? [];
  if (uniqueItems && further > 1 && choices.length >= further) return choices.slice(0, further);
  const contained = place.around.includes(toPointer(items) ?? '') ? [] : listContained(flat);
  const others = Array.from({ length: Math.max(0, further - contained.length) }, () => items);
  const all = [...prefixItems, ...contained.map((one) => ({ allOf: [items, one] })), ...others];
  const schemas = all.slice(0, flat.maxItems);
  const make = place.isOptional || minItems === 0 ? build : buildNeeded;
  const built = schemas.map((schema) => make(schema, place));
  const given = built.filter((item) => item !== undefined);
  if (place.isOptional && given.length === 0) return undefined;
  if (prefixItems.length === 0) return uniqueItems ? given.map(toDifferent) : given;
  // The place of an item in a tuple is its meaning.
  if (place.isOptional) return buildList(flat, toNeeded(place));
  return given.slice(0, [...built, undefined].indexOf(undefined));
}
