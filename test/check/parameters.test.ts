import type { EndpointEntry } from '../../src/catalogue/model';
import type { Property } from '../../src/catalogue/schema';
import {
  boardId,
  body,
  exampleBody,
  messagesOf,
  page,
  path,
  startTime,
  toLine,
  toX,
  withParameter,
  type Row,
} from './sample';

const pathWords =
  'a path without a leading slash, a host, "..", "?", "#" or spaces, and names between "{" ' +
  'and "}", for example "boards/{boardId}"';

const rows: Row[] = [
  [
    'path: found {linkId}, expected a parameter "linkId" in parameters.path',
    { path: 'boards/{boardId}/links/{linkId}' },
  ],
  [
    'path: found no {boardId}, expected {boardId}, because parameters.path has "boardId"',
    { path: 'boards/links' },
  ],
  [
    'path: found "boardId" more than once, expected unique names',
    { path: 'boards/{boardId}/{boardId}' },
  ],
  ...['boards/{boardId}?page=1', 'boards/{boardId}#a', 'a b', 'x/{', '..', './{boardId}'].map(
    (path): Row => [`path: found "${path}", expected ${pathWords}`, { path }],
  ),
  [
    'parameters.query: found "page" more than once, expected unique names',
    { parameters: { path: [boardId], query: [page, page], body } },
  ],
  [
    'parameters.query.startTime.enum: found ["a","a"], expected a value that must NOT have ' +
      'duplicate items (items ## 1 and 0 are identical)',
    withParameter({ ...startTime, enum: ['a', 'a'] }),
  ],
  [
    'parameters.query.startTime.minLength: found 6, expected at most the maxLength',
    withParameter({ ...startTime, minLength: 6, maxLength: 5 }),
  ],
  [
    'parameters.query.x.minimum: found 10, expected at most the maximum',
    withParameter(toX({ type: 'integer', minimum: 10, maximum: 9 })),
  ],
  [
    'parameters.query.page.default: found 10, expected at most 9',
    withParameter({ ...page, default: 10 }),
  ],
];

const limitRows: Row[] = [
  [
    'parameters.query.x.minLength: found 1.5, expected a non-negative integer',
    withParameter(toX({ type: 'string', minLength: 1.5 })),
  ],
  [
    'parameters.query.x.enum: found none, expected at least one',
    withParameter(toX({ type: 'string', enum: [] })),
  ],
  [
    'parameters.query.x.examples[1]: found 3 characters, expected at most 2',
    withParameter(toX({ type: 'string', maxLength: 2, examples: ['ab', 'abc'] })),
  ],
  [
    'parameters.query.x.examples[0]: found "our site", expected a URL, for example ' +
      '"https://example.com/page"',
    withParameter(toX({ type: 'string', format: 'uri', examples: ['our site'] })),
  ],
];

const [a, b] = ['a', 'b'].map((name) => ({ ...toX({ type: 'string' }), name }));
const withQuery = (...query: readonly Property[]): Partial<EndpointEntry> => ({
  parameters: { path: [boardId], query, body },
  example: { path, body: exampleBody },
});

const renameRows: Row[] = [
  [
    'parameters.query: found "a" more than once, expected unique names',
    withQuery(a!, { ...b!, was: 'a' }),
  ],
  [
    'parameters.query: found "c" more than once, expected unique names',
    withQuery({ ...a!, was: 'c' }, { ...b!, was: 'c' }),
  ],
];

describe('the check of parameters', () => {
  it.each([...rows, ...limitRows, ...renameRows])('reports %s', (problem, change) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });

  it('accepts a body with PATCH', () => {
    expect(messagesOf({ method: 'PATCH' })).toEqual([]);
  });

  it('accepts an old name of a parameter that no longer exists', () => {
    expect(messagesOf(withQuery({ ...a!, was: 'c' }))).toEqual([]);
  });
});
