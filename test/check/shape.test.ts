import fc from 'fast-check';
import { checkShape } from '../../src/check/ajv';
import { checkAll, createLink } from './sample';

const messagesOf = (value: unknown) =>
  checkShape('endpoint', value).map(
    ({ field, found, expected, hint }) =>
      `${field}: found ${found}, expected ${expected}.${hint === undefined ? '' : ` ${hint}`}`,
  );

const { title: _title, ...withoutTitle } = createLink;
const withQuery = (...query: readonly unknown[]) => ({ ...createLink, parameters: { query } });
const a = { name: 'a', type: 'string', description: 'A.' };
const { type: _type, ...typeless } = a;

it('the shape of an endpoint does not require the host of the API, and can list the endpoints to call next', () => {
  const { host: _host, ...withoutHost } = createLink;
  expect(messagesOf({ ...withoutHost, next: ['get-boards'] })).toEqual([]);
});

it.each([
  [withoutTitle, 'title: found nothing, expected text.'],
  [{ ...createLink, notes: {} }, 'notes: found {}, expected a list.'],
  [{ ...createLink, deprecated: true }, 'deprecated: found true, expected text.'],
  [
    withQuery({ name: 'a', type: 'string' }),
    'parameters.query.a.description: found nothing, expected text.',
  ],
  [
    withQuery({ ...a, type: 'integer', minimum: '1' }),
    'parameters.query.a.minimum: found "1", expected a number.',
  ],
  [
    withQuery({ ...a, type: 'boolean', defualt: true }),
    '"required", "deprecated", "default". Did you mean "default"?',
  ],
  [
    withQuery({ ...a, type: 'text' }),
    'parameters.query.a.type: found "text", expected a string, a number or a boolean',
  ],
  [
    withQuery({ ...typeless, strings: { type: 'string' } }),
    'lists and objects. Describe each field, and write three dots before the name of a list',
  ],
  [
    { ...createLink, parameters: { body: [{ ...typeless, type: 'object' }] } },
    'parameters.body.a: found nothing, expected a list of its fields',
  ],
  [withQuery({ ...a, was: '' }), 'parameters.query.a.was: found "", expected text.'],
  [
    { ...createLink, responses: [...createLink.responses, ...createLink.responses] },
    'responses: found 200 more than once, expected unique names.',
  ],
  ['boards', ': found "boards", expected an object.'],
  [undefined, ': found nothing, expected an object.'],
])('the shape of an endpoint does not match case %#', (value, message) => {
  expect(messagesOf(value)).toEqual([expect.stringContaining(message)]);
});

it('the check never throws, for any catalogue, category or endpoint', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (anything, other) => {
      const category = { id: 'batch', title: 'Batch', description: 'B.' };
      const rest = { statusCodes: [], verbs: [] };
      const endpoint = { ...createLink, parameters: anything, example: other };
      for (const categories of [
        anything,
        [anything, other],
        [{ ...category, endpoints: [anything, other] }],
        [{ ...category, endpoints: [endpoint] }],
      ]) {
        checkAll({ ...rest, categories });
      }
      checkAll(anything);
    }),
    { numRuns: 50 },
  );
});
