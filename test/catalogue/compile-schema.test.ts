import type { Schema as JsonSchema } from '../../src/openapi/document';
import { toSchema, type Direction } from '../../src/catalogue/compile-schema';
import { arrayOf, titled } from '../../src/catalogue/define';
import type { Schema } from '../../src/catalogue/schema';
import { parameter } from '../request/sample';

const url = parameter('url', 'string', { required: true, deprecated: 'Since 1.1.' });
const facts = { enum: ['a', 'b'], format: 'uri', minLength: 1, maxLength: 9 } as const;
const flag = parameter('flag', 'boolean');
const texts = { type: 'array', items: { type: 'string' } };

/** The schema, and the objects that it defines. */
const convert = (schema: Schema, direction: Direction = 'request') => {
  const components = new Map<string, JsonSchema>();
  return { schema: toSchema(schema, { direction, components }), components };
};

it.each<[string, Schema, object]>([
  ['becomes an array of strings if their only member is a string', arrayOf([url]), texts],
  [
    'keeps choices, format and lengths',
    arrayOf([parameter('url', 'string', { ...facts, required: true })]),
    { type: 'array', items: { type: 'string', ...facts } },
  ],
  [
    'keeps the name of its items in the form',
    arrayOf([url], 'Image'),
    { ...texts, 'x-portal': { itemName: 'Image', expandable: true } },
  ],
  [
    'becomes an array of strings in an array of arrays',
    { type: 'array', items: arrayOf([url]) },
    { type: 'array', items: texts },
  ],
  ['does not define objects that are not sent', titled('Url', arrayOf([url])), texts],
])('an array of objects %s', (_name, declared, schema) => {
  expect(convert(declared)).toEqual({ schema, components: new Map() });
});

/** The schema of a member with this value. */
const convertMember = (schema: Schema, direction: Direction) => {
  const properties = [{ ...schema, name: 'x', description: 'X.' }];
  return convert({ type: 'object', properties }, direction).schema;
};

const text = { type: 'string' } as const;
const mark = { format: 'password', 'x-portal': { secret: true } };
it.each<[string, Schema, object]>([
  ['can have a format that tools do not know', { ...text, format: 'cron' }, { format: 'cron' }],
  ['can be a secret', { ...text, secret: true }, { ...mark, writeOnly: true }],
])('a member of a request %s', (_name, declared, facts) => {
  const x = { ...text, description: 'X.', ...facts };
  expect(convertMember(declared, 'request')).toHaveProperty('properties.x', x);
});

const nullable = { type: ['string', 'null'], description: 'X.' };
const image = { type: 'object', title: 'Image', properties: [] } as const;
const $ref = '#/components/schemas/Image';
it.each<[string, Schema, object]>([
  ['can be null', text, nullable],
  ['can be a secret that is not only written', { ...text, secret: true }, { ...nullable, ...mark }],
  ['can be null beside choices', { ...text, enum: ['a'] }, { ...nullable, enum: ['a', null] }],
  [
    'is never null as a constant',
    { ...text, const: 'a' },
    { ...text, const: 'a', description: 'X.' },
  ],
  [
    'can be null as a list, whose items cannot',
    { type: 'array', items: text },
    { type: ['array', 'null'], items: text, description: 'X.' },
  ],
  ['can be null as a component', image, { anyOf: [{ $ref }, { type: 'null' }], description: 'X.' }],
])('a member of a response %s', (_name, declared, schema) => {
  expect(convertMember(declared, 'response')).toHaveProperty('properties.x', schema);
});

it('defines the objects inside an object after it', () => {
  const inner = titled('Inner', arrayOf([flag]));
  const outer = titled('Outer', arrayOf([parameter('inner', 'array', inner)]));
  const { schema, components } = convert(outer);
  expect(schema).toHaveProperty('items.$ref', '#/components/schemas/Outer');
  expect([...components.keys()]).toEqual(['Outer', 'Inner']);
});
