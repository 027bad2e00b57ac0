import type { Field } from '../../src/openapi/model';
import { toExampleValues } from '../../src/request/shown';
import { endpointOf, named, text } from './sample';

const leaf = named('leaf', text);

/** A list of objects that the form can fill. */
const toList = (name: string, ...fields: readonly Field[]) =>
  named(name, { kind: 'list', items: { kind: 'group', fields }, expandable: true });

it('the entered values of an example have no third level of lists, where an object does not count as a level', () => {
  const c = toList('c', leaf, toList('d', leaf));
  const body = [toList('a', named('b', { kind: 'group', fields: [c] }))];
  const example = { body: { a: [{ b: { c: [{ leaf: 'x', d: [{ leaf: 'y' }] }] } }] } };
  expect(toExampleValues(endpointOf({ body }, { example }))).toEqual({
    body: { a: [{ b: { c: [{ leaf: 'x' }] } }] },
  });
});
