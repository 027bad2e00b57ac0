/** Values that the author wrote. */
import { findOwn, isJsonObject, isList, type Json } from '../document';
import {
  type AnySchema,
  type Flat,
  flatten,
  isNullable,
  listAlternatives,
  listTypes,
} from './flat-schema';
import type { Reader } from './reader';
import { isShared } from './schema';

/** The first example that the author wrote. Those of parts of `allOf` are parts of one. */
export function findWritten(flat: Flat): Json | undefined {
  const { examples: [first] = [], '~partExamples': partExamples = [] } = flat;
  const example = flat.example as Json | undefined;
  const given = example === undefined ? first : example;
  // A key without a value is null in YAML.
  if (given === null && !isNullable(flat)) return undefined;
  if (given !== undefined || partExamples.length === 0) return given;
  const isObject = partExamples.every(isJsonObject);
  return isObject ? (Object.assign({}, ...partExamples) as Json) : partExamples[0];
}

/**
 * A given value, with what this side sends. JSON as a text, where the schema allows no text, is the
 * object or list in it.
 */
export function readValue<Value extends Json | undefined>(
  reader: Reader,
  schema: AnySchema | undefined,
  value: Value,
): Value | Json {
  const isJson = typeof value === 'string' && /^\s*[[{]/.test(value);
  if (!isJson || listTypes(flatten(reader.document, schema ?? {})).includes('string'))
    return value === undefined ? value : keepShared(reader, schema, value);
  try {
    return keepShared(reader, schema, JSON.parse(value) as Json);
  } catch {
    return value;
  }
}

/** A value without the members that only the other side sends, also inside it. */
function keepShared(reader: Reader, schema: AnySchema | undefined, value: Json): Json {
  const isInner = isList(value) || isJsonObject(value);
  if (!isInner || schema === undefined || reader.direction === undefined) return value;
  const flat = flatten(reader.document, schema);
  if (isList(value)) return value.map((item) => keepShared(reader, flat.items, item));
  const alternatives = listAlternatives(flat).map((one) => flatten(reader.document, one));
  const members = Object.entries(value).flatMap(([name, member]) => {
    const declared = [flat, ...alternatives].flatMap((one) => findOwn(one.properties, name) ?? []);
    const shared = declared.find((one) => isShared(reader, one));
    const isKept = declared.length === 0 || shared !== undefined;
    return isKept ? [[name, keepShared(reader, shared, member)] as const] : [];
  });
  return Object.fromEntries(members);
}
