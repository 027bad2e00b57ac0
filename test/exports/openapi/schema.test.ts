import { bodySchemaOf, fieldSchemaOf, type Unnamed } from './sample';

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
      form: { itemName: 'X' },
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
