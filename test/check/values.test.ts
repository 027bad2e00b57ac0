/** The values of samples for the endpoints of a document that an API team wrote. */
import type { Endpoint, Field, Shape } from '../../src/openapi/model';
import { checkGivenValues } from '../../src/check/values';
import { endpointOf, integer, list, named, text } from '../request/sample';

const toPet = (kind: string, ...fields: readonly Field[]): Shape => ({
  kind: 'group',
  fields: [named('kind', { ...text, const: kind }, { required: true }), ...fields],
});
const alternatives = [toPet('cat', named('lives', integer)), toPet('dog')];
const endpoint = endpointOf({
  body: [
    named('pet', { kind: 'union', discriminator: 'kind', alternatives }),
    named('id', { kind: 'union', alternatives: [text, integer] }),
    named('labels', { kind: 'dictionary', values: text }),
    named('open', { kind: 'group', fields: [named('a', text)], others: integer }),
    named('any', { kind: 'union', alternatives: [] }),
  ],
});

it.each<[object, readonly string[]]>([
  [{ pet: { kind: 'cat', lives: 9 }, id: 5, labels: { x: 'y' }, open: { a: 'x', b: 1 } }, []],
  [{ any: [null], pet: { kind: 'dog' }, id: 'x' }, []],
  [{ pet: { kind: 'cow' } }, ['v.body.pet.kind: "cow", one of "cat", "dog"']],
  [{ pet: {} }, ['v.body.pet.kind: nothing, one of "cat", "dog"']],
  [{ pet: { kind: 'cat', lives: 'x' } }, ['v.body.pet.lives: "x", an integer']],
  [
    { pet: { kind: 'cat', live: 9 } },
    ['v.body.pet.live: a value without a matching parameter, one of "kind", "lives"'],
  ],
  [{ id: true }, ['v.body.id: true, string or integer']],
  [
    { labels: { x: 1 }, open: { b: 'x' } },
    ['v.body.labels.x: 1, a string', 'v.body.open.b: "x", an integer'],
  ],
])('says what is wrong with %j', (body, problems) => {
  const found = checkGivenValues(endpoint, { body }, 'v');
  expect(found.map((one) => `${one.field}: ${one.found}, ${one.expected}`)).toEqual(problems);
});

const fieldsOf = (one: Endpoint, value: unknown) =>
  checkGivenValues(one, value, 'v').map(({ field }) => field);

it('expects whole bodies, but only some parameters', () => {
  const title = named('title', text, { required: true });
  const note = endpointOf({ query: [title], body: [title, named('count', integer)] });
  expect(fieldsOf(note, { query: {}, body: { count: 1 } })).toEqual(['v.body.title']);
});

it('expects an object with known places, and a body that is a list as it is sent', () => {
  const bare = endpointOf({ body: [named('ids', list)] }, { isBareList: true });
  expect(fieldsOf(endpoint, 'none')).toEqual(['v']);
  expect(fieldsOf(endpoint, { formData: { a: 'b' } })).toEqual(['v.formData']);
  expect(fieldsOf(bare, { body: ['a', 1] })).toEqual(['v.body[1]']);
});
