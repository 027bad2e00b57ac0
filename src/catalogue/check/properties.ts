/** Checks the declarations of parameters and fields: names, limits, defaults and constants. */
import {
  propertiesOf,
  visitSchema,
  type IntegerSchema,
  type NumberSchema,
  type Property,
  type Schema,
  type SchemaVisitor,
  type StringSchema,
} from '../schema';
import { checkLetters } from './letters';
import { checkUnique, toQuoted, type Problem } from './problem';
import { checkValue } from './values';

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
