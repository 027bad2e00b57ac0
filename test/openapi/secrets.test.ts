import { looksSecret } from '../../src/openapi/read/secrets';

const looking = [
  ...['token', 'apiKey', 'api_key', 'client_secret', 'Authorization', 'X-Access-Token'],
  ...['newPassword', 'credentials', 'KEY', 'webhookSecret', 'idempotencyToken', 'profileKey'],
];
const other = [
  ...['keyword', 'subtitle', 'monkey', 'tokenizer', 'boardId', 'secretary', 'keynote'],
  ...['Idempotency-Key', 'x_idempotency_key', 'secret_name', 'keyTypes', 'tokenUrl'],
  ...['file_key', 'foreign_key_table', 'publicKey'],
];

it.each([
  ...looking.map((name) => [name, true] as const),
  ...other.map((name) => [name, false] as const),
])('whether a parameter with the name %s looks like a secret is %s', (name, isSecret) => {
  expect(looksSecret(name)).toBe(isSecret);
});
