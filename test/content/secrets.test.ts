import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { listFiles } from '../../src/content/files';
import { checkSecrets } from '../../src/content/secrets';
import { privateKey, secret, webToken } from './mistake';

const find = (text: string) =>
  checkSecrets({ file: 'docs/a.mdx', text }).map(({ line, found }) => `${line}: ${found}`);

const basic = (text: string) => Buffer.from(text).toString('base64');
/** Built here, so secret scanners find nothing in the repository. */
const join = (...parts: readonly string[]) => parts.join('');
const hex = (length: number) => '0a1b2c3d4e5f6978'.repeat(10).slice(0, length);
const mixed = (length: number) => 'aB3dE5gH7jK9mN1pQr'.repeat(10).slice(0, length);

describe('credentials after a name', () => {
  it.each([
    ['a form body', `grant_type=client_credentials&client_id=app&client_secret=${secret}&scope=x`],
    ['a cURL option', `curl --data 'client_secret=${secret}' \\`],
    ['an encoded cURL option', `  --data-urlencode 'client_secret=${secret}' \\`],
    ['a setting', `CLIENT_SECRET=${secret}`],
    ['an export', `export API_KEY="${secret}"`],
    ['JSON', `{"clientSecret": "${secret}"}`],
    ['JSON with another name', `  "refresh_token": "${secret}",`],
    ['YAML', `api-key: ${secret}`],
    ['Ruby', `"access_token" => "${secret}"`],
    ['Go', `token := "${secret}"`],
    ['XML', `<client_secret>${secret}</client_secret>`],
    ['a table', `| \`client_secret\` | \`${secret}\` |`],
    ['a header', `X-Api-Key: ${secret}`],
    ['a query', `https://api.example.com/boards?access_token=${secret}`],
    ['an option', `tool --token ${secret} --verbose`],
    ['a secret with punctuation', `client_secret=aB3~dE5.gH7-jK9_mN1`],
    ['a UUID', 'client_secret=5f2d8ca9-0b7e-44d1-9f8a-3c2b1a0d9e8f'],
  ])('are found in %s', (_place, text) => {
    expect(find(text)).toEqual(['1: what looks like a secret']);
  });

  it.each([
    ['-u', `curl -u my-app:${secret} https://auth.example.com`],
    ['--user', `curl --user "my-app:${secret}"`],
    ['--user=', `curl --user=my-app:${secret}`],
    ['Authorization: Basic', `Authorization: Basic ${basic(`my-app:${secret}`)}`],
    ['Basic with a short password', `--header 'Authorization: Basic ${basic('app:hunter2')}'`],
    ['Basic in JSON', `"Authorization": "Basic ${basic(`app:${secret}`)}"`],
    ['a URL', `postgres://app:${secret}@db.example.com/x`],
    ['an HTTPS URL', `https://app:${secret}@api.example.com/`],
  ])('are found after %s', (_place, text) => {
    expect(find(text)).toEqual(['1: what looks like a username and password']);
  });

  it.each([
    [`password: ${secret}`, 'a password'],
    ['password=hunter2xyz', 'a password'],
    [`Authorization: Bearer ${secret}ab`, 'a bearer token'],
    [`authorization: bearer ${mixed(40)}`, 'a bearer token'],
    [webToken, 'a JSON Web Token'],
    [privateKey, 'a private key'],
  ])('are found: case %#', (text, name) => {
    expect(find(`One line\n${text}`)).toEqual([`2: what looks like ${name}`]);
  });
});

describe('credentials in a known format', () => {
  it.each([
    ['an AWS access key', join('AK', 'IAQ2W3E4R5T6Y7U8I9')],
    ['a Google key', join('GOC', 'SPX-', mixed(28))],
    ['a GitHub token', join('gh', 'p_', mixed(36))],
    ['a GitLab token', join('gl', 'pat-', mixed(20))],
    ['a Slack token', join('xo', 'xb-', '1234567890-abcdefg')],
    ['a webhook URL', join('https://hooks.slack.', 'com/services/T0/B0/', mixed(40))],
    ['a Stripe key', join('sk_', 'live_', mixed(24))],
    ['a Shopify token', join('shp', 'at_', hex(32))],
    ['a SendGrid key', join('S', 'G.', mixed(22), '.', mixed(43))],
    ['a Twilio key', join('S', 'K', hex(32))],
    ['a Telegram token', join('1234567890', ':AA', mixed(33))],
    ['an npm token', join('np', 'm_', mixed(36))],
    ['a DigitalOcean token', join('do', 'p_v1_', hex(64))],
    ['a HashiCorp token', join('hv', 's.', mixed(24))],
    ['a Postman key', join('PM', 'AK-', hex(24), '-', hex(34))],
    ['an AI service key', join('sk-', 'proj-', mixed(40))],
  ])('are found: %s', (name, text) => {
    expect(find(`Send ${text} with it.`)).toEqual([`1: what looks like ${name}`]);
  });
});

describe('a placeholder for credentials', () => {
  it.each([
    ...['YOUR_CLIENT_SECRET', '<client_secret>', '$CLIENT_SECRET', '${CLIENT_SECRET}', '…'],
    ...[
      '{{client_secret}}',
      '...',
      'client-secret-1',
      'my_secret_2026',
      '***',
      'xxxxxxxxxxxx1xxxx',
    ],
    ...['YOUR_SECRET_1234567890a', '0000000000000000000a', '%3Cclient_secret%3E', 'REDACTED1a2b3c'],
    ...['%{client_secret}', 'your-32-character-secret-0a1b2c', 'EXAMPLE0a1b2c3d4e5f', 'secret', ''],
  ])('is not a secret: %s', (text) => {
    for (const line of [
      `client_secret=${text}&scope=public.api`,
      `"client_secret": "${text}"`,
      `curl -u my-app:${text} https://auth.example.com`,
      `curl --user '${text}:${text}'`,
      `Authorization: Bearer ${text}`,
      `Authorization: Basic ${text}`,
      `Authorization: Basic ${basic(`YOUR_CLIENT_ID:${text || 'secret'}`)}`,
      `https://user:${text}@example.com/`,
      `password: ${text}`,
    ]) {
      expect([line, find(line)]).toEqual([line, []]);
    }
  });

  it.each([
    'The token is valid for 3600 seconds; `token_type` is `Bearer`.',
    'Basic authentication is not supported: use a bearer token.',
    'See https://api.example.com/v1.0/boards/{boardId}/links?pageSize=1000#token-2026.',
    "import { token } from './tokens-of-2026';",
    'secret: true, examples: [`YOUR_CLIENT_SECRET`],',
    'password: { type: "string", minLength: 16 },',
    'AKIAIOSFODNN7EXAMPLE is the key that the documentation of AWS shows.',
    '-u is short for --user: both take id:secret.',
    'at 09:00:00 -u 12:30:45',
  ])('is not reported in %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it.each(['docs', 'src', 'plugins', 'scripts'])(
    'is the only kind of credential in %s',
    async (folder) => {
      const files = await listFiles(root, folder, (name) => /\.(mdx?|tsx?|mjs)$/.test(name));
      for (const file of files) {
        const text = await readFile(path.join(root, file), 'utf8');
        expect(checkSecrets({ file, text })).toEqual([]);
      }
    },
  );
});
