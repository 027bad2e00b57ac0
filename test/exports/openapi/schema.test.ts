import type { Property } from '../../../src/catalogue/schema';
import { createLink } from '../sample';
import { bodySchemaOf, fieldSchemaOf, schemasOf, type Unnamed } from './sample';

type Row = readonly [name: string, property: Unnamed, schema: object];

const plain = { type: 'string' } as const;
const text = { ...plain, description: 'X.' } as const;

const inRequests: readonly Row[] = [
  ['a date-time', { ...plain, format: 'date-time' }, { ...text, format: 'date-time' }],
  ['a URL', { ...plain, format: 'uri' }, { ...text, format: 'uri' }],
  [
    'a cron expression, which tools do not know',
    { ...plain, format: 'cron' },
    { ...text, format: 'cron' },
  ],
  ['a secret', { ...plain, secret: true }, { ...text, format: 'password', writeOnly: true }],
  [
    'a list, without the settings of the form',
    {
      type: 'array',
      items: { type: 'number' },
      form: { itemName: 'X', expandable: true },
    },
    { type: 'array', items: { type: 'number' }, description: 'X.' },
  ],
  [
    'a deprecation',
    { ...plain, deprecated: 'Since 1.1: use `y`.' },
    { ...text, description: '**Deprecated.** Since 1.1: use `y`.\n\nX.', deprecated: true },
  ],
];

const inResponses: readonly Row[] = [
  ['a text that can be null', plain, { ...text, type: ['string', 'null'] }],
  [
    'a choice that can be null',
    { ...plain, enum: ['a'] },
    { ...text, type: ['string', 'null'], enum: ['a', null] },
  ],
  ['a constant, which is never null', { ...plain, const: 'a' }, { ...text, const: 'a' }],
  [
    'a list that can be null, of values that cannot',
    { type: 'array', items: { type: 'string' } },
    { type: ['array', 'null'], items: { type: 'string' }, description: 'X.' },
  ],
  [
    'a secret that is received',
    { ...plain, secret: true },
    { ...text, type: ['string', 'null'], format: 'password' },
  ],
  [
    'a component that can be null',
    { type: 'object', title: 'Image', properties: [] },
    { anyOf: [{ $ref: '#/components/schemas/Image' }, { type: 'null' }], description: 'X.' },
  ],
];

describe('a schema', () => {
  it.each(inRequests)('of a request has %s', (_name, property, schema) => {
    expect(bodySchemaOf(property)).toEqual(schema);
  });

  it.each(inResponses)('of a response has %s', (_name, property, schema) => {
    expect(fieldSchemaOf(property)).toEqual(schema);
  });
});

const fields = ['a', 'b', 'c', 'd', 'e', 'f'].map((name): Property => ({
  name,
  type: 'string',
  description: `${name}.`,
}));

/** The components of an endpoint with these bodies. */
function componentsOf(...bodies: readonly (readonly Property[])[]) {
  const endpoints = bodies.map((body, index) => ({
    ...createLink,
    slug: `call-${String.fromCharCode(97 + index)}`,
    path: `calls/${index}`,
    parameters: { body },
  }));
  return schemasOf(...endpoints);
}

describe('components', () => {
  it('define objects with a title once', () => {
    const image: Property = {
      name: 'image',
      type: 'object',
      title: 'Image',
      properties: fields.slice(0, 1),
      description: 'An image.',
    };
    const schemas = componentsOf([image], [{ ...image, name: 'other' }]);
    expect(Object.keys(schemas)).toEqual(['CallARequest', 'Image', 'CallBRequest']);
    expect(schemas['CallBRequest']).toEqual({
      type: 'object',
      properties: {
        other: { $ref: '#/components/schemas/Image', description: 'An image.' },
      },
    });
  });

  it('extend the largest object whose properties they contain', () => {
    const [first, ...others] = fields;
    const reference = { $ref: '#/components/schemas/CallARequest' };
    const own = (name: string) => ({
      type: 'object',
      properties: { [name]: { type: 'string', description: `${name}.` } },
    });
    expect(componentsOf(fields.slice(0, 5), fields)['CallBRequest']).toEqual({
      allOf: [reference],
      ...own('f'),
    });
    expect(componentsOf(others, fields)['CallBRequest']).toEqual({
      allOf: [own(first!.name), reference],
    });
  });

  it('do not extend an object with few equal properties, with a different one, or in another order', () => {
    const changed = fields.map((field): Property => ({ ...field, required: field.name === 'a' }));
    for (const schemas of [
      componentsOf(fields.slice(0, 4), fields),
      componentsOf(fields, changed),
      componentsOf(fields.slice(0, 5), [...fields].reverse()),
    ]) {
      expect(JSON.stringify(schemas)).not.toContain('allOf');
    }
  });
});
