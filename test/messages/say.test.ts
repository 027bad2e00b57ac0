import { say, sayCount, sayList } from '../../src/messages/say';

it.each([
  ['{name} is copied', { name: 'cURL' }, 'cURL is copied'],
  ['{count} of {all}', { count: 3, all: 1222 }, '3 of 1,222'],
  ['a place {without} a value', {}, 'a place {without} a value'],
  ['{name}', { name: '{name}' }, '{name}'],
  ['{constructor}', {}, '{constructor}'],
])('say fills the places of %j', (message, values, said) => {
  expect(say(message, values)).toBe(said);
});

describe('sayCount', () => {
  it.each([
    [0, '0 fields'],
    [1, '1 field'],
    [1500, '1,500 fields'],
  ])('has the plural form of %j', (count, said) => {
    expect(sayCount('{count} field|{count} fields', count)).toBe(said);
  });

  it('has the only form of a language without others', () => {
    expect(sayCount('{count} in {name}', 2, { name: 'a' })).toBe('2 in a');
  });
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('sayList has a word before the last of %j', (parts, said) => {
  expect(sayList(parts, 'or')).toBe(said);
});
