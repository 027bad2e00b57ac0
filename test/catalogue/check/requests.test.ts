import { checkGivenValues } from '../../../src/catalogue/check/requests';
import type { Endpoint } from '../../../src/catalogue/model';
import { parameter } from '../../request/sample';
import {
  boardId,
  createLink,
  exampleBody,
  locales,
  messagesOf,
  path,
  toLine,
  withBody,
  type Row,
} from './sample';

const rows: Row[] = [
  [
    'a missing path value',
    { example: { body: exampleBody } },
    'example.path.boardId: found nothing, expected a value, because it is required',
  ],
  [
    'a query value out of range',
    { example: { path, query: { page: 10 }, body: exampleBody } },
    'example.query.page: found 10, expected at most 9',
  ],
  [
    'a form value without a matching parameter',
    { example: { path, formData: { scope: 'x' }, body: exampleBody } },
    'example.formData.scope: found a value without a matching parameter, expected none',
  ],
  [
    'a form value that differs from the constant',
    {
      parameters: {
        path: [boardId],
        formData: [{ name: 'scope', type: 'string', const: 'public', description: 'Scope.' }],
      },
      example: { path, formData: { scope: 'private' } },
    },
    'example.formData.scope: found "private", expected "public"',
  ],
  [
    'a missing body',
    { example: { path } },
    'example.body: found nothing, expected an example body',
  ],
  [
    'a body without parameters',
    { parameters: { path: [boardId] }, example: { path, body: exampleBody } },
    'example.body: found a body, expected no body, because there are no body parameters',
  ],
  [
    'an invalid item of a bare array',
    {
      bodyShape: 'array',
      parameters: { path: [boardId], body: [locales] },
      example: { path, body: [{ isoCode: 'abcd' }] },
    },
    'example.body[0].isoCode: found 4 characters, expected at most 3',
  ],
  [
    'a value that is too long, counted in characters',
    withBody({ title: '🎵🎵🎵🎵🎵🎵' }),
    'example.body.title: found 6 characters, expected at most 5',
  ],
  [
    'a value without a matching parameter',
    withBody({ titel: 'Blue' }),
    'example.body.titel: found a value without a matching parameter, expected one of "title", "locales", "linkIds", "widget", "startTime", "tags"',
  ],
  [
    'a missing required member of an item',
    withBody({ locales: [{ enabled: false }] }),
    'example.body.locales[0].isoCode: found nothing, expected a value, because it is required',
  ],
  [
    'a string where a boolean is expected in an item',
    withBody({ locales: [{ isoCode: 'en', enabled: 'true' }] }),
    'example.body.locales[0].enabled: found "true", expected a boolean',
  ],
  [
    'an item of an array of strings that is too long',
    withBody({ tags: ['pop', 'jazz'] }),
    'example.body.tags[1]: found 4 characters, expected at most 3',
  ],
  ...['2025-02-30T09:00:00Z', '2025-03-14T09:00:00'].map((value): Row => [
    `the date-time ${value}`,
    withBody({ startTime: value }),
    `example.body.startTime: found "${value}", expected a date and time with a time zone, for example "2026-03-01T09:00:00Z"`,
  ]),
];

describe('the check of example requests', () => {
  it.each(rows)('reports %s', (_name, change, problem) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });
});

describe('the check of values in a page', () => {
  const toTexts = (endpoint: Endpoint, values: unknown) =>
    checkGivenValues(endpoint, values, 'values').map(
      ({ field, found, expected }) => `${field}: found ${found}, expected ${expected}`,
    );
  const bareArray: Endpoint = {
    ...createLink,
    bodyShape: 'array',
    parameters: { body: [locales] },
  };

  it('accepts missing required values, because samples show placeholders', () => {
    expect(toTexts(createLink, {})).toEqual([]);
    expect(toTexts(createLink, { body: { tags: ['pop'] } })).toEqual([]);
  });

  it('accepts a body that is a bare array, as it is sent', () => {
    expect(toTexts(bareArray, { body: [{ isoCode: 'all' }] })).toEqual([]);
    expect(toTexts(bareArray, { body: [{ isoCode: 'none' }] })).toEqual([
      'values.body[0].isoCode: found 4 characters, expected at most 3',
    ]);
  });

  it('rejects a header that some clients do not send', () => {
    const header = [parameter('X-Note', 'string')];
    const endpoint = { ...createLink, parameters: { header } };
    expect(toTexts(endpoint, { header: { 'X-Note': 'Bearer YOUR_ACCESS_TOKEN' } })).toEqual([]);
    expect(toTexts(endpoint, { header: { 'X-Note': 'Bearer …' } })).toEqual([
      'values.header.X-Note: found "Bearer …", expected printable ASCII characters in a header',
    ]);
  });

  it.each([
    ['none', 'values: found "none", expected an object'],
    [
      { header: { a: 'b' } },
      'values.header: found a location without parameters, expected one of "path", "query", "body"',
    ],
    [{ query: { page: 'one' } }, 'values.query.page: found "one", expected an integer'],
  ])('reports %j', (values, message) => {
    expect(toTexts(createLink, values)).toEqual([message]);
  });
});
