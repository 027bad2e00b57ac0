/** Random forms that keep all documented limits. */
import fc from 'fast-check';
import type { Endpoint } from '../../src/catalogue/model';
import {
  visitSchema,
  type IntegerSchema,
  type NumberSchema,
  type Property,
  type SchemaVisitor,
  type StringSchema,
} from '../../src/catalogue/schema';
import type { FormObject, FormValue, FormValues } from '../../src/request/model';

/** How much of a form is filled in: all values, or the required ones and some others. */
export type Extent = 'complete' | 'random';

export function validFormsOf({ parameters }: Endpoint, extent: Extent): fc.Arbitrary<FormValues> {
  const { path = [], query = [], header = [], body = [], formData = [] } = parameters;
  return fc.record({
    path: objectOf(path, extent, segments),
    query: objectOf(query, extent),
    header: objectOf(header, extent, headers).map(toAuthorized),
    body: objectOf(body, extent),
    formData: objectOf(formData, extent),
  });
}

/** Clients remove segments of dots. */
const segments: Texts = (limits) => texts(limits).filter((text) => !/^\.{1,2}$/.test(text));

/** Clients agree only about printable ASCII, and remove spaces around a value. */
const headers: Texts = ({ minLength, maxLength }) =>
  fc
    .string({ unit: 'grapheme-ascii', minLength, maxLength })
    .map((text) => text.replaceAll(' ', '_'));

function toAuthorized(header: FormObject): FormObject {
  return 'Authorization' in header ? { ...header, Authorization: 'Bearer token' } : header;
}

type Texts = (limits: { minLength: number; maxLength: number }) => fc.Arbitrary<string>;

/** Texts of characters, which is how lengths are counted. A form does not send an empty text. */
const texts: Texts = ({ minLength, maxLength }) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }).filter(isCharacter), { minLength, maxLength })
    .map((points) => String.fromCodePoint(...points));

function isCharacter(point: number): boolean {
  return point < 0xd800 || point > 0xdfff;
}

interface Context {
  readonly extent: Extent;
  readonly texts: Texts;
}

function objectOf(
  properties: readonly Property[],
  extent: Extent,
  ofTexts: Texts = texts,
): fc.Arbitrary<FormObject> {
  const context: Context = { extent, texts: ofTexts };
  const members = properties.map(
    (property) => [property.name, visitSchema(values, property, context)] as const,
  );
  const required = properties.filter((property) => property.required).map(({ name }) => name);
  return fc.record(Object.fromEntries(members), {
    requiredKeys: extent === 'complete' ? undefined : required,
  });
}

const values: SchemaVisitor<fc.Arbitrary<FormValue>, [context: Context]> = {
  string: (schema, { texts: ofTexts }) => textOf(schema, ofTexts),
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.constantFrom('true', 'false'),
  array: ({ items }, context) =>
    fc.array(visitSchema(values, items, context), { minLength: 1, maxLength: 2 }),
  object: ({ properties }, { extent, texts: ofTexts }) => objectOf(properties, extent, ofTexts),
};

function textOf(schema: StringSchema, ofTexts: Texts): fc.Arbitrary<string> {
  const { const: only, enum: choices, format, minLength = 1, maxLength = 40 } = schema;
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  switch (format) {
    case 'date-time':
      return fc.date({ min: new Date(0), noInvalidDate: true }).map(toDateTime);
    case 'uri':
      return fc.webUrl({ withQueryParameters: true, withFragments: true });
    case 'cron':
    case 'comma-separated':
    case undefined:
      return ofTexts({ minLength: Math.max(minLength, 1), maxLength });
    default:
      return format satisfies never;
  }
}

/** Years with four digits, which RFC 3339 requires. */
function toDateTime(date: Date): string {
  return new Date(date.getTime() % Date.UTC(9999, 0)).toISOString();
}

function numberOf({
  minimum = -1000,
  maximum = 1000,
}: IntegerSchema | NumberSchema): fc.Arbitrary<string> {
  return fc.integer({ min: minimum, max: maximum }).map(String);
}
