/** Checks the declarations of parameters and fields: names, limits, defaults and constants. */
import {
  type IntegerSchema,
  type NumberSchema,
  propertiesOf,
  type Property,
  type Schema,
  type SchemaVisitor,
  type StringSchema,
  visitSchema,
} from '../schema';
import { checkUnique, type Problem, toChoices, toQuoted } from './problem';
import { isDateTime } from '../formats';

/** Checks a list of properties and everything inside it. */
export function checkProperties(list: readonly Property[], field: string): Problem[] {
  return [
    ...checkUnique(
      list.map(({ name }) => name),
      field,
    ),
    ...list.flatMap(({ name }) => checkLetters(name, `${field}.${name}`)),
    ...checkRenames(list, field),
    ...list.flatMap((property) => checkSchema(property, `${field}.${property.name}`)),
  ];
}

/** An old name must not exist any more, and belongs to one property. */
function checkRenames(list: readonly Property[], field: string): Problem[] {
  return list.flatMap(({ name, was }, index) => {
    if (was === undefined) return [];
    const problem = (found: string, expected: string) => [
      { field: `${field}.${name}.was`, found: `${toQuoted(was)}${found}`, expected },
    ];
    if (was === '') return problem('', 'the old name');
    if (list.some((other) => other.name === was)) {
      return problem(', which still exists', 'a name that no longer exists');
    }
    const isTaken = list.slice(0, index).some((other) => other.was === was);
    if (isTaken) return problem(' twice', 'different old names');
    return checkLetters(was, `${field}.${name}.was`);
  });
}

/** Checks a schema and everything inside it. */
export function checkSchema(schema: Schema, field: string): Problem[] {
  const own = visitSchema(schemaChecks, schema, field);
  return [...own, ...checkProperties(propertiesOf(schema), field)];
}

const schemaChecks: SchemaVisitor<Problem[], [field: string]> = {
  string: checkStringSchema,
  integer: checkNumericSchema,
  number: checkNumericSchema,
  boolean: () => [],
  array: ({ items }, field) => visitSchema(schemaChecks, items, `${field}.items`),
  object: ({ title }, field) => checkTitle(title, `${field}.title`),
};

/** Exports name the bodies of endpoints themselves, with the two endings. */
function checkTitle(title: string | undefined, field: string): Problem[] {
  if (title === undefined) return [];
  const isName = /^[A-Z][A-Za-z0-9]*$/.test(title);
  if (isName && !/(Request|Response)\d*$/.test(title)) return [];
  const expected = isName
    ? 'a title without this ending, which exports use for bodies'
    : 'letters and digits, starting with a capital letter, for example "CampaignLink"';
  return [{ field, found: toQuoted(title), expected }];
}

function checkStringSchema(schema: StringSchema, field: string): Problem[] {
  const { minLength, maxLength, enum: choices, examples = [] } = schema;
  const own = [
    ...checkLength('minLength', minLength, field),
    ...checkLength('maxLength', maxLength, field),
    ...checkOrder(['minLength', minLength], ['maxLength', maxLength], field),
    ...checkChoices(choices, `${field}.enum`),
  ];
  if (own.length > 0) return own;
  return [
    ...checkOptional(schema, schema.const, `${field}.const`),
    ...checkOptional(schema, schema.default, `${field}.default`),
    ...examples.flatMap((example, index) =>
      checkValue(schema, example, `${field}.examples[${index}]`),
    ),
  ];
}

function checkNumericSchema(schema: IntegerSchema | NumberSchema, field: string): Problem[] {
  const { minimum, maximum } = schema;
  const range = checkOrder(['minimum', minimum], ['maximum', maximum], field);
  return range.length > 0 ? range : checkOptional(schema, schema.default, `${field}.default`);
}

function checkOptional(schema: Schema, value: unknown, field: string): Problem[] {
  return value === undefined ? [] : checkValue(schema, value, field);
}

function checkChoices(choices: readonly string[] | undefined, field: string): Problem[] {
  if (choices?.length === 0) return [{ field, found: 'no choices', expected: 'at least one' }];
  return checkUnique(choices ?? [], field);
}

function checkLength(name: string, length: number | undefined, field: string): Problem[] {
  if (length === undefined || (Number.isInteger(length) && length >= 0)) return [];
  return [{ field: `${field}.${name}`, found: `${length}`, expected: 'a non-negative integer' }];
}

type Bound = readonly [name: string, value: number | undefined];

function checkOrder([low, least]: Bound, [high, most]: Bound, field: string): Problem[] {
  if (least === undefined || most === undefined || least <= most) return [];
  return [{ field, found: `${low} ${least}`, expected: `at most the ${high}, ${most}` }];
}

/* Checks example values, defaults and constants against their schemas. */

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

/* Checks the letters of names: some look like others, or are invisible. */

/** A letter of another alphabet in a Latin name, or an invisible character. */
const mixed = /(?=.*\p{Script=Latin}).*?([\p{Script=Cyrillic}\p{Script=Greek}])/u;
const invisible = /[\p{Cf}\u00a0\u2000-\u200a\u202f\u3000]/u;

export function hasWrongLetter(name: string): boolean {
  return mixed.test(name) || invisible.test(name);
}

/** `field` is the location of the property that has the name. */
function checkLetters(name: string, field: string): Problem[] {
  const at = `${field}.name`;
  const [hidden] = invisible.exec(name) ?? [];
  if (hidden !== undefined) {
    const found = `the invisible character ${toCodePoint(hidden)} in ${toQuoted(name)}`;
    return [{ field: at, found, expected: 'a name without it', hint: 'Retype the name.' }];
  }
  const [, letter] = mixed.exec(name) ?? [];
  if (letter === undefined) return [];
  const alphabet = /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic';
  const found = `the ${alphabet} letter ${toQuoted(letter)} (${toCodePoint(letter)}) in ${toQuoted(name)}`;
  return [{ field: at, found, expected: 'only Latin letters', hint: 'Retype the name.' }];
}

function toCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
