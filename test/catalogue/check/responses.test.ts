import { fields, messagesOf, toLine, withField, withResponse, type Row } from './sample';

const rows: Row[] = [
  ['no response', { responses: [] }, 'responses: found none, expected at least one response'],
  [
    'a duplicate response field',
    withField(...fields, ...fields.slice(0, 1)),
    'responses.200.schema: found "id" more than once, expected unique names',
  ],
  [
    'an example without a schema',
    { responses: [{ status: 200, description: 'Done.', mediaTypes: [], example: { id: 'a' } }] },
    'responses.200.schema: found nothing, expected a schema for the example',
  ],
  [
    'a value without a matching field',
    withResponse({ code: 'x' }),
    'responses.200.example.code: found a value without a matching field, expected one of "id", "count", "status", "names", "images"',
  ],
  [
    'a member of the wrong type',
    withResponse({ count: 1.5 }),
    'responses.200.example.count: found 1.5, expected an integer',
  ],
  [
    'a member that is not one of the choices',
    withResponse({ status: 'Active' }),
    'responses.200.example.status: found "Active", expected one of "Draft", "Published"',
  ],
  [
    'an item of the wrong type',
    withResponse({ names: ['a', 1] }),
    'responses.200.example.names[1]: found 1, expected a string',
  ],
  [
    'a nested member of the wrong type',
    withResponse({ images: [{ width: '640' }] }),
    'responses.200.example.images[0].width: found "640", expected a number',
  ],
  [
    'a string where an object is expected',
    withResponse('OK'),
    'responses.200.example: found "OK", expected an object',
  ],
];

describe('the check of responses', () => {
  it.each(rows)('reports %s', (_name, change, problem) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });
});
