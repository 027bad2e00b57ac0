import fc from 'fast-check';
import { catalogue } from '../../src/catalogue';
import { checkEntries } from '../../src/check';
import { checkShape } from '../../src/check/shape';
import { createLink } from './sample';

const messagesOf = (value: unknown) =>
  checkShape('endpoint', value).map(
    ({ field, found, expected, hint }) =>
      `${field}: found ${found}, expected ${expected}.${hint === undefined ? '' : ` ${hint}`}`,
  );

const { title: _title, ...withoutTitle } = createLink;
const withQuery = (...query: readonly unknown[]) => ({ ...createLink, parameters: { query } });
const a = { name: 'a', type: 'string', description: 'A.' };
const { type: _type, ...typeless } = a;

describe('the shape of an endpoint', () => {
  it('matches every endpoint', () => {
    for (const { endpoints } of catalogue.categories) {
      for (const endpoint of endpoints) expect(messagesOf(endpoint)).toEqual([]);
    }
  });

  it('does not require the host of the API, and can list the endpoints to call next', () => {
    const { host: _host, ...withoutHost } = createLink;
    expect(messagesOf({ ...withoutHost, next: ['get-boards'] })).toEqual([]);
  });

  it.each([
    [withoutTitle, 'title: found nothing, expected a string.'],
    [{ ...createLink, notes: {} }, 'notes: found {}, expected a list.'],
    [{ ...createLink, deprecated: true }, 'deprecated: found true, expected a string.'],
    [
      withQuery({ ...a, type: 'integer', minimum: '1' }),
      'parameters.query.a.minimum: found "1", expected a number.',
    ],
    [
      withQuery({ ...a, secret: 'yes' }),
      'parameters.query.a.secret: found "yes", expected true or false.',
    ],
    [
      withQuery({ ...a, type: 'boolean', defualt: true }),
      'parameters.query.a.defualt: found an unknown key, expected one of "type", "name", "was", "description", "required", "deprecated", "default".',
    ],
    [
      withQuery({ ...a, type: 'text' }),
      'parameters.query.a.type: found "text", expected a string, a number or a boolean, because only a body can contain lists and objects.',
    ],
    [
      withQuery({ ...typeless, strings: { type: 'string' } }),
      'parameters.query.a.strings: found "strings" without three dots, expected the keys inside it. Write "...strings".',
    ],
    [
      withQuery([a]),
      'parameters.query[0]: found a list in a list, expected the items of that list. Write three dots before its name, such as "...paging".',
    ],
    [
      withQuery({ ...a, name: 'boаrd' }),
      'parameters.query.boаrd.name: found the Cyrillic letter "а" (U+0430) in "boаrd", expected only Latin letters. Retype the name.',
    ],
    [
      withQuery({ ...a, name: 'bo\u200bard' }),
      'parameters.query.bo\u200bard.name: found the invisible character U+200B in "bo\u200bard", expected a name without it. Retype the name.',
    ],
    [
      withQuery({ ...a, was: '' }),
      'parameters.query.a.was: found 0 characters, expected the old name.',
    ],
    [
      { ...createLink, responses: [...createLink.responses, ...createLink.responses] },
      'responses: found 200 more than once, expected unique names.',
    ],
    [
      withQuery({ ...a, minLength: undefined }),
      'parameters.query[0].minLength: found undefined, expected a value. Check the name that it is read from, or remove the key.',
    ],
    [
      { ...createLink, example: { body: { size: Infinity } } },
      'example.body.size: found Infinity, expected a JSON value.',
    ],
    ['boards', ': found "boards", expected an object.'],
    [null, ': found null, expected an object.'],
    [undefined, ': found nothing, expected an object.'],
  ])('does not match case %#', (value, message) => {
    expect(messagesOf(value)).toEqual([message]);
  });

  it('can use an object twice, but not inside itself', () => {
    const items: Record<string, unknown> = { type: 'array', items: { type: 'string' } };
    const parameter = { ...a, type: 'array', items };
    const body = [parameter, { ...parameter, name: 'b' }];
    expect(messagesOf({ ...createLink, parameters: { body } })).toEqual([]);
    items['items'] = items;
    expect(messagesOf({ ...createLink, parameters: { body } })).toEqual([
      'parameters.body[0].items.items: found a circular reference, expected a value without one.',
    ]);
  });
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
        checkEntries({ ...rest, categories }, new Map());
      }
      checkEntries(anything, new Map());
    }),
    { numRuns: 200 },
  );
});
