import type { Property } from '../../src/catalogue/schema';
import {
  countTyped,
  emptyForm,
  type FormAction,
  listIds,
  toNextForm,
} from '../../src/request/form';
import type { FormValues } from '../../src/request/model';
import { createLink, toParameters } from './sample';

/** Freezes a value with all nested values, so a change throws. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).map(freeze);
  return value;
}

const toNextValues = (values: FormValues, action: FormAction) =>
  toNextForm({ ...emptyForm, values }, action).values;

const filled: FormValues = freeze<FormValues>({
  path: { boardId: 'b1' },
  query: { 'rescanOptions.metadata': 'true' },
  body: {
    title: '1989',
    linkIds: ['a', 'b', 'c'],
    locales: [
      { isoCode: 'all', mediaServices: [{ url: 'one' }, { url: 'two', sortOrder: '2' }] },
      { isoCode: 'DK' },
    ],
  },
});

it.each<[string, FormValues, string, FormValues]>([
  [
    'treats a dot as part of the name',
    { query: { rescanOptions: 'a' } },
    'query/rescanOptions.metadata',
    { query: { rescanOptions: 'a', 'rescanOptions.metadata': 'new' } },
  ],
  [
    'changes the second level',
    { body: { locales: [{ mediaServices: [{ url: 'one' }, {}] }] } },
    'body/locales/0/mediaServices/1/url',
    { body: { locales: [{ mediaServices: [{ url: 'one' }, { url: 'new' }] }] } },
  ],
  ['replaces a string', { body: { a: 'text' } }, 'body/a/b', { body: { a: { b: 'new' } } }],
  [
    'wraps a single value on the way',
    { body: { ids: 'a' } },
    'body/ids/0',
    { body: { ids: ['new'] } },
  ],
])('setting a value %s', (_name, values, path, expected) => {
  expect(toNextValues(freeze(values), { type: 'set', path, value: 'new' })).toEqual(expected);
});

it.each(['constructor', '__proto__', 'toString'])('setting a value treats %s as a name', (name) => {
  const next = toNextValues({}, { type: 'set', path: `body/${name}/text`, value: 'new' });
  expect(JSON.stringify(next)).toBe(JSON.stringify({ body: { [name]: { text: 'new' } } }));
  expect(Object.getPrototypeOf(next.body)).toBe(Object.prototype);
});

const add = (path: string, item: string | object): FormAction =>
  ({ type: 'add', path, item }) as FormAction;
const remove = (path: string, index: number): FormAction => ({ type: 'remove', path, index });
it.each<[string, FormValues, FormAction, FormValues]>([
  ['adds the first item', {}, add('body/linkIds', ''), { body: { linkIds: [''] } }],
  [
    'adds an object to a nested object',
    { body: { locales: [{}, { isoCode: 'DK' }] } },
    add('body/locales/1/mediaServices', {}),
    { body: { locales: [{}, { isoCode: 'DK', mediaServices: [{}] }] } },
  ],
  [
    'removes from the second level',
    { body: { locales: [{}, { mediaServices: [{ url: 'one' }, { url: 'two' }] }] } },
    remove('body/locales/1/mediaServices', 0),
    { body: { locales: [{}, { mediaServices: [{ url: 'two' }] }] } },
  ],
  ['leaves no list without items', { body: { a: ['b'] } }, remove('body/a', 0), { body: {} }],
])('%s', (_name, values, action, expected) => {
  expect(toNextValues(freeze(values), action)).toEqual(expected);
});

it('filling the form replaces all values', () => {
  const values = { body: { title: 'x' } };
  expect(toNextValues(filled, { type: 'fill', values })).toBe(values);
});

it('a copy of an item loses no value', () => {
  const links: FormValues = { body: { links: [{ a: [{}, {}] }, { t: 'b' }, { t: 'c' }] } };
  const action = { type: 'duplicate', path: 'body/links', index: 1 } as const;
  const { links: list } = toNextValues(links, action).body as { links: { t?: string }[] };
  expect(list.map(({ t = '' }) => t)).toEqual(['', 'b', 'b', 'c']);
});

const path = 'body/locales';
const start = { ...emptyForm, values: filled };
const undo = { type: 'undo' } as const;

it.each<FormAction>([
  { type: 'fill', values: {} },
  { type: 'paste', values: { body: {} } },
  { type: 'reset' },
  { type: 'add', path, item: {} },
  { type: 'duplicate', path, index: 0 },
  { type: 'remove', path, index: 0 },
  { type: 'set', path: 'body/title', value: 'x' },
])('undoing takes back only the last step, %j', (action) => {
  const before = toNextForm(start, { type: 'paste', values: { body: filled.body! } });
  const after = toNextForm(before, action);
  const undone = toNextForm(after, undo);
  expect(undone.values).toBe(before.values);
  const first = toNextForm(undone, undo);
  expect([first.values, first.past]).toEqual([filled, []]);
});

it('undoing takes typed text as one step for each field, and other steps without it', () => {
  const typed = ['a', 'ab', 'abc'].map((value) => ({ path: 'body/title', value }));
  const actions: readonly FormAction[] = [
    { type: 'reset' },
    ...typed.map((one) => ({ type: 'set', ...one }) as const),
    { type: 'set', path: 'body/upc', value: '1' },
  ];
  const steps = [undo, undo, undo].reduce(
    (forms, action) => [...forms, toNextForm(forms.at(-1)!, action)],
    [actions.reduce(toNextForm, start)],
  );
  expect(steps.map(({ values }) => values)).toEqual([
    { body: { title: 'abc', upc: '1' } },
    { body: { title: 'abc' } },
    {},
    filled,
  ]);
});

it('undoing goes back 20 steps', () => {
  const many = Array.from({ length: 25 }, () => ({ type: 'reset' }) as const);
  expect(many.reduce(toNextForm, start).past).toHaveLength(20);
});

it('a paste replaces the places that it has, and keeps other headers', () => {
  const before = { ...filled, header: { Authorization: 'Bearer a' } };
  const values = { body: { title: 'x' }, header: { 'Api-Version': 'v1' } };
  expect(toNextValues(before, { type: 'paste', values })).toEqual({
    ...before,
    body: { title: 'x' },
    header: { Authorization: 'Bearer a', 'Api-Version': 'v1' },
  });
});

it('typed values are those that differ from filled and kept ones', () => {
  const start = toNextForm(emptyForm, { type: 'keep', values: { path: { boardId: 'b' } } });
  const typed = toNextForm(start, { type: 'set', path: 'body/title', value: 'x' });
  expect([start, typed].map(countTyped)).toEqual([0, 1]);
  expect(countTyped(toNextForm(typed, { type: 'fill', values: filled }))).toBe(0);
});

const toId = (name: string, schema: object = { type: 'string' }) =>
  ({ name, description: '', required: true, ...schema }) as Property;

it('the IDs of an endpoint are free texts of its path with the name of an ID, not of a credential', () => {
  const ids = ['id', 'linkId', 'link_id'];
  const parameters = toParameters({
    path: [
      ...[...ids, 'slug', 'paid', 'tokenId'].map((name) => toId(name)),
      toId('kindId', { type: 'string', enum: ['a', 'b'] }),
      toId('sortId', { type: 'string', const: 'a' }),
      toId('pageId', { type: 'integer' }),
      toId('sessionId', { type: 'string', secret: true }),
    ],
    query: [toId('batchId')],
  });
  expect(listIds({ ...createLink, parameters })).toEqual(ids);
});
