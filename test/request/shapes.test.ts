/** Styles of parameters, and values of any shape: unions, maps, JSON texts. */
import { exactNumber } from '../../src/openapi/numbers';
import type { Field, Shape } from '../../src/openapi/model';
import { buildRequest, toTarget } from '../../src/request/build';
import { emptyForm, toNextForm } from '../../src/request/form';
import { findFaults } from '../../src/request/faults';
import type { FormObject, FormValue } from '../../src/request/model';
import { readSharedForm, toSharedForm } from '../../src/request/share';
import { toExampleValues } from '../../src/request/shown';
import { toStep } from '../../src/request/values';
import { findAlternative } from '../../src/request/fit';
import { endpointOf, integer, list, named, text } from './sample';

describe('a parameter is written as in the examples of the specification', () => {
  const colour = {
    string: [text, 'blue'],
    array: [list, ['blue', 'black', 'brown']],
    object: [
      { kind: 'group', fields: ['R', 'G', 'B'].map((name) => named(name, integer)) },
      { R: '100', G: '200', B: '150' },
    ],
  } as const satisfies Record<string, readonly [Shape, FormValue]>;
  type Row = ['path' | 'query' | 'header' | 'cookie', string, boolean, ...string[]];
  it.each<Row>([
    ['path', 'matrix', false, ';c=blue', ';c=blue,black,brown', ';c=R,100,G,200,B,150'],
    ['path', 'matrix', true, ';c=blue', ';c=blue;c=black;c=brown', ';R=100;G=200;B=150'],
    ['path', 'label', false, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['path', 'label', true, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    ['path', 'simple', false, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['path', 'simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
    ['header', 'simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
    ['query', 'form', false, 'c=blue', 'c=blue,black,brown', 'c=R,100,G,200,B,150'],
    ['query', 'form', true, 'c=blue', 'c=blue&c=black&c=brown', 'R=100&G=200&B=150'],
    [
      'query',
      'spaceDelimited',
      false,
      'c=blue',
      'c=blue%20black%20brown',
      'c=R%20100%20G%20200%20B%20150',
    ],
    [
      'query',
      'pipeDelimited',
      false,
      'c=blue',
      'c=blue%7Cblack%7Cbrown',
      'c=R%7C100%7CG%7C200%7CB%7C150',
    ],
    [
      'query',
      'deepObject',
      true,
      'c=blue',
      'c%5B%5D=blue&c%5B%5D=black&c%5B%5D=brown',
      'c%5BR%5D=100&c%5BG%5D=200&c%5BB%5D=150',
    ],
    ['cookie', 'form', true, 'c=blue', 'c=blue; c=black; c=brown', 'R=100; G=200; B=150'],
  ])('in a %s: %s, explode %s', (location, style, explode, ...expected) => {
    const sent = Object.values(colour).map(([shape, value]) => {
      const field = named('c', shape, { encoding: { style, explode } as Field['encoding'] });
      const endpoint = endpointOf({ [location]: [field] }, { path: 'a/{c}' });
      const { path, query, headers } = buildRequest(endpoint, { [location]: { c: value } });
      if (location === 'path') return path.replace('/a/', '');
      if (location === 'query') return query.map((pair) => pair.join('=')).join('&');
      return headers[0]?.[1];
    });
    expect(sent).toEqual(expected);
  });

  const url = (field: Field, value: FormValue) =>
    toTarget(
      buildRequest(endpointOf({ query: [field] }, { path: 'a?v=1' }), { query: { q: value } }),
    );
  it.each<[string, Field, FormValue, string]>([
    [
      'JSON',
      named('q', list, { encoding: { mediaType: 'application/json' } }),
      ['a'],
      '/a?v=1&q=%5B%22a%22%5D',
    ],
    [
      'reserved characters',
      named('q', text, { encoding: { allowReserved: true } }),
      'a/b?c=d&e%2F#',
      '/a?v=1&q=a/b?c=d%26e%2F%23',
    ],
    ['an array without a style', named('q', list), ['a b', 'c'], '/a?v=1&q=a%20b&q=c'],
  ])('with %s after the query of the path', (_name, field, value, expected) => {
    expect(url(field, value)).toBe(expected);
  });
});

const cat = [named('type', { ...text, const: 'cat' }), named('lives', integer, { required: true })];
const dog = [
  named('type', { ...text, const: 'dog' }),
  named('barks', { kind: 'scalar', type: 'boolean' }),
];
const body = [
  named(
    'pet',
    {
      kind: 'union',
      discriminator: 'type',
      alternatives: [
        { kind: 'group', fields: cat },
        { kind: 'group', fields: dog },
      ],
    },
    { required: true },
  ),
  named('tags', { kind: 'dictionary', values: integer }),
  named('any', { kind: 'union', alternatives: [] }),
  named('id', { kind: 'union', alternatives: [text, integer] }),
  named('open', { kind: 'group', fields: [named('a', text)], others: integer }),
  named('grid', { kind: 'list', items: { kind: 'list', items: integer } }),
  named('place', { kind: 'list', first: [integer, text], items: { ...text, type: 'boolean' } }),
  named('count', integer, { nullable: true }),
];
const example = {
  pet: { type: 'dog', barks: true },
  tags: { a: 1, ['__proto__']: 2 },
  any: { x: [1.5, null] },
  id: 5,
  open: { a: 'x', z: 3 },
  grid: [[1, 2]],
  place: [7, 'a', true],
};
const endpoint = endpointOf({ body });
const jsonOf = (entered: FormObject) => {
  const request = buildRequest(endpoint, { body: entered });
  return request.body?.kind === 'json' ? request.body.json : undefined;
};

it('values of any shape are entered for an example, which is sent as it is, also through a link', () => {
  const values = toExampleValues({ ...endpoint, example: { body: example } });
  expect(jsonOf(values.body ?? {})).toEqual(example);
  const shared = toSharedForm(endpoint, values, '1.0');
  expect(readSharedForm(endpoint, shared?.fragment ?? '')).toMatchObject({ values, ignored: [] });
});

it.each<[string, FormObject, unknown]>([
  ['a text in the type that it fits', { id: '7' }, { id: 7 }],
  ['a text that is no number', { id: '07' }, { id: '07' }],
  ['JSON', { any: '{"a": [1]}' }, { any: { a: [1] } }],
  [
    'JSON with the digits of its numbers',
    { any: '[9007199254740993]' },
    { any: [exactNumber('9007199254740993')] },
  ],
  ['a text that is no JSON', { any: '{a' }, { any: '{a' }],
  ['null where it is no text', { count: 'null' }, { count: null }],
  [
    'no entry without a name',
    {
      tags: [
        { name: '', value: '1' },
        { name: 'b', value: '2' },
      ],
    },
    { tags: { b: 2 } },
  ],
])('values of any shape are sent: %s', (_name, entered, json) => {
  expect(jsonOf(entered)).toEqual(json);
});

it('values of any shape are not in a link if a name in them is that of a credential', () => {
  const tags = ['b', 'api_key'].map((name) => ({ name, value: 'x' }));
  const entered = { tags, any: '{"a": [{"pass_word": 1, "password": "x"}]}', grid: '[[1]]' };
  expect(toSharedForm(endpoint, { body: entered }, '1.0')).toEqual({
    fragment: '#request?v=1.0&body.tags.0.name=b&body.tags.0.value=x&body.grid=%5B%5B1%5D%5D',
    omitsSecrets: true,
  });
});

const missing = (entered: FormObject) =>
  findFaults(endpoint, { body: entered }).missing.map(({ path }) => path);

it('values of any shape are missing inside of the chosen alternative only', () => {
  expect(missing({ pet: { of0: { type: 'cat' } } })).toEqual(['body/pet/of0/lives']);
  expect(missing({ id: '1' })).toEqual(['body/pet']);
});

it('values of any shape are not missing beside a name without a value, which is not sent', () => {
  expect(missing({ tags: [{ name: 'a' }] })).toEqual([]);
  expect(missing({ tags: [{ name: 'a', value: '1' }] })).toEqual(['body/pet']);
});

it('values of any shape fit an alternative with null where it is allowed', () => {
  const fields = [named('a', integer, { nullable: true })];
  const union = { kind: 'union', alternatives: [text, { kind: 'group', fields }] } as const;
  expect(findAlternative(union, { a: null })).toBe(1);
  expect(findAlternative(union, { a: 'x' })).toBeUndefined();
});

it.each(['200', 'a/b', '~1', '__proto__'])('values of any shape can have the name %s', (name) => {
  const form = toNextForm(emptyForm, { type: 'set', path: `body/${toStep(name)}`, value: 'x' });
  expect(Object.entries(form.values.body ?? {})).toEqual([[name, 'x']]);
});
