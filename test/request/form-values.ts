/** Random form values for the parameters of an endpoint. */
import fc from 'fast-check';
import type { Endpoint } from '../../src/openapi/model';
import type { Field, ScalarType } from '../../src/openapi/model';
import { type ShapeVisitor, visitShape } from '../../src/openapi/shapes';
import type { FormObject, FormValue, FormValues } from '../../src/request/model';

/** Texts that a careless conversion would change. */
const tricky = [
  ...['00602577001234', '007', '1989', '0', '-0', '9007199254740991', '9007199254740993', '1e3'],
  ...['true', 'false', 'null', 'unspecified', ' a ', 'a/b', 'a+b', '%2F', '{boardId}', '$&'],
  ...['"', "'", '`', '\\', '${a}', '$(a)', '\n', '\u2028', '🎵', '\ud800', '..', '__proto__'],
];

const text = fc.oneof(fc.constant(''), fc.constantFrom(...tricky), fc.string({ unit: 'binary' }));

const number = fc.oneof(
  text,
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.maxSafeInteger().map(String),
);

const choice = (...choices: readonly string[]) => fc.constantFrom('', ...choices);

/** The values of a complete form; each of them can be missing. */
export function formValuesOf({ parameters }: Endpoint): fc.Arbitrary<FormValues> {
  const lists = Object.entries(parameters).map(([location, list]) => [location, objectOf(list)]);
  return fc.record(Object.fromEntries(lists) as Record<string, fc.Arbitrary<FormObject>>, {
    requiredKeys: [],
  });
}

function objectOf(fields: readonly Field[]): fc.Arbitrary<FormObject> {
  const members = fields.map((field) => [field.name, visitShape(formValues, field)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [] }) as fc.Arbitrary<FormObject>;
}

const scalars: Readonly<Record<ScalarType, fc.Arbitrary<string>>> = {
  string: text,
  integer: number,
  number,
  boolean: choice('true', 'false'),
};

const formValues: ShapeVisitor<fc.Arbitrary<FormValue>> = {
  scalar: ({ type }) => scalars[type],
  choice: ({ choices }) => choice(...choices.map(String)),
  list: ({ items }) => listOf(visitShape(formValues, items)),
  group: ({ fields }) => objectOf(fields),
  // The form has no inputs for these.
  union: () => fc.constant(''),
  dictionary: () => fc.constant(''),
  ref: () => fc.constant(''),
};

/** Up to three items, or a single value that the request must wrap. */
function listOf(item: fc.Arbitrary<FormValue>): fc.Arbitrary<FormValue> {
  return fc.oneof({ arbitrary: fc.array(item, { maxLength: 3 }), weight: 4 }, item);
}
