import { endpoints } from '../../src/catalogue';
import { listNested, type Property, type Schema } from '../../src/catalogue/schema';
import { isSecret } from '../../src/catalogue/secrets';
import { messagesOf, toLine, withBodyParameter } from './check/sample';

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
  it.each(looking)('with the name %s must say whether it is a secret', (name) => {
    const parameter = named(name);
    expect(isSecret(parameter)).toBe(true);
    expect(isSecret(named(name, { ...text, secret: false }))).toBe(false);
    const problem = `parameters.body.${name}: found the name "${name}" without "secret", expected secret: true for a credential, or secret: false`;
    expect(messagesOf(withBodyParameter(parameter))).toEqual([toLine(problem)]);
    for (const secret of [true, false]) {
      expect(messagesOf(withBodyParameter(named(name, { ...text, secret })))).toEqual([]);
    }
  });

  it.each(other)('with the name %s is not a secret', (name) => {
    expect(isSecret(named(name))).toBe(false);
    expect(messagesOf(withBodyParameter(named(name)))).toEqual([]);
  });

  it.each<[string, Property, boolean]>([
    ['a list of tokens', named('tokens', { type: 'array', items: text }), true],
    ['a marked text', named('x', { ...text, secret: true }), true],
    ['a text with a placeholder', named('x', { ...text, examples: ['Bearer YOUR_ID'] }), true],
    ['a choice', named('tokenType', { ...text, enum: ['a', 'b'] }), false],
    ['a constant', named('tokenType', { ...text, const: 'a' }), false],
    ['a number', named('tokenCount', { type: 'integer' }), false],
  ])('%s is a secret or not', (_name, parameter, expected) => {
    expect(isSecret(parameter)).toBe(expected);
  });
});

it('the credentials of the API are secrets', () => {
  const secrets = endpoints.flatMap(({ parameters }) =>
    Object.values(parameters).flatMap((list) =>
      listNested(list).flatMap(({ property }) => (isSecret(property) ? [property.name] : [])),
    ),
  );
  expect(new Set(secrets)).toEqual(
    new Set(['Authorization', 'apiKey', 'client_id', 'client_secret']),
  );
});
