import { looksSecret } from '../../src/api/secrets';
import type { Property, Schema } from '../../src/catalogue/schema';
import { messagesOf, toLine, withBodyParameter } from '../check/sample';

const text = { type: 'string' } as const;
const named = (name: string, schema: Schema = text): Property => ({
  name,
  description: 'X.',
  ...schema,
});

const looking = [
  ...['token', 'apiKey', 'api_key', 'client_secret', 'Authorization', 'X-Access-Token'],
  ...['newPassword', 'credentials', 'KEY', 'webhookSecret'],
];
const other = ['keyword', 'subtitle', 'monkey', 'tokenizer', 'boardId', 'secretary', 'keynote'];

describe('a parameter', () => {
  it.each(looking)('with the name %s looks like a secret', (name) => {
    expect(looksSecret(name)).toBe(true);
  });

  it.each(other)('with the name %s does not', (name) => {
    expect(looksSecret(name)).toBe(false);
  });

  it.each([named('token'), named('tokens', { type: 'array', items: text })])(
    'that looks like one must say whether it is one',
    (parameter) => {
      const problem = `parameters.body.${parameter.name}: found the name "${parameter.name}" without "secret", expected secret: true for a credential, or secret: false`;
      expect(messagesOf(withBodyParameter(parameter))).toEqual([toLine(problem)]);
    },
  );

  it.each([
    named('token', { ...text, secret: true }),
    named('token', { ...text, secret: false }),
    named('tokenType', { ...text, enum: ['a', 'b'] }),
    named('tokenType', { ...text, const: 'a' }),
    named('tokenCount', { type: 'integer' }),
  ])('does not need to, as in case %#', (parameter) => {
    expect(messagesOf(withBodyParameter(parameter))).toEqual([]);
  });
});
