import { isSecret } from '../../src/openapi/shapes';
import { looksSecret } from '../../src/openapi/read/secrets';
import type { Property, Schema } from '../../src/catalogue/schema';
import { toFields } from '../support/entry';

const text = { type: 'string' } as const;
const named = (name: string, schema: Schema = text): Property => ({
  name,
  description: 'X.',
  ...schema,
});

const looking = [
  ...['token', 'apiKey', 'api_key', 'client_secret', 'Authorization', 'X-Access-Token'],
  ...['newPassword', 'credentials', 'KEY', 'webhookSecret', 'idempotencyToken', 'profileKey'],
];
const other = [
  ...['keyword', 'subtitle', 'monkey', 'tokenizer', 'boardId', 'secretary', 'keynote'],
  ...['Idempotency-Key', 'x_idempotency_key', 'secret_name', 'keyTypes', 'tokenUrl'],
  ...['file_key', 'foreign_key_table', 'publicKey'],
];

describe('a parameter', () => {
  it.each(looking)('with the name %s looks like a secret', (name) => {
    expect(looksSecret(name)).toBe(true);
  });

  it.each(other)('with the name %s does not', (name) => {
    expect(looksSecret(name)).toBe(false);
  });

  it.each([
    [named('token'), true],
    [named('tokens', { type: 'array', items: text }), true],
    [named('token', { ...text, secret: false }), false],
    [named('tokenType', { ...text, enum: ['a', 'b'] }), false],
    [named('tokenType', { ...text, const: 'a' }), false],
    [named('tokenCount', { type: 'integer' }), false],
  ])('that looks like one is a secret without a mark, case %#', (property, expected) => {
    expect(toFields([property]).map(isSecret)).toEqual([expected]);
  });
});
