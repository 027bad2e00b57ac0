/** Example values of a request, and defaults, against the parameters that describe them. */
import type { ArrayParameter, IntegerParameter, Parameter } from '../model';
import { toChoices, toQuoted, type Finding } from './problem';

export type StringLimits = Omit<NonNullable<ArrayParameter['items']>, 'type'>;
type IntegerLimits = Pick<IntegerParameter, 'minimum' | 'maximum'>;

/** An object against the parameters that describe its members. */
export function checkMembers(
  parameters: readonly Parameter[],
  value: unknown,
  field: string,
): Finding[] {
  if (!isObject(value)) return wrongType(value, 'an object', field);
  const named = parameters.filter(hasValue);
  const unknown = Object.keys(value)
    .filter((name) => !named.some((parameter) => parameter.name === name))
    .map((name) => {
      const names = named.map((parameter) => parameter.name);
      const expected = names.length > 0 ? toChoices(names) : 'none';
      const slip = { word: name, known: names };
      return { field: `${field}.${name}`, found: 'a value without a parameter', expected, slip };
    });
  const known = named.flatMap((parameter) => {
    const at = `${field}.${parameter.name}`;
    const member = Object.hasOwn(value, parameter.name) ? value[parameter.name] : undefined;
    if (member !== undefined) return checkValue(parameter, member, at);
    if (parameter.required !== true) return [];
    return [{ field: at, found: 'nothing', expected: 'a value, since it is required' }];
  });
  return [...unknown, ...known];
}

/** One value against its parameter: type, limits, and what it holds. */
export function checkValue(parameter: Parameter, value: unknown, field: string): Finding[] {
  switch (parameter.type) {
    case 'string':
      return checkString(parameter, value, field);
    case 'integer':
      return checkInteger(parameter, value, field);
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrongType(value, 'a boolean', field);
    case 'array':
      if (!Array.isArray(value)) return wrongType(value, 'an array', field);
      return value.flatMap((item, index) =>
        parameter.properties
          ? checkItem(parameter.properties, item, `${field}[${index}]`)
          : checkString(parameter.items ?? {}, item, `${field}[${index}]`),
      );
    case 'title':
      return checkMembers(parameter.properties ?? [], value, field);
    default:
      return parameter satisfies never;
  }
}

/** A string against its constant, its choices, its length in characters and its format. */
export function checkString(limits: StringLimits, value: unknown, field: string): Finding[] {
  if (typeof value !== 'string') return wrongType(value, 'a string', field);
  if (limits.constant !== undefined && value !== limits.constant) {
    return [{ field, found: toQuoted(value), expected: toQuoted(limits.constant) }];
  }
  if (limits.enum && !limits.enum.includes(value)) {
    const slip = { word: value, known: limits.enum };
    return [{ field, found: toQuoted(value), expected: toChoices(limits.enum), slip }];
  }
  if (limits.format === 'date-time' && !isDateTime(value)) {
    return [{ field, found: toQuoted(value), expected: 'an ISO 8601 date or date and time' }];
  }
  const { minLength = 0, maxLength = Infinity } = limits;
  const { length } = [...value];
  const found = `${length} characters`;
  if (length < minLength) return [{ field, found, expected: `at least ${minLength}` }];
  if (length > maxLength) return [{ field, found, expected: `at most ${maxLength}` }];
  return [];
}

/** An integer against its range. */
export function checkInteger(limits: IntegerLimits, value: unknown, field: string): Finding[] {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return wrongType(value, 'an integer', field);
  }
  const { minimum = -Infinity, maximum = Infinity } = limits;
  if (value < minimum) return [{ field, found: `${value}`, expected: `at least ${minimum}` }];
  if (value > maximum) return [{ field, found: `${value}`, expected: `at most ${maximum}` }];
  return [];
}

/** Whether a value is a plain object of a JSON text: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function wrongType(value: unknown, expected: string, field: string): Finding[] {
  return [{ field, found: toQuoted(value), expected }];
}

/** A title without properties is a header on the page and travels nowhere. */
function hasValue(parameter: Parameter): boolean {
  return parameter.type !== 'title' || parameter.properties !== undefined;
}

/** Objects whose only property is a string travel as strings (spec §5). */
function checkItem(properties: readonly Parameter[], item: unknown, field: string): Finding[] {
  const [only, ...others] = properties;
  return only?.type === 'string' && others.length === 0
    ? checkString(only, item, field)
    : checkMembers(properties, item, field);
}

const dateTime = /^(?<day>\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

function isDateTime(value: string): boolean {
  const day = dateTime.exec(value)?.groups?.['day'];
  if (day === undefined || Number.isNaN(Date.parse(value))) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
