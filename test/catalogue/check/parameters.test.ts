import {
  boardId,
  body,
  locales,
  messagesOf,
  page,
  path,
  startTime,
  tags,
  toLine,
  withParameter,
  type Row,
} from './sample';

const rows: Row[] = [
  [
    'a placeholder without a parameter',
    { path: 'boards/{boardId}/links/{linkId}' },
    'path: found {linkId}, expected a parameter "linkId" in parameters.path',
  ],
  [
    'a parameter without a placeholder',
    { path: 'boards/links' },
    'path: found no {boardId}, expected {boardId}, since parameters.path has "boardId"',
  ],
  [
    'a placeholder that stands twice',
    { path: 'boards/{boardId}/{boardId}' },
    'path: found "boardId" more than once, expected each name once',
  ],
  [
    'a name that stands twice',
    { parameters: { path: [boardId], query: [page, page], body } },
    'parameters.query: found "page" more than once, expected each name once',
  ],
  [
    'a nested name that stands twice',
    withParameter({
      ...locales,
      properties: [boardId, boardId],
    }),
    'parameters.query.locales: found "boardId" more than once, expected each name once',
  ],
  [
    'a choice that stands twice',
    withParameter({ ...startTime, enum: ['a', 'a'] }),
    'parameters.query.startTime.enum: found "a" more than once, expected each name once',
  ],
  [
    'a minLength above its maxLength',
    withParameter({ ...startTime, minLength: 6, maxLength: 5 }),
    'parameters.query.startTime: found minLength 6, expected at most the maxLength, 5',
  ],
  [
    'a minLength of items above their maxLength',
    withParameter({ ...tags, items: { type: 'string', minLength: 6, maxLength: 5 } }),
    'parameters.query.tags.items: found minLength 6, expected at most the maxLength, 5',
  ],
  [
    'a minimum above its maximum',
    withParameter({ ...page, minimum: 10 }),
    'parameters.query.page: found minimum 10, expected at most the maximum, 9',
  ],
  [
    'a default out of range',
    withParameter({ ...page, default: 10 }),
    'parameters.query.page.default: found 10, expected at most 9',
  ],
  [
    'a default that is no choice',
    withParameter({ name: 'x', type: 'string', description: 'X.', enum: ['a', 'b'], default: 'c' }),
    'parameters.query.x.default: found "c", expected one of "a", "b"',
  ],
  [
    'a constant beyond its length',
    withParameter({ name: 'x', type: 'string', description: 'X.', maxLength: 2, constant: 'abc' }),
    'parameters.query.x.constant: found 3 characters, expected at most 2',
  ],
  [
    'a bare array without its one parameter',
    { bodyShape: 'array', parameters: { path: [boardId] }, example: { path } },
    'parameters.body: found 0 parameters beside bodyShape "array", expected exactly one parameter, of type array',
  ],
];

describe('the check of parameters', () => {
  it.each(rows)('reports %s', (_name, change, problem) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });
});
