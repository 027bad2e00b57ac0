import { toCode } from '../catalogue/inline';
import {
  type IntegerSchema,
  listNested,
  type NumberSchema,
  propertiesOf,
  type Property,
  type ScalarSchema,
  type Schema,
  type SchemaVisitor,
  type StringSchema,
  toTypeName as toBareTypeName,
  visitSchema,
} from '../catalogue/schema';
import type { Endpoint, ParameterLocation } from '../catalogue/model';
import { findUnsendable, isDateTime, isUrl } from '../catalogue/formats';
import { isExactInteger, isExactNumber } from './build';

/** The type and format of a value in words. */
export function toTypeName(schema: Schema): string {
  const format = schema.type === 'string' ? schema.format : undefined;
  return format ? `string, ${formats[format]}` : toBareTypeName(schema);
}

const formats = {
  'date-time': 'date-time',
  uri: 'URL',
  cron: 'cron expression',
  'comma-separated': 'comma-separated',
} as const;

/** The limits, choices and default of a value as short phrases in the inline notation. */
export function toFacts(schema: Schema): readonly string[] {
  const limits = toLimits(schema);
  return [...(limits === '' ? [] : [capitalize(limits)]), ...visitSchema(furtherFacts, schema)];
}

const furtherFacts: SchemaVisitor<readonly string[]> = {
  string: ({ enum: choices, default: value, const: only }) => [
    ...(choices ? [`One of ${choices.map((choice) => toCode(choice)).join(', ')}`] : []),
    ...toDefault(value),
    ...(only === undefined ? [] : [`Always ${toCode(only)}`]),
  ],
  integer: (schema) => toDefault(schema.default),
  number: (schema) => toDefault(schema.default),
  boolean: (schema) => toDefault(schema.default),
  array: ({ items }) => visitSchema(furtherFacts, items),
  object: () => [],
};

function toDefault(value: string | number | boolean | undefined): readonly string[] {
  return value === undefined ? [] : [`Default: ${toCode(String(value))}`];
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface Row {
  /** The full name, for example `data[].images[].url`. */
  readonly name: string;
  readonly type: string;
  readonly required?: boolean | undefined;
  readonly deprecated?: string | undefined;
  /** May use the inline notation. */
  readonly text: string;
}

export type Part = ParameterLocation | 'response';

/** The response fields, or the parameters of a location, each followed by its properties. */
export function toRows({ responses, parameters }: Endpoint, part: Part): readonly Row[] {
  const properties =
    part === 'response'
      ? responses.flatMap(({ schema }) => (schema ? propertiesOf(schema) : []))
      : (parameters[part] ?? []);
  return listNested(properties).map(({ property, parents }) => {
    const { name, required, deprecated, description } = property;
    return {
      name: parents.map(toPrefix).join('') + name,
      type: toTypeName(property),
      required,
      deprecated,
      text: [description, ...toFacts(property).map((fact) => `${fact}.`)].join(' '),
    };
  });
}

function toPrefix(property: Property): string {
  return `${property.name}${toBrackets(property)}.`;
}

function toBrackets(schema: Schema): string {
  return schema.type === 'array' ? `[]${toBrackets(schema.items)}` : '';
}

/* Describes the limits of values, and hints about entered text. */

/** The limits of a value in words. Empty if it has none. */
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
  return maximum === undefined ? `${minimum} or more` : `between ${minimum} and ${maximum}`;
}

/** A problem with an entered text, or how much of the maximum length it uses. */
export interface Hint {
  readonly kind: 'problem' | 'count';
  readonly text: string;
}

/** The hint for text such as `1e`, which a number field shows but does not pass on. */
export const unreadableHint: Hint = {
  kind: 'problem',
  text: 'Must be a number. The value is not sent.',
};

/** The share of the maximum length from which the hint shows the number of characters. */
const nearLimit = 0.8;

/**
 * The hint about an entered text, if any. Hints never block input.
 * @param path of the value in the form: `header/Accept`
 */
export function toHint(schema: Schema, text: string, path = ''): Hint | undefined {
  if (text === '') return undefined;
  const problem =
    (isInHeader(path) && toHeaderProblem(text)) || visitSchema(problems, schema, text);
  if (problem !== '') return { kind: 'problem', text: problem };
  const count = schema.type === 'string' ? toCount(schema, text) : '';
  return count === '' ? undefined : { kind: 'count', text: count };
}

/** Whether {@link toHint} can return a hint. */
export function canHint(schema: ScalarSchema, path: string): boolean {
  if (schema.type !== 'string' || isInHeader(path)) return true;
  return toLimits(schema) !== '' || schema.format !== undefined;
}

function isInHeader(path: string): boolean {
  return path.startsWith('header/');
}

const problems: SchemaVisitor<string, [text: string]> = {
  string: (schema, text) => toLengthProblem(schema, text) || toFormatProblem(schema, text),
  integer: (schema, text) =>
    isExactInteger(text)
      ? toRangeProblem(schema, text)
      : 'Must be a whole number that JSON can represent exactly. The value is sent as typed.',
  number: (schema, text) =>
    isExactNumber(text)
      ? toRangeProblem(schema, text)
      : 'Must be a number that JSON can represent exactly. The value is sent as typed.',
  boolean: () => '',
  array: () => '',
  object: () => '',
};

function toHeaderProblem(text: string): string {
  const odd = findUnsendable(text);
  if (odd === undefined) return '';
  const code = (odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const sign = /[\p{C}\p{Z}]/u.test(odd) ? '' : `"${odd}", `;
  return `Must contain only printable ASCII characters, not ${sign}U+${code}.`;
}

function toLengthProblem(schema: StringSchema, text: string): string {
  const { minLength = 0, maxLength = Infinity } = schema;
  const { length } = [...text];
  const isOutside = length < minLength || length > maxLength;
  return isOutside ? `Must be ${toLength(schema)} (currently ${length}).` : '';
}

function toFormatProblem({ format }: StringSchema, text: string): string {
  if (format === 'date-time' && !isDateTime(text)) {
    return 'Must be a date and time with a time zone, for example 2026-03-01T09:00:00Z.';
  }
  return format === 'uri' && !isUrl(text)
    ? 'Must be a complete URL, for example https://example.com/a.'
    : '';
}

/** Near the upper limit, how much of it is used. */
function toCount({ maxLength = Infinity }: StringSchema, text: string): string {
  const { length } = [...text];
  return length >= maxLength * nearLimit ? `${length} of ${maxLength} characters.` : '';
}

function toRangeProblem(schema: IntegerSchema | NumberSchema, text: string): string {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isOutside = Number(text) < minimum || Number(text) > maximum;
  return isOutside ? `Must be ${toRange(schema)}.` : '';
}
