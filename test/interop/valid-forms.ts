/** Random forms that keep all documented limits. */
import fc from 'fast-check';
import type { Field, Scalar } from '../../src/openapi/model';
import { type ShapeVisitor, visitShape } from '../../src/openapi/shapes';
import type { Endpoint } from '../../src/openapi/model';
import type { FormObject, FormValue, FormValues } from '../../src/request/model';

/** All required values, and some others. */
export function validFormsOf({ parameters }: Endpoint): fc.Arbitrary<FormValues> {
  const { path = [], query = [], header = [], body = [], formData = [] } = parameters;
  return fc.record({
    path: objectOf(path, segments),
    query: objectOf(query),
    header: objectOf(header, headers).map(toAuthorized),
    body: objectOf(body),
    formData: objectOf(formData),
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

/** Texts of complete characters, which is how lengths are counted. A form does not send an empty text. */
const texts: Texts = ({ minLength, maxLength }) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }).filter(isCharacter), { minLength, maxLength })
    .map((points) => String.fromCodePoint(...points));

function isCharacter(point: number): boolean {
  return point < 0xd800 || point > 0xdfff;
}

function objectOf(fields: readonly Field[], ofTexts: Texts = texts): fc.Arbitrary<FormObject> {
  const members = fields.map((field) => [field.name, visitShape(values, field, ofTexts)] as const);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return fc.record(Object.fromEntries(members), { requiredKeys: required });
}

const values: ShapeVisitor<fc.Arbitrary<FormValue>, [ofTexts: Texts]> = {
  scalar: (scalar, ofTexts) => {
    if (scalar.type === 'boolean') return fc.constantFrom('true', 'false');
    return scalar.type === 'string' ? textOf(scalar, ofTexts) : numberOf(scalar);
  },
  choice: ({ choices }) => fc.constantFrom(...choices.map(String)),
  list: ({ items }, ofTexts) =>
    fc.array(visitShape(values, items, ofTexts), { minLength: 1, maxLength: 2 }),
  group: ({ fields }, ofTexts) => objectOf(fields, ofTexts),
  union: toUnknown,
  dictionary: toUnknown,
  ref: toUnknown,
};

/** No request of the portal has such a value. */
function toUnknown({ kind }: { readonly kind: string }): never {
  throw new Error(`Found a ${kind}, expected a value with inputs.`);
}

function textOf(scalar: Scalar, ofTexts: Texts): fc.Arbitrary<string> {
  const { const: only, format, minLength = 1, maxLength = 40 } = scalar;
  if (only !== undefined) return fc.constant(String(only));
  switch (format) {
    case 'date-time':
      return fc.date({ min: new Date(0), noInvalidDate: true }).map(toDateTime);
    case 'uri':
      return fc.webUrl({ withQueryParameters: true, withFragments: true });
    default:
      return ofTexts({ minLength: Math.max(minLength, 1), maxLength });
  }
}

/** Years with four digits, which RFC 3339 requires. */
function toDateTime(date: Date): string {
  return new Date(date.getTime() % Date.UTC(9999, 0)).toISOString();
}

function numberOf({ minimum = -1000, maximum = 1000 }: Scalar): fc.Arbitrary<string> {
  return fc.integer({ min: minimum, max: maximum }).map(String);
}
