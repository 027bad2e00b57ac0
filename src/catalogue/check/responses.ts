/** The responses of an endpoint: their structure, and the examples that show it. */
import type { Endpoint, Field } from '../model';
import { checkUnique, toChoices, toQuoted, type Finding } from './problem';
import { isObject, wrongType } from './values';

export function checkResponses({ responses }: Endpoint): Finding[] {
  if (responses.length === 0) {
    return [{ field: 'responses', found: 'none', expected: 'at least one response' }];
  }
  return responses.flatMap(({ status, fields, example }) => {
    const field = `responses.${status}`;
    return [
      ...checkNames(fields, `${field}.fields`),
      ...(example === undefined ? [] : checkMembers(fields, example, `${field}.example`)),
    ];
  });
}

function checkNames(fields: readonly Field[], at: string): Finding[] {
  const names = fields.map((field) => field.name);
  const nested = fields.flatMap((field) => checkNames(field.fields ?? [], `${at}.${field.name}`));
  return [...checkUnique(names, at), ...nested];
}

/** An object that the fields describe; any of them may be missing or null. */
function checkMembers(fields: readonly Field[], value: unknown, at: string): Finding[] {
  if (!isObject(value)) return wrongType(value, 'an object', at);
  return Object.entries(value).flatMap(([name, member]) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (field) return member === null ? [] : checkValue(field, member, `${at}.${name}`);
    const known = fields.map((candidate) => candidate.name);
    const expected = known.length > 0 ? toChoices(known) : 'none';
    const slip = { word: name, known };
    return [{ field: `${at}.${name}`, found: 'a member without a field', expected, slip }];
  });
}

function checkValue(field: Field, value: unknown, at: string): Finding[] {
  switch (field.type) {
    case 'string':
      return checkText(field, value, at);
    case 'integer':
      return Number.isInteger(value) ? [] : wrongType(value, 'an integer', at);
    case 'number':
      return typeof value === 'number' ? [] : wrongType(value, 'a number', at);
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrongType(value, 'a boolean', at);
    case 'object':
      if (field.fields) return checkMembers(field.fields, value, at);
      return isObject(value) ? [] : wrongType(value, 'an object', at);
    case 'array':
      if (!Array.isArray(value)) return wrongType(value, 'an array', at);
      return value.flatMap((item, index) =>
        field.fields
          ? checkMembers(field.fields, item, `${at}[${index}]`)
          : checkText(field, item, `${at}[${index}]`),
      );
    default:
      return field.type satisfies never;
  }
}

function checkText(field: Field, value: unknown, at: string): Finding[] {
  if (typeof value !== 'string') return wrongType(value, 'a string', at);
  if (!field.enum || field.enum.includes(value)) return [];
  const slip = { word: value, known: field.enum };
  return [{ field: at, found: toQuoted(value), expected: toChoices(field.enum), slip }];
}
