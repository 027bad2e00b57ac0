/** What a reader chooses: a server, a way to authenticate, a media type; and bodies other than JSON. */
import { buildRequest, toUrl } from '../../src/request/build';
import { toChosen } from '../../src/request/choose';
import type { FormObject, FormValues } from '../../src/request/model';
import { readSharedForm, toSharedForm } from '../../src/request/share';
import { createLink, endpointOf, integer, list, named, text } from './sample';

const secret = { secret: true, required: true } as const;
const token = named(
  'Authorization',
  { ...text, secret: true, examples: [{ value: 'Bearer T' }] },
  { required: true },
);
const user = named('username', { ...text, examples: [{ value: 'YOUR_USER' }] }, { required: true });
const password = named('password', { ...text, examples: [{ value: 'YOUR_PASSWORD' }] }, secret);
const basic = named(
  'Authorization',
  { kind: 'group', fields: [user, password] },
  { encoding: { basic: true } },
);
const key = named('key', { ...text, examples: [{ value: 'YOUR_KEY' }] }, secret);
const tag = named(
  'tag',
  { ...list, items: { ...list.items, xml: { name: 'item' } } },
  { xml: { name: 'tags', wrapped: true } },
);
const file = named('file', text, { encoding: { file: true, mediaType: 'image/png' } });
const endpoint = endpointOf(
  { header: [token], body: [named('a', text)] },
  {
    baseUrl: 'https://{region}.example.com',
    choices: [
      {
        name: 'server',
        options: [
          { label: 'A', variables: [named('region', { ...text, default: 'us' })] },
          { label: 'B', baseUrl: 'https://b.example.com' },
        ],
      },
      {
        name: 'authentication',
        options: [
          { label: 'Token', parameters: { header: [token] } },
          { label: 'Basic', parameters: { header: [basic] } },
          { label: 'Key', parameters: { query: [key] } },
        ],
      },
      {
        name: 'mediaType',
        options: [
          { label: 'JSON', parameters: { body: [named('a', text)] } },
          {
            label: 'XML',
            mediaType: 'application/xml',
            xml: { name: 'pet', namespace: 'urn:p' },
            parameters: { body: [named('a', text, { xml: { attribute: true } }), tag] },
          },
          {
            label: 'Multipart',
            mediaType: 'multipart/form-data',
            parameters: {
              formData: [
                file,
                named('meta', { kind: 'group', fields: [named('n', integer)] }),
                named('tag', list),
              ],
            },
          },
          {
            label: 'File',
            mediaType: 'application/pdf',
            isBareList: true,
            parameters: { body: [named('body', text, { encoding: { file: true } })] },
          },
        ],
      },
    ],
  },
);
const entered: FormValues = {
  body: { a: '<x>', tag: ['1', '2'] },
  formData: { file: 'me.png', meta: { n: '1' }, tag: ['p', 'q'] },
  header: { Authorization: { username: 'æ', password: 'b:c' } },
};
const build = (choice: FormObject) => buildRequest(endpoint, { ...entered, choice });

it('a choice is the first option by default, and one of an unknown label', () => {
  expect(toUrl(build({}))).toBe('https://us.example.com/a');
  expect(build({ server: 'B, once' }).baseUrl).toBe('https://us.example.com');
  expect(toChosen(endpoint, {})).toBe(toChosen(endpoint, { ...entered, choice: { server: 'A' } }));
  expect(toChosen(createLink, { choice: { server: 'B' } })).toBe(createLink);
});

it('a choice of a server and its variables is the base URL', () => {
  expect(build({ variable: { region: 'eu' } }).baseUrl).toBe('https://eu.example.com');
  expect(build({ server: 'B' }).baseUrl).toBe('https://b.example.com');
});

it('a choice of authentication replaces the parameters of the first one', () => {
  expect(build({ authentication: 'Basic' }).headers).toEqual([['Authorization', 'Basic w6Y6Yjpj']]);
  const { headers, query } = build({ authentication: 'Key' });
  expect([headers, query]).toEqual([[], [['key', 'YOUR_KEY']]]);
});

it.each([
  [
    'XML',
    {
      kind: 'text',
      mediaType: 'application/xml',
      text:
        '<?xml version="1.0" encoding="UTF-8"?>\n<pet xmlns="urn:p" a="&#60;x&#62;">\n  ' +
        '<tags>\n    <item>1</item>\n    <item>2</item>\n  </tags>\n</pet>',
    },
  ],
  [
    'Multipart',
    {
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: [
        { name: 'file', file: 'me.png', mediaType: 'image/png' },
        { name: 'meta', text: '{"n":1}', mediaType: 'application/json' },
        { name: 'tag', text: 'p' },
        { name: 'tag', text: 'q' },
      ],
    },
  ],
  ['File', { kind: 'file', mediaType: 'application/pdf', file: 'file.pdf' }],
])('a choice of the media type %s replaces the body', (mediaType, body) => {
  expect(build({ mediaType }).body).toEqual(body);
});

it('a choice is part of a link, credentials are not', () => {
  const choice = { server: 'B', authentication: 'Basic', mediaType: 'XML' };
  const { fragment = '' } = toSharedForm(endpoint, { ...entered, choice }, '1.0') ?? {};
  expect(readSharedForm(endpoint, fragment)).toMatchObject({
    values: { choice, body: entered.body },
    ignored: [],
  });
  expect(fragment).not.toContain('Authorization');
  const old = readSharedForm(endpoint, '#request?choice.server=C');
  expect(old).toMatchObject({ ignored: ['choice.server=C'] });
  const { body, formData } = entered;
  expect(toSharedForm(endpoint, { body, formData }, '1.0')).toMatchObject({
    omitsSecrets: false,
  });
});
