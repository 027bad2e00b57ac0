import type { FormValues } from '../../src/request/model';
import { findFaults } from '../../src/request/faults';
import { endpointOf, integer, list, named, text } from './sample';

const code = named('code', { ...text, minLength: 2 });
const size = named('size', { ...integer, maximum: 9 });
const item = { kind: 'group', fields: [code] } as const;
const pet = { kind: 'union', alternatives: [text, item] } as const;
const endpoint = endpointOf({
  path: [named('id', text)],
  body: [
    code,
    named('codes', { ...list, items: { ...text, minLength: 2 } }),
    named('items', { kind: 'list', items: item, expandable: true }),
    named('pet', pet),
    named('none', { ...size, nullable: true }),
    named('text', { kind: 'ref', schema: 'Any' }),
  ],
  query: [size],
});

it.each<[string, FormValues, readonly string[]]>([
  ['valid values', { body: { code: 'ab' }, query: { size: '9' } }, []],
  [
    'values, in the order of the form',
    { query: { size: '10' }, path: { id: '..' } },
    ['path/id', 'query/size'],
  ],
  ['an item of a list', { body: { codes: ['ab', 'a'] } }, ['body/codes/1']],
  ['a field of an object', { body: { items: [{}, { code: 'a' }] } }, ['body/items/1/code']],
  ['an alternative', { body: { pet: { of1: { code: 'a' } } } }, ['body/pet/of1/code']],
  ['null, and JSON texts', { body: { none: 'null', text: '{' } }, []],
])('the invalid values of %s are named', (_name, values, expected) => {
  expect(findFaults(endpoint, values).invalid.map(({ path }) => path)).toEqual(expected);
});
