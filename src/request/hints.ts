/** What a value's limits mean, in words. */
import { isDateTime } from '../catalogue/formats';
import {
  visitSchema,
  type IntegerSchema,
  type NumberSchema,
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

/** What to mind about an entered text, as a sentence; empty where nothing is. Never blocks. */
export function toHint(schema: Schema, text: string): string {
  return text === '' ? '' : visitSchema(hints, schema, text);
}

const hints: SchemaVisitor<string, [text: string]> = {
  string: (schema, text) => toLengthHint(schema, text) || toFormatHint(schema, text),
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

function toLengthHint({ minLength = 0, maxLength = Infinity }: StringSchema, text: string): string {
  const { length } = [...text];
  if (length < minLength) return `${toCharacters(length)}: at least ${minLength} are needed.`;
  if (length > maxLength) return `${toCharacters(length)}: at most ${maxLength} are allowed.`;
  return length >= maxLength * nearLimit ? `${length} of ${maxLength} characters.` : '';
}

function toFormatHint({ format }: StringSchema, text: string): string {
  if (format === 'date-time' && !isDateTime(text)) {
    return 'Not a date-time with a zone, such as 2026-03-01T09:00:00Z.';
  }
  return format === 'uri' && !URL.canParse(text)
    ? 'Not a complete URL, such as https://example.com/a.'
    : '';
}

function toRangeHint(schema: IntegerSchema | NumberSchema, text: string): string {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isOutside = Number(text) < minimum || Number(text) > maximum;
  return isOutside ? `Outside the range: ${toRange(schema)}.` : '';
}
