import { buildAbout } from '../../plugins/pages/about';
import { documentOf } from '../openapi/read';

it.each([
  [
    'without marks',
    '# Shop\n\nThe **API** of\nthe [shop](https://shop.test).\n\nMore.',
    'The API of the shop.',
  ],
  ['as far as it is short', 'One. '.repeat(90), `${'One. '.repeat(59)}One.`],
  ['or its first words', 'word '.repeat(90), `${'word '.repeat(59)}word …`],
])('has the first paragraph of the description on the home page, %s', (_, description, lead) => {
  const info = { title: 'Shop', version: '1', description };
  expect(buildAbout(documentOf({ info })).summary).toBe(lead);
});

const response = (description: string) => ({ get: { responses: { '404': { description } } } });
const zoo = documentOf({
  info: { title: 'Zoo', version: '1', license: { name: 'Apache', identifier: 'Apache-2.0' } },
  servers: [
    {
      url: '/api/{version}',
      variables: { version: { default: '1', enum: ['1', '2'], description: 'The version' } },
    },
  ],
  paths: {
    '/a': response('No animal'),
    '/b': response('No animal.'),
    '/c': { $ref: '#/components/pathItems/C' },
  },
  components: { pathItems: { C: response('Gone\n') } },
});
const { introduction, errors } = buildAbout(zoo);
const textOf = (texts: typeof errors) => texts.map(({ text }) => text).join('\n');

it.each([
  ['the page of a license', introduction, '[Apache](<https://spdx.org/licenses/Apache-2.0.html>)'],
  ['texts before choices as sentences', introduction, 'The version. One of `1`, `2`.'],
  [
    'variables with their server',
    introduction,
    'Variables of `/api/{version}`:\n\n| Variable | Default |',
  ],
  ['meanings as sentences, each once', errors, '| `404` | No animal.<br>Gone. | 3 |'],
  [
    'that the address is not whole',
    introduction,
    'Replace `https://example.com` with the host of the API.',
  ],
  [
    'that there is no server',
    buildAbout({ ...zoo, servers: [] }).introduction,
    'Replace `https://example.com` with the host of the API.',
  ],
])('has %s', (_, texts, expected) => {
  expect(textOf(texts)).toContain(expected);
});
