/** The facts of values. A new keyword is a compile error here. */
import type { Property, Schema, SchemaType, StringSchema } from '../../../src/catalogue/schema';
import { ofForm, withBody, x, type Fact, type FactsOf } from './facts';

export const propertyFacts: FactsOf<Omit<Property, keyof Schema>> = {
  name: { ...withBody({ type: 'string' }), says: '"properties":{"x":{' },
  was: {
    without: withBody({ type: 'string' }),
    endpoint: { parameters: { body: [{ ...x({ type: 'string' }), was: 'y' }] } },
    omittedBecause: 'OpenAPI describes a single version, without the names of earlier ones.',
  },
  description: { ...withBody({ type: 'string' }), says: '"description":"X."' },
  required: {
    endpoint: { parameters: { body: [{ ...x({ type: 'string' }), required: true }] } },
    says: '"required":["x"]',
  },
  deprecated: {
    endpoint: { parameters: { body: [{ ...x({ type: 'string' }), deprecated: 'Since 1.1.' }] } },
    says: '"deprecated":true',
  },
};

type Format = NonNullable<StringSchema['format']>;

type Keywords = {
  readonly [Type in SchemaType]: {
    readonly [Name in keyof Required<Extract<Schema, { readonly type: Type }>>]: Fact;
  };
};

const numericFacts = (type: 'integer' | 'number') => ({
  type: { ...withBody({ type }), says: `"x":{"type":"${type}"` },
  minimum: { ...withBody({ type, minimum: 2 }), says: '"minimum":2' },
  maximum: { ...withBody({ type, maximum: 2 }), says: '"maximum":2' },
  default: { ...withBody({ type, default: 2 }), says: '"default":2' },
});

export const keywordFacts: Keywords = {
  string: {
    type: { ...withBody({ type: 'string' }), says: '"x":{"type":"string"' },
    enum: { ...withBody({ type: 'string', enum: ['A'] }), says: '"enum":["A"]' },
    const: { ...withBody({ type: 'string', const: 'A' }), says: '"const":"A"' },
    default: { ...withBody({ type: 'string', default: 'A' }), says: '"default":"A"' },
    examples: { ...withBody({ type: 'string', examples: ['A'] }), says: '"examples":["A"]' },
    minLength: { ...withBody({ type: 'string', minLength: 2 }), says: '"minLength":2' },
    maxLength: { ...withBody({ type: 'string', maxLength: 2 }), says: '"maxLength":2' },
    format: { ...withBody({ type: 'string', format: 'uri' }), says: '"format":"uri"' },
    secret: { ...withBody({ type: 'string', secret: true }), says: '"writeOnly":true' },
  },
  integer: numericFacts('integer'),
  number: numericFacts('number'),
  boolean: {
    type: { ...withBody({ type: 'boolean' }), says: '"x":{"type":"boolean"' },
    default: { ...withBody({ type: 'boolean', default: false }), says: '"default":false' },
  },
  array: {
    type: { ...withBody({ type: 'array', items: { type: 'string' } }), says: '"type":"array"' },
    items: {
      ...withBody({ type: 'array', items: { type: 'string' } }),
      says: '"items":{"type":"string"}',
    },
    form: {
      without: withBody({ type: 'array', items: { type: 'string' } }),
      ...withBody({
        type: 'array',
        items: { type: 'string' },
        form: { itemName: 'A', expandable: true },
      }),
      omittedBecause: ofForm,
    },
  },
  object: {
    type: { ...withBody({ type: 'object', properties: [] }), says: '"x":{"type":"object"' },
    properties: {
      ...withBody({ type: 'object', properties: [{ ...x({ type: 'string' }), name: 'y' }] }),
      says: '"properties":{"y":{',
    },
    title: { ...withBody({ type: 'object', title: 'Image', properties: [] }), says: '"Image":{' },
  },
};

const withFormat = (format: Format): Fact => ({
  ...withBody({ type: 'string', format }),
  says: `format":"${format}"`,
});

export const formatFacts: { readonly [Name in Format]: Fact } = {
  'date-time': withFormat('date-time'),
  uri: withFormat('uri'),
  cron: withFormat('cron'),
  'comma-separated': withFormat('comma-separated'),
};
