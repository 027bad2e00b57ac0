import {
  boardId,
  body,
  messagesOf,
  page,
  path,
  startTime,
  toLine,
  toX,
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
    'path: found no {boardId}, expected {boardId}, because parameters.path has "boardId"',
  ],
  [
    'a duplicate placeholder',
    { path: 'boards/{boardId}/{boardId}' },
    'path: found "boardId" more than once, expected unique names',
  ],
  [
    'a duplicate name',
    { parameters: { path: [boardId], query: [page, page], body } },
    'parameters.query: found "page" more than once, expected unique names',
  ],
  [
    'a duplicate choice',
    withParameter({ ...startTime, enum: ['a', 'a'] }),
    'parameters.query.startTime.enum: found "a" more than once, expected unique names',
  ],
  [
    'a minLength above its maxLength',
    withParameter({ ...startTime, minLength: 6, maxLength: 5 }),
    'parameters.query.startTime: found minLength 6, expected at most the maxLength, 5',
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
    'a constant that is too long',
    withParameter({ name: 'x', type: 'string', description: 'X.', maxLength: 2, const: 'abc' }),
    'parameters.query.x.const: found 3 characters, expected at most 2',
  ],
  [
    'a bare array that does not have exactly one parameter',
    { bodyShape: 'array', parameters: { path: [boardId] }, example: { path } },
    'parameters.body: found 0 parameters with bodyShape "array", expected exactly one parameter, of type array',
  ],
];

const limitRows: Row[] = [
  ...(['minLength', 'maxLength'] as const).flatMap((limit) =>
    [-1, 1.5].map((length): Row => [
      `a ${limit} of ${length}`,
      withParameter(toX({ type: 'string', [limit]: length })),
      `parameters.query.x.${limit}: found ${length}, expected a non-negative integer`,
    ]),
  ),
  [
    'an empty list of choices',
    withParameter(toX({ type: 'string', enum: [] })),
    'parameters.query.x.enum: found no choices, expected at least one',
  ],
  [
    'an example that is too long',
    withParameter(toX({ type: 'string', maxLength: 2, examples: ['ab', 'abc'] })),
    'parameters.query.x.examples[1]: found 3 characters, expected at most 2',
  ],
  [
    'an example that is not a date-time',
    withParameter(toX({ type: 'string', format: 'date-time', examples: ['2026-03-01'] })),
    'parameters.query.x.examples[0]: found "2026-03-01", expected a date and time with a time zone, for example "2026-03-01T09:00:00Z"',
  ],
  [
    'a default that differs from the constant',
    withParameter(toX({ type: 'string', const: 'a', default: 'b' })),
    'parameters.query.x.default: found "b", expected "a"',
  ],
  [
    'a fraction as the default of an integer',
    withParameter(toX({ type: 'integer', default: 0.5 })),
    'parameters.query.x.default: found 0.5, expected an integer',
  ],
];

describe('the check of parameters', () => {
  it.each([...rows, ...limitRows])('reports %s', (_name, change, problem) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });
});
