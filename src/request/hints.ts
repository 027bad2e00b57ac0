/** What a value's limits mean, in words. */
import { findUnsendable, isDateTime } from '../catalogue/formats';
import {
  visitSchema,
  type IntegerSchema,
  type NumberSchema,
  type ScalarSchema,
  type Schema,
  type SchemaVisitor,
  type StringSchema,
} from '../catalogue/schema';
import { isExactInteger, isExactNumber } from './body';

/** The limits of a value; empty where it has none. */
export function toLimits(schema: Schema): string {
  return visitSchema(limits, schema);
}

const limits: SchemaVisitor<string> = {
  string: toLength,
  integer: toRange,
  number: toRange,
  boolean: () => '',
  array({ items }) {
    const each = toLimits(items);
    return each === '' ? '' : `each ${each}`;
  },
  object: () => '',
};

function toLength({ minLength = 0, maxLength }: StringSchema): string {
  if (maxLength === undefined) return minLength > 0 ? `at least ${toCharacters(minLength)}` : '';
  if (minLength === maxLength) return toCharacters(maxLength);
  return minLength > 0
    ? `${minLength} to ${toCharacters(maxLength)}`
    : `at most ${toCharacters(maxLength)}`;
}

function toCharacters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

function toRange({ minimum, maximum }: IntegerSchema | NumberSchema): string {
  if (minimum === undefined) return maximum === undefined ? '' : `at most ${maximum}`;
  return maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`;
}

/** About what a number field shows but keeps to itself, as it is no number yet: `1e`. */
export const unreadableHint = 'Not a number: left out of the request.';

/** A limit is near when this share of it is used. */
const nearLimit = 0.8;

/**
 * What to mind about an entered text, as a sentence; empty where nothing is. Never blocks.
 * @param path of the value in the form: `header/Accept`
 */
export function toHint(schema: Schema, text: string, path = ''): string {
  if (text === '') return '';
  return (isInHeader(path) && toHeaderHint(text)) || visitSchema(hints, schema, text);
}

/** Whether {@link toHint} has something to mind about any text. */
export function canHint(schema: ScalarSchema, path: string): boolean {
  if (schema.type !== 'string' || isInHeader(path)) return true;
  return toLimits(schema) !== '' || schema.format !== undefined;
}

function isInHeader(path: string): boolean {
  return path.startsWith('header/');
}

const hints: SchemaVisitor<string, [text: string]> = {
  // What makes the value wrong comes first.
  string: (schema, text) =>
    toLengthHint(schema, text) || toFormatHint(schema, text) || toCount(schema, text),
  integer: (schema, text) =>
    isExactInteger(text)
      ? toRangeHint(schema, text)
      : 'Not a whole number that JSON holds exactly: sent as typed.',
  number: (schema, text) =>
    isExactNumber(text)
      ? toRangeHint(schema, text)
      : 'Not a number that JSON holds exactly: sent as typed.',
  boolean: () => '',
  array: () => '',
  object: () => '',
};

function toHeaderHint(text: string): string {
  const odd = findUnsendable(text);
  if (odd === undefined) return '';
  const code = (odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const sign = /[\p{C}\p{Z}]/u.test(odd) ? '' : `"${odd}", `;
  return `A header takes printable ASCII characters only, not ${sign}U+${code}.`;
}

function toLengthHint({ minLength = 0, maxLength = Infinity }: StringSchema, text: string): string {
  const { length } = [...text];
  if (length < minLength) return `${toCharacters(length)}: at least ${minLength} are needed.`;
  return length > maxLength ? `${toCharacters(length)}: at most ${maxLength} are allowed.` : '';
}

function toFormatHint({ format }: StringSchema, text: string): string {
  if (format === 'date-time' && !isDateTime(text)) {
    return 'Not a date-time with a zone, such as 2026-03-01T09:00:00Z.';
  }
  return format === 'uri' && !isUrl(text)
    ? 'Not a complete URL, such as https://example.com/a.'
    : '';
}

/** `URL.canParse` is younger than the browsers that the portal supports. */
function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

/** Near the upper limit, how much of it is used. */
function toCount({ maxLength = Infinity }: StringSchema, text: string): string {
  const { length } = [...text];
  return length >= maxLength * nearLimit ? `${length} of ${maxLength} characters.` : '';
}

function toRangeHint(schema: IntegerSchema | NumberSchema, text: string): string {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isOutside = Number(text) < minimum || Number(text) > maximum;
  return isOutside ? `Outside the range: ${toRange(schema)}.` : '';
}
