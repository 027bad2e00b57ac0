import {
  boardId,
  exampleBody,
  fields,
  locales,
  messagesOf,
  path,
  testRows,
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
    'example.body.titel: found a value without a matching parameter, expected one of "title", ',
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
    'example.body.startTime: found "2025-02-30T09:00:00Z", expected a date and time',
    withBody({ startTime: '2025-02-30T09:00:00Z' }),
  ],
];

const responseRows: Row[] = [
  ['responses: found none, expected at least one', { responses: [] }],
  ['responses.200.schema: found "id" more than once', withField(...fields, fields[0]!)],
  [
    'responses.200.schema: found nothing, expected a schema for the example',
    { responses: [{ status: 200, description: 'Done.', mediaTypes: [], example: { id: 'a' } }] },
  ],
  [
    'responses.200.example.code: found a value without a matching field, expected one of "id", ',
    withResponse({ code: 'x' }),
  ],
  [
    'responses.200.example.images[0].width: found "640", expected a number',
    withResponse({ images: [{ width: '640' }] }),
  ],
  [
    'responses.200.schema.id.required: found true, expected nothing, because any field',
    withField({ ...fields[0]!, required: true }),
  ],
];

describe('the check of requests and responses', () => testRows([...requestRows, ...responseRows]));

it('a response can lack any field', () => {
  const [response] = withField(fields[0]!).responses!;
  expect(messagesOf({ responses: [{ ...response!, example: {} }] })).toEqual([]);
});
