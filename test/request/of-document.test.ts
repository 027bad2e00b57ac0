/** Requests of documents that an API team wrote: what the document says is what is sent. */
import type { ExampleRequest } from '../../src/openapi/model';
import { buildRequest } from '../../src/request/build';
import { toEnteredValues } from '../../src/request/shown';
import { endpointsOf } from '../openapi/read';

const text = { type: 'string' };

function build(mediaType: string, media: object, entered?: ExampleRequest, required = false) {
  const put = { requestBody: { content: { [mediaType]: media }, required }, responses: {} };
  const [endpoint] = endpointsOf({
    paths: { 'x-note': 'Extensions can be anything.', '/pets': { put } },
    components: {
      schemas: {
        Pet: {
          type: 'object',
          properties: {
            photos: { type: 'array', items: text, xml: { name: 'photo', wrapped: true } },
            tags: { type: 'array', items: { ...text, xml: { name: 'tag' } }, xml: { name: 'no' } },
          },
        },
      },
    },
  });
  return buildRequest(endpoint!, toEnteredValues(endpoint!, entered ?? endpoint!.example)).body;
}

const grid = { type: 'array', items: { type: 'array', items: text } };
const grids = { properties: { grid }, required: ['grid'] };
const spaced = { attribute: true, prefix: 'p', namespace: 'urn:p' };
const part = { type: 'object', properties: { a: text }, xml: { nodeType: 'none' } };
it.each<[string, object, ExampleRequest, readonly string[]]>([
  [
    'the names of the XML Object',
    { $ref: '#/components/schemas/Pet' },
    { body: { photos: ['a', 'b'], tags: ['c'] } },
    [
      ...['<Pet>', '  <photo>', '    <photo>a</photo>', '    <photo>b</photo>', '  </photo>'],
      ...['  <tag>c</tag>', '</Pet>'],
    ],
  ],
  [
    'a list as an element, and an object as none, if its node type says so',
    { properties: { list: { type: 'array', items: text, xml: { nodeType: 'element' } }, part } },
    { body: { list: ['x'], part: { a: 'y' } } },
    ['<root>', '  <list>', '    <list>x</list>', '  </list>', '  <a>y</a>', '</root>'],
  ],
  [
    'made lists in lists',
    grids,
    {},
    ['<root>', '  <grid>', '    <item>string</item>', '  </grid>', '</root>'],
  ],
  [
    'a value in a list, and the namespace of attributes once',
    { properties: { grid, a: { xml: spaced }, b: { xml: spaced } } },
    { body: { grid: [7], a: 'x', b: 'y' } },
    ['<root xmlns:p="urn:p" p:a="x" p:b="y">', '  <grid>7</grid>', '</root>'],
  ],
])('writes in XML %s', (_what, schema, entered, lines) => {
  expect(build('application/xml', { schema }, entered)).toMatchObject({
    text: ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n'),
  });
});

it.each([
  [{ style: 'form' }, [['a', 'x']]],
  [{}, [['o', '{"a":"x"}']]],
])('writes an object in a form with the encoding %j', (encoding, fields) => {
  const choice = { ...text, enum: ['', 'y'] };
  const properties = { o: { type: 'object', properties: { a: text, unset: choice } } };
  const media = { schema: { type: 'object', properties }, encoding: { o: encoding } };
  const entered = { formData: { o: { a: 'x' } } };
  expect(build('application/x-www-form-urlencoded', media, entered)).toMatchObject({ fields });
});

const pairs = [
  ['a', 'x y'],
  ['b', '1'],
  ['b', '2'],
] as const;
it.each<[string, object]>([
  ['application/x-www-form-urlencoded', { kind: 'form', fields: pairs }],
  ['multipart/form-data', { parts: pairs.map(([name, text]) => ({ name, text })) }],
])('writes an alternative, or any names, in %s as a form', (mediaType, written) => {
  const list = { type: 'array', items: { type: 'integer' } };
  const object = { type: 'object', required: ['a'], properties: { a: text, b: list } };
  const other = { type: 'object', required: ['c'], properties: { c: text } };
  for (const schema of [{ oneOf: [object, other] }, { ...object, additionalProperties: text }]) {
    const media = { schema, example: { a: 'x y', b: [1, 2] } };
    expect(build(mediaType, media)).toMatchObject(written);
  }
});

it.each([
  ['application/xml', '<?xml version="1.0" encoding="UTF-8"?>\n<o>\n  <a>x</a>\n</o>'],
  ['application/json', '{"a":"x"}'],
  ['text/plain', '{"a":"x"}'],
])('writes an object in a part of the type %s', (contentType, written) => {
  const properties = { o: { type: 'object', properties: { a: text } } };
  const media = { schema: { type: 'object', properties }, encoding: { o: { contentType } } };
  expect(build('multipart/form-data', media, { formData: { o: { a: 'x' } } })).toMatchObject({
    parts: [{ name: 'o', text: written, mediaType: contentType }],
  });
});

const json = { mediaType: 'application/json' };
it.each<[string, object, object | undefined]>([
  ['application/x-www-form-urlencoded', { a: null, b: ['x', null] }, { fields: [['b', 'x']] }],
  ['multipart/form-data', { a: null, b: ['x', null] }, { parts: [{ name: 'b', text: 'x' }] }],
  ['multipart/form-data', { a: null }, undefined],
  ['multipart/form-data', { j: null }, { parts: [{ ...json, name: 'j', text: 'null' }] }],
])('leaves null out of texts: %s with %j', (mediaType, example, expected) => {
  const none = { type: ['string', 'null'] };
  const properties = { a: none, b: { type: 'array', items: none }, j: none };
  const encoding = { j: { contentType: 'application/json' } };
  const media = { schema: { type: 'object', properties }, encoding, example };
  const body: unknown = expected && expect.objectContaining(expected);
  expect([build(mediaType, media, {}), build(mediaType, media)]).toEqual([body, body]);
});

it('sends a required object, with what it must have, beside what is entered', () => {
  const inner = { type: 'object', properties: { c: { ...text, enum: ['d'] } }, required: ['c'] };
  const properties = {
    ...{ a: text, o: inner, p: { type: 'object', properties: { c: text } } },
    ...{ list: { type: 'array', items: text }, map: { additionalProperties: text } },
    ...{ none: { type: 'array', items: text } },
    empty: { type: 'array', items: { properties: { c: text } } },
  };
  const schema = { type: 'object', properties, required: ['o', 'p', 'list', 'map', 'empty'] };
  const empty = { list: [], map: {}, none: [], empty: [{}] };
  const sent = ([{ a: 'x' }, empty] as const).map((body) =>
    build('application/json', { schema }, { body }),
  );
  const needed = { o: { c: 'd' }, p: {} };
  expect(sent.map((one) => one?.kind === 'json' && one.json)).toEqual([
    { a: 'x', ...needed },
    { ...needed, ...empty },
  ]);
});

it('sends the objects of an example as CSV', () => {
  const media = { schema: { type: 'array', items: { type: 'object' } }, example: [{ a: 'b,c' }] };
  expect(build('text/csv', media)).toMatchObject({ text: 'a\r\n"b,c"' });
});

it('sends null as a body if it is the example', () => {
  const schema = { type: ['object', 'null'], properties: { a: text } };
  const media = { schema, examples: { none: { value: null } } };
  expect(build('application/json', media, { body: null })).toMatchObject({ json: null });
});

const file = { type: 'string', format: 'binary' };

const files = { plan: file, old: file };
const pdf = { ...text, contentMediaType: 'application/pdf' };
it.each<[string, object, readonly object[]]>([
  ['a file', { properties: files }, [{ name: 'plan', file: 'file.bin' }]],
  [
    'a required part',
    { required: ['note'], properties: { ...files, note: text } },
    [{ name: 'note', text: 'string' }],
  ],
  ['nothing', { properties: { note: text } }, []],
  ['nothing', { properties: { note: { ...text, readOnly: true } } }, []],
  ['no file', { properties: files, example: { plan: null } }, []],
  [
    'as many files as needed of the type that they contain',
    { properties: { plan: { type: 'array', items: pdf, minItems: 2 } } },
    Array<object>(2).fill({ name: 'plan', file: 'file.pdf' }),
  ],
])('sends of a form without examples %s, required or not', (_what, schema, parts) => {
  const bodies = [true, false].map((required) =>
    build('multipart/form-data', { schema: { type: 'object', ...schema } }, undefined, required),
  );
  const body: unknown = parts.length > 0 ? expect.objectContaining({ parts }) : undefined;
  expect(bodies).toEqual([body, body]);
});

it.each<[string, object, object]>([
  ['*/*', { schema: file, example: { openapi: '3.1.1' } }, { file: 'file.bin' }],
  ['*/*', { schema: file, example: ['a'] }, { file: 'file.bin' }],
  ['text/csv', { schema: file }, { file: 'file.csv' }],
  ['application/json', { schema: file }, { file: 'file.json' }],
  ['application/octet-stream', { schema: text }, { file: 'file.bin' }],
  ['application/zip', { schema: { properties: files } }, { file: 'file.zip' }],
  ['text/csv', { schema: file, example: 'a,b' }, { text: 'a,b' }],
  ['application/yaml', { schema: { properties: files }, example: 'a: b' }, { text: 'a: b' }],
  ['application/json', {}, { json: {} }],
])('sends in %s with %j', (mediaType, media, body) => {
  expect(build(mediaType, media)).toMatchObject(body);
});
