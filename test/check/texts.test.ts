import { arrayOf, titled } from '../../src/catalogue/define';
import type { Property } from '../../src/catalogue/schema';
import {
  fields,
  messagesOf,
  startTime,
  testRows,
  widget,
  withField,
  withBodyParameter,
  type Row,
} from './sample';

const rows: Row[] = [
  ['title: found " ", expected text', { title: ' ' }],
  [
    'parameters.body.extra.startTime.deprecated: found "", expected text',
    withBodyParameter({
      ...widget,
      name: 'extra',
      properties: [{ ...startTime, deprecated: '' }],
    }),
  ],
  ['summary: found "Lists\\u0007 links."', { summary: 'Lists\u0007 links.' }],
  ['notes[0].text: found "\\n"', { notes: [{ kind: 'tip', title: 'Tip', text: '\n' }] }],
  ['summary: found a link to "/docs/bords?a=b#c"', { summary: '[Boards](/docs/bords?a=b#c).' }],
  ['summary: found "[Boards](http://a.test)"', { summary: 'See [Boards](http://a.test).' }],
  [
    'summary: found the anchor "#status-402", expected one of "status-401"',
    { summary: 'See [Errors](/docs/errors#status-402).' },
  ],
  ['summary: found "[Errors] (/docs/errors)"', { summary: 'See [Errors] (/docs/errors).' }],
  ['summary: found "## Filters"', { summary: 'Lists links.\n## Filters' }],
  ['usage: found "1. Get a token."', { usage: '1. Get a token.' }],
  ['summary: found "**"', { summary: 'Creates a **link.' }],
  ['title: found code in "link", expected plain text', { title: 'Create `link`' }],
  ['summary: found "`link.", expected paired backticks', { summary: 'Creates a `link.' }],
];

const image = (properties: readonly Property[], title = 'Image', name = 'image'): Property => ({
  name,
  type: 'object',
  title,
  properties,
  description: 'Image.',
});
const [id, count] = fields as readonly [Property, Property];
const images = { ...titled('Image', arrayOf([count, id])), name: 'images', description: 'Images.' };
const different = 'found "Image", the title of a different object in "create-link"';

const titleRows: Row[] = [
  [
    `responses.200.schema.other.title: ${different}`,
    withField(image([id]), image([count], 'Image', 'other')),
  ],
  [`responses.200.schema.images.items.title: ${different}`, withField(image([id]), images)],
  // Fields of a response can be null, and those of a request cannot.
  [
    `responses.200.schema.image.title: ${different}`,
    { ...withBodyParameter(image([id])), ...withField(image([id])) },
  ],
  ['responses.200.schema.image.title: found "image"', withField(image([id], 'image'))],
  [
    'responses.200.schema.image.title: found "CreateLinkResponse"',
    withField(image([id], 'CreateLinkResponse')),
  ],
];

describe('the check of texts', () => {
  it('accepts a link with a query', () => {
    expect(messagesOf({ summary: 'See [Errors](/docs/errors?a=b#status-401).' })).toEqual([]);
  });

  it('accepts the title of an object that occurs twice', () => {
    expect(messagesOf(withField(image([id]), image([id], 'Image', 'other')))).toEqual([]);
  });

  testRows([...rows, ...titleRows]);
});
