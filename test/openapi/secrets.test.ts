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

it.each(looking)('a parameter with the name %s looks like a secret', (name) => {
  expect(looksSecret(name)).toBe(true);
});

it.each(other)('a parameter with the name %s does not', (name) => {
  expect(looksSecret(name)).toBe(false);
});
