import { messagesOf, page, type Row, startTime, testRows, toX, withQuery } from './sample';

const [a, b] = ['a', 'b'].map((name) => ({ ...toX({ type: 'string' }), name }));

const rows: Row[] = [
  ['path: found {linkId}, expected a parameter "linkId"', { path: 'boards/{boardId}/{linkId}' }],
  ['path: found no {boardId}, expected {boardId}, because', { path: 'boards/links' }],
  ['path: found "boardId" more than once', { path: 'boards/{boardId}/{boardId}' }],
  ...['boards/{boardId}?page=1', 'boards/{boardId}#a', 'a b', 'x/{', '..', './{boardId}'].map(
    (path): Row => [`path: found "${path}", expected a path without a leading slash`, { path }],
  ),
  ['parameters.query: found "page" more than once', withQuery(page, page)],
  [
    'parameters.query.startTime.enum: found ["a","a"], expected a value that must NOT have',
    withQuery({ ...startTime, enum: ['a', 'a'] }),
  ],
  [
    'parameters.query.startTime.minLength: found 6, expected at most the maxLength',
    withQuery({ ...startTime, minLength: 6, maxLength: 5 }),
  ],
  [
    'parameters.query.x.minimum: found 10, expected at most the maximum',
    withQuery(toX({ type: 'integer', minimum: 10, maximum: 9 })),
  ],
  ['parameters.query.page.default: found 10', withQuery({ ...page, default: 10 })],
  [
    'parameters.query.x.minLength: found 1.5, expected a non-negative integer',
    withQuery(toX({ type: 'string', minLength: 1.5 })),
  ],
  ['parameters.query.x.enum: found none', withQuery(toX({ type: 'string', enum: [] }))],
  [
    'parameters.query.x.examples[1]: found 3 characters, expected at most 2',
    withQuery(toX({ type: 'string', maxLength: 2, examples: ['ab', 'abc'] })),
  ],
  [
    'parameters.query.x.examples[0]: found "our site", expected a URL',
    withQuery(toX({ type: 'string', format: 'uri', examples: ['our site'] })),
  ],
  ['parameters.query: found "a" more than once', withQuery(a!, { ...b!, was: 'a' })],
  [
    'parameters.query: found "c" more than once',
    withQuery({ ...a!, was: 'c' }, { ...b!, was: 'c' }),
  ],
];

describe('the check of parameters', () => {
  testRows(rows);

  it('accepts a body with PATCH', () => {
    expect(messagesOf({ method: 'PATCH' })).toEqual([]);
  });

  it('accepts an old name of a parameter that no longer exists', () => {
    expect(messagesOf(withQuery({ ...a!, was: 'c' }))).toEqual([]);
  });
});
