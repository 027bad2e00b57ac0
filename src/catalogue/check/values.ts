/** Checks example values, defaults and constants against their schemas. */
import { isDateTime } from '../formats';
import {
  visitSchema,
  type IntegerSchema,
  type NumberSchema,
  type Property,
  type Schema,
  type SchemaVisitor,
  type StringSchema,
} from '../schema';
import { toChoices, toQuoted, type Problem } from './problem';

/**
 * Whether a value is sent or received. Received values may be null, and any member may be missing.
 */
export type Direction = 'request' | 'response';

/** Checks a value against its schema, including its members. */
export function checkValue(
  schema: Schema,
  value: unknown,
  field: string,
  direction: Direction = 'request',
): Problem[] {
  return visitSchema(valueChecks, schema, value, field, direction);
}

const valueChecks: SchemaVisitor<Problem[], [value: unknown, field: string, direction: Direction]> =
  {
    string: checkString,
    integer: checkInteger,
    number: checkNumber,
    boolean: (_schema, value, field) =>
      typeof value === 'boolean' ? [] : wrongType(value, 'a boolean', field),
    array({ items }, value, field, direction) {
      if (!Array.isArray(value)) return wrongType(value, 'an array', field);
      return value.flatMap((item, index) =>
        checkValue(items, item, `${field}[${index}]`, direction),
      );
    },
    object: ({ properties }, value, field, direction) =>
      checkMembers(properties, value, field, direction),
  };

/** Checks an object against the properties of its members. */
export function checkMembers(
  properties: readonly Property[],
  value: unknown,
  field: string,
  direction: Direction = 'request',
): Problem[] {
  if (!isObject(value)) return wrongType(value, 'an object', field);
  const names = properties.map(({ name }) => name);
  const unknown = Object.keys(value)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      field: `${field}.${name}`,
      found: unknownMember[direction],
      expected: names.length > 0 ? toChoices(names) : 'none',
      misspelt: { word: name, known: names },
    }));
  const known = properties.flatMap((property) => {
    const at = `${field}.${property.name}`;
    const member = Object.hasOwn(value, property.name) ? value[property.name] : undefined;
    if (member === null && direction === 'response') return [];
    if (member !== undefined) return checkValue(property, member, at, direction);
    if (property.required !== true || direction === 'response') return [];
    return [{ field: at, found: 'nothing', expected: 'a value, because it is required' }];
  });
  return [...unknown, ...known];
}

const unknownMember = {
  request: 'a value without a matching parameter',
  response: 'a value without a matching field',
} as const satisfies Record<Direction, string>;

/** Checks a string against its constant, choices, length in characters and format. */
function checkString(schema: StringSchema, value: unknown, field: string): Problem[] {
  if (typeof value !== 'string') return wrongType(value, 'a string', field);
  const { const: constant, enum: choices, format, minLength = 0, maxLength = Infinity } = schema;
  if (constant !== undefined && value !== constant) {
    return [{ field, found: toQuoted(value), expected: toQuoted(constant) }];
  }
  if (choices && !choices.includes(value)) {
    const misspelt = { word: value, known: choices };
    return [{ field, found: toQuoted(value), expected: toChoices(choices), misspelt }];
  }
  if (format === 'date-time' && !isDateTime(value)) {
    const expected = 'a date and time with a time zone, for example "2026-03-01T09:00:00Z"';
    return [{ field, found: toQuoted(value), expected }];
  }
  const { length } = [...value];
  const found = `${length} characters`;
  if (length < minLength) return [{ field, found, expected: `at least ${minLength}` }];
  if (length > maxLength) return [{ field, found, expected: `at most ${maxLength}` }];
  return [];
}

function checkInteger(schema: IntegerSchema, value: unknown, field: string): Problem[] {
  if (!Number.isInteger(value)) return wrongType(value, 'an integer', field);
  return checkNumber(schema, value, field);
}

function checkNumber(
  { minimum = -Infinity, maximum = Infinity }: IntegerSchema | NumberSchema,
  value: unknown,
  field: string,
): Problem[] {
  if (typeof value !== 'number') return wrongType(value, 'a number', field);
  if (value < minimum) return [{ field, found: `${value}`, expected: `at least ${minimum}` }];
  if (value > maximum) return [{ field, found: `${value}`, expected: `at most ${maximum}` }];
  return [];
}

/** Whether a value is an object, and not null or an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function wrongType(value: unknown, expected: string, field: string): Problem[] {
  return [{ field, found: toQuoted(value), expected }];
}
