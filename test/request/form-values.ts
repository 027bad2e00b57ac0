/** Random form values that are shaped like the parameters of an endpoint. */
import fc from 'fast-check';
import type { Endpoint, Parameter } from '../../src/catalogue/model';
import type { FormObject, FormValue, FormValues } from '../../src/request/model';
import { isListOfStrings } from '../../src/request/values';

/** Texts that a careless conversion changes. */
const tricky = [
  ...['00602577001234', '007', '1989', '0', '-0', '9007199254740991', '9007199254740993', '1e3'],
  ...['true', 'false', 'null', 'unspecified', ' a ', 'a/b', 'a+b', '%2F', '{boardId}', '$&'],
  ...['"', "'", '`', '\\', '${a}', '$(a)', '\n', '\u2028', '🎵', '\ud800', '..', '__proto__'],
];

const text = fc.oneof(fc.constant(''), fc.constantFrom(...tricky), fc.string({ unit: 'binary' }));

const integer = fc.oneof(
  text,
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.maxSafeInteger().map(String),
);

const choice = (...choices: readonly string[]) => fc.constantFrom('', 'unspecified', ...choices);

/** The values of a whole form; any of them may be absent. */
export function formValuesOf({ parameters }: Endpoint): fc.Arbitrary<FormValues> {
  const lists = Object.entries(parameters).map(([location, list]) => [location, objectOf(list)]);
  return fc.record(Object.fromEntries(lists) as Record<string, fc.Arbitrary<FormObject>>, {
    requiredKeys: [],
  });
}

function objectOf(parameters: readonly Parameter[]): fc.Arbitrary<FormObject> {
  const members = parameters.map((parameter) => [parameter.name, valueOf(parameter)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [] }) as fc.Arbitrary<FormObject>;
}

function valueOf(parameter: Parameter): fc.Arbitrary<FormValue> {
  switch (parameter.type) {
    case 'string':
      return parameter.enum ? choice(...parameter.enum) : text;
    case 'integer':
      return integer;
    case 'boolean':
      return choice('true', 'false');
    case 'array':
      return listOf(itemOf(parameter.properties));
    case 'title':
      return objectOf(parameter.properties ?? []);
    default:
      return parameter satisfies never;
  }
}

function itemOf(properties: readonly Parameter[] = []): fc.Arbitrary<FormValue> {
  const [only] = properties;
  if (!isListOfStrings(properties)) return properties.length === 0 ? text : objectOf(properties);
  return only ? valueOf(only) : text;
}

/** Up to three items, or a single one that the request has to wrap. */
function listOf(item: fc.Arbitrary<FormValue>): fc.Arbitrary<FormValue> {
  return fc.oneof({ arbitrary: fc.array(item, { maxLength: 3 }), weight: 4 }, item);
}
