/**
 * Makes an example of a schema where the document has none. `openapi-sampler` has no limit of size:
 * for nine schemas that all refer to one another, it takes 30 s and writes 69 MB.
 */
import { findOwn, isJsonObject, type Json, toDefined } from '../document';
import {
  type AnySchema,
  type Flat,
  flatten,
  listAlternatives,
  listTypes,
  listValues,
  toPointer,
} from './flat-schema';
import { isShared, type Reader, toMark } from './schema';

interface Place {
  readonly reader: Reader;
  readonly depth: number;
  /** The references around the schema. */
  readonly around: readonly string[];
  /** How many values the example can still get. */
  readonly room: { left: number };
}

/**
 * The objects on the first levels have all members, those below them only the required ones. In a
 * request, any object with required members has only these, since made optional values, such as IDs,
 * would make it fail.
 */
const fullLevels = 3;

/** The given example of a schema, or one with values of its types, within its limits. */
export function buildExample(reader: Reader, schema: AnySchema): Json | undefined {
  return build(schema, { reader, depth: 0, around: [], room: { left: 500 } });
}

/** The example, the default or the first choice that a schema has. */
export function findExample(reader: Reader, schema: AnySchema): Json | undefined {
  const flat = flatten(reader.document, schema);
  const { examples: [first] = [], default: initial } = flat;
  const given = (flat.example as Json | undefined) ?? first ?? initial ?? listValues(flat)?.[0];
  return readValue(reader, schema, given);
}

/** A given value. JSON as a text, where the schema allows no text, is the object or list in it. */
export function readValue<Value extends Json | undefined>(
  { document }: Reader,
  schema: AnySchema | undefined,
  value: Value,
): Value | Json {
  const isJson = typeof value === 'string' && /^\s*[[{]/.test(value);
  if (!isJson || listTypes(flatten(document, schema ?? {})).includes('string')) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

/** Undefined inside itself, since such an example has no end. */
function build(schema: AnySchema, place: Place): Json | undefined {
  const { reader, around, room } = place;
  const pointer = toPointer(schema);
  const isInside = pointer !== undefined && around.includes(pointer);
  if (isInside || room.left < -500) return undefined;
  const inside = pointer === undefined ? place : { ...place, around: [...around, pointer] };
  room.left -= 1;
  const given = findExample(reader, schema);
  if (given !== undefined) return given;
  const flat = flatten(reader.document, schema);
  const [alternative] = listAlternatives(flat);
  const part = flatten(reader.document, alternative ?? {});
  const required = [...(flat.required ?? []), ...(part.required ?? [])];
  const own = buildTyped({ ...flat, required }, inside);
  if (alternative === undefined) return own;
  const chosen = build(alternative, inside);
  if (chosen === undefined) return listTypes(part).length > 0 ? undefined : own;
  const mark = build(toMark(reader, flat, alternative) ?? {}, inside);
  return isJsonObject(chosen) ? Object.assign({}, isJsonObject(own) && own, chosen, mark) : chosen;
}

function buildTyped(flat: Flat, place: Place): Json | undefined {
  const [type] = listTypes(flat);
  switch (type) {
    case 'object':
      return buildObject(flat, { ...place, depth: place.depth + 1 });
    case 'array':
      return buildList(flat, place);
    case 'string':
      return buildText(flat);
    case 'integer':
    case 'number':
      return buildNumber(flat, type === 'integer' ? 1 : 0.1);
    case 'boolean':
      return true;
    default:
      return undefined;
  }
}

function buildObject(flat: Flat, place: Place): Json {
  const { properties, required = [], additionalProperties = false } = flat;
  const isFull = place.depth <= fullLevels && place.room.left > 0;
  if (!properties)
    return toDefined({ name: isFull ? build(additionalProperties, place) : undefined });
  const shared = Object.entries(properties).filter(([, one]) => isShared(place.reader, one));
  const needed = shared.filter(([name]) => required.includes(name));
  const isLean = place.reader.direction === 'request' && needed.length > 0;
  const least = isFull || place.depth < 3 * fullLevels ? needed : [];
  const members = (isFull && !isLean ? shared : least).map(
    ([name, schema]) => [name, build(schema, place)] as const,
  );
  return toDefined(Object.fromEntries(members));
}

function buildList({ items = {}, prefixItems, minItems = 1 }: Flat, place: Place): Json {
  const schemas =
    prefixItems ?? Array.from({ length: Math.min(Math.max(minItems, 1), 3) }, () => items);
  const built = schemas.map((schema) => build(schema, place));
  return built.filter((item) => item !== undefined);
}

const texts: Readonly<Record<string, string>> = {
  'date-time': '2026-03-01T09:00:00Z',
  date: '2026-03-01',
  time: '09:00:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  hostname: 'example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'aGVsbG8=',
  binary: 'file.bin',
  password: 'YOUR_PASSWORD',
};

function buildText({ format = '', minLength = 0, maxLength = Infinity }: Flat): string {
  const text = findOwn(texts, format) ?? 'string';
  return text.padEnd(Math.min(minLength, 100), text).slice(0, maxLength);
}

/** The number nearest to 1 within the limits. */
function buildNumber(flat: Flat, step: number): number {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = flat;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = flat;
  const least = Math.max(minimum, exclusiveMinimum + step);
  const number = Math.min(Math.max(1, least), maximum, exclusiveMaximum - step);
  return multipleOf === undefined ? number : Math.ceil(number / multipleOf) * multipleOf;
}
