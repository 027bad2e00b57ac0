import { checkGivenValues } from '../../src/check/values';
import { toDocument } from '../../src/catalogue/compile';
import { toView } from '../../src/openapi/read/index';
import type { EndpointEntry } from '../../src/catalogue/model';
import {
  boardId,
  createLink,
  exampleBody,
  fields,
  locales,
  messagesOf,
  path,
  toLine,
  toX,
  withBody,
  withBodyParameter,
  withField,
  withResponse,
  type Row,
} from './sample';

const requestRows: Row[] = [
  ['example.path.boardId: found nothing, expected a string', { example: { body: exampleBody } }],
  [
    'example.formData.scope: found "private", expected "public"',
    {
      parameters: {
        path: [boardId],
        formData: [{ name: 'scope', type: 'string', const: 'public', description: 'Scope.' }],
      },
      example: { path, formData: { scope: 'private' } },
    },
  ],
  ['example.body: found nothing, expected an object', { example: { path } }],
  [
    'example.body: found a location without parameters, expected one of "path"',
    { parameters: { path: [boardId] }, example: { path, body: exampleBody } },
  ],
  [
    'example.body[0].isoCode: found 4 characters, expected at most 3',
    {
      bodyShape: 'array',
      parameters: { path: [boardId], body: [locales] },
      example: { path, body: [{ isoCode: 'abcd' }] },
    },
  ],
  // Characters are counted, not the two units of UTF-16 that each of these has.
  [
    'example.body.tags[1]: found 4 characters, expected at most 3',
    withBody({ tags: ['pop', '🎵🎵🎵🎵'] }),
  ],
  [
    'example.body.titel: found a value without a matching parameter, expected one of ' +
      '"title", "locales", "linkIds", "widget", "startTime", "tags"',
    withBody({ titel: 'Blue' }),
  ],
  ...(
    [
      [{ type: 'string', pattern: '^[A-Z]+$' }, 'a', '"a", expected a match for "^[A-Z]+$"'],
      [{ type: 'integer', exclusiveMinimum: 2 }, 2, '2, expected more than 2'],
      [{ type: 'number', exclusiveMaximum: 2 }, 2, '2, expected less than 2'],
      [{ type: 'integer', multipleOf: 2 }, 3, '3, expected a multiple of 2'],
    ] as const
  ).map(([schema, x, words]): Row => {
    const example = { path, body: { ...exampleBody, x } };
    return [`example.body.x: found ${words}`, { ...withBodyParameter(toX(schema)), example }];
  }),
  [
    'example.body.startTime: found "2025-02-30T09:00:00Z", expected a date and time with a time ' +
      'zone, for example "2026-03-01T09:00:00Z"',
    withBody({ startTime: '2025-02-30T09:00:00Z' }),
  ],
];

const responseRows: Row[] = [
  ['responses: found none, expected at least one', { responses: [] }],
  [
    'responses.200.schema: found "id" more than once, expected unique names',
    withField(...fields, ...fields.slice(0, 1)),
  ],
  [
    'responses.200.schema: found nothing, expected a schema for the example',
    { responses: [{ status: 200, description: 'Done.', mediaTypes: [], example: { id: 'a' } }] },
  ],
  [
    'responses.200.example.code: found a value without a matching field, expected one of ' +
      '"id", "count", "status", "names", "images"',
    withResponse({ code: 'x' }),
  ],
  [
    'responses.200.example.images[0].width: found "640", expected a number',
    withResponse({ images: [{ width: '640' }] }),
  ],
  [
    'responses.200.schema.id.required: found true, expected nothing, because any field of a ' +
      'response can be missing',
    withField({ ...fields[0]!, required: true }),
  ],
];

it.each([...requestRows, ...responseRows])(
  'the check of requests and responses reports %s',
  (problem, change) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  },
);

it('a response can lack any field', () => {
  const [response] = withField(fields[0]!).responses!;
  expect(messagesOf({ responses: [{ ...response!, example: {} }] })).toEqual([]);
});

describe('the check of values in a page', () => {
  const toTexts = (entry: EndpointEntry, values: unknown) => {
    const category = { id: 'campaigns', title: 'C', description: 'C.', endpoints: [entry] };
    const document = toDocument({ categories: [category], statusCodes: [], verbs: [] });
    return toView(document).categories.flatMap(({ endpoints }) =>
      endpoints.flatMap((endpoint) =>
        checkGivenValues(endpoint, values, 'values').map(
          ({ field, found, expected }) => `${field}: found ${found}, expected ${expected}`,
        ),
      ),
    );
  };
  const bareArray: EndpointEntry = {
    ...createLink,
    bodyShape: 'array',
    parameters: { body: [locales] },
  };

  it('accepts missing parameters, because samples show placeholders', () => {
    expect(toTexts(createLink, { path: {} })).toEqual([]);
  });

  it('accepts a body that is a bare array, as it is sent', () => {
    expect(toTexts(bareArray, { body: [{ isoCode: 'all' }] })).toEqual([]);
    expect(toTexts(bareArray, { body: [{ isoCode: 'none' }] })).toEqual([
      'values.body[0].isoCode: found 4 characters, expected at most 3',
    ]);
  });

  it.each([
    ['none', 'values: found "none", expected an object'],
    [
      { formData: { a: 'b' } },
      'values.formData: found a location without parameters, expected one of "path", ' +
        '"query", "body", "header"',
    ],
    [{ query: { page: 'one' } }, 'values.query.page: found "one", expected an integer'],
  ])('reports %j', (values, message) => {
    expect(toTexts(createLink, values)).toEqual([message]);
  });
});
