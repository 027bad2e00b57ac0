import { listTexts } from '../../src/openapi/texts';
import { documentOf } from './read';

const document = documentOf({
  info: { title: 'Orders', version: '1', description: 'Sells.' },
  tags: [{ name: 'order' }, { name: 'a', summary: 'All' }],
  'x-tagGroups': [{ name: 'Selling', tags: ['order'] }],
  paths: {
    "/a/{it's}": {
      get: {
        summary: 'List',
        'x-badges': [{ name: 'New' }],
        'x-portal': {
          slug: 'list',
          group: 'Read',
          notes: [{ kind: 'tip', title: 'T', text: 'X' }],
        },
        parameters: [
          {
            name: 'title',
            in: 'query',
            description: 'D',
            examples: { one: { summary: 'One', value: { title: 'value' } } },
            schema: {
              type: 'object',
              title: 'OrderTitle',
              properties: { title: { title: 'Two words', default: { description: 'value' } } },
              'x-enumDescriptions': { a: 'First' },
            },
          },
        ],
        responses: { 200: { description: ' ' } },
      },
    },
  },
  components: {
    securitySchemes: { a: { type: 'oauth2', flows: { implicit: { scopes: { read: 'Reads.' } } } } },
  },
});

it('lists what people read, and neither names nor values', () => {
  const get = String.raw`$.paths['/a/{it\'s}'].get`;
  expect(listTexts(document).map(({ target, texts }) => [target, texts])).toEqual([
    ['$.info', { description: 'Sells.' }],
    ['$.tags[0]', { 'x-displayName': 'order' }],
    ['$.tags[1]', { summary: 'All' }],
    ["$['x-tagGroups'][0]", { name: 'Selling' }],
    [get, { summary: 'List' }],
    [`${get}['x-badges'][0]`, { name: 'New' }],
    [`${get}['x-portal']`, { group: 'Read' }],
    [`${get}['x-portal'].notes[0]`, { title: 'T', text: 'X' }],
    [`${get}.parameters[0]`, { description: 'D' }],
    [`${get}.parameters[0].examples.one`, { summary: 'One' }],
    [`${get}.parameters[0].schema.properties.title`, { title: 'Two words' }],
    [`${get}.parameters[0].schema['x-enumDescriptions']`, { a: 'First' }],
    ['$.components.securitySchemes.a.flows.implicit.scopes', { read: 'Reads.' }],
  ]);
});
