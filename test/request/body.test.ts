import { exactNumber } from '../../src/openapi/numbers';
import { expectBodies } from './bodies';
import { bodyOf, parameter, toJsonBody } from './sample';

describe('a string parameter', () => {
  const upc = [parameter('upc', 'string', { maxLength: 14 })];
  const texts = [
    '00602577001234',
    '007',
    '9007199254740993',
    '1e3',
    '0',
    'true',
    'null',
    'unspecified',
    '{"a":1}',
    ' two  spaces ',
    'line\nbreak',
    'ÆØÅ 🎵 東京',
    '\ud800',
    'longer than the fourteen characters that the parameter allows',
  ];
  it.each(texts)('is sent as typed: %j', (text) => {
    expect(bodyOf(upc, { upc: text })).toEqual(toJsonBody({ upc: text }));
  });

  expectBodies(upc, [
    ['is omitted while it is empty', { upc: '' }, undefined],
    ['ignores a value that is not a string', { upc: ['a'] }, undefined],
    ['ignores values without a parameter', { isrc: 'a' }, undefined],
    ['ignores inherited names', { constructor: 'a' }, undefined],
  ]);

  it('can have the name of an inherited property', () => {
    const odd = [parameter('constructor', 'string'), parameter('toString', 'string')];
    expect(bodyOf(odd, { toString: 'a' })).toEqual(toJsonBody({ toString: 'a' }));
  });
});

describe('an integer parameter', () => {
  const sortOrder = [parameter('sortOrder', 'integer')];
  expectBodies(sortOrder, [
    ['is a number', { sortOrder: '42' }, { sortOrder: 42 }],
    ['holds 2^53 - 1', { sortOrder: '9007199254740991' }, { sortOrder: 9007199254740991 }],
    ['is omitted while it is empty', { sortOrder: '' }, undefined],
  ]);

  it.each(['9007199254740992', '9007199254740993', '-0'])('keeps its digits: %s', (text) => {
    const value = exactNumber(text) ?? '';
    expect(bodyOf(sortOrder, { sortOrder: text })).toEqual(toJsonBody({ sortOrder: value }));
  });

  it.each(['1.5', '1e3', '007', '+1', ' 1', '1,000'])(
    'that is no integer is sent as typed: %j',
    (text) => {
      expect(bodyOf(sortOrder, { sortOrder: text })).toEqual(toJsonBody({ sortOrder: text }));
    },
  );

  it('is not limited to its range', () => {
    const ranged = [parameter('pageSize', 'integer', { minimum: 1, maximum: 1000 })];
    expect(bodyOf(ranged, { pageSize: '5000' })).toEqual(toJsonBody({ pageSize: 5000 }));
  });
});

describe('a number parameter', () => {
  const ratio = [parameter('ratio', 'number')];
  it.each<[string, number]>([
    ['0', 0],
    ['-0.25', -0.25],
    ['9007199254740991', 9007199254740991],
    ['1e-300', 1e-300],
  ])('is a number: %s', (text, number) => {
    expect(bodyOf(ratio, { ratio: text })).toEqual(toJsonBody({ ratio: number }));
  });

  it.each(['1.50', '1e3', '-2.5e+1', '12345678901234567', '0.12345678901234567', '1e999', '-0'])(
    'keeps its digits: %s',
    (text) => {
      const value = exactNumber(text) ?? '';
      expect(bodyOf(ratio, { ratio: text })).toEqual(toJsonBody({ ratio: value }));
    },
  );

  it.each(['1.', '.5', '01', '+1', ' 1', '1,5', '0x10', 'Infinity', '1e', 'abc'])(
    'that is none is sent as typed: %j',
    (text) => {
      expect(bodyOf(ratio, { ratio: text })).toEqual(toJsonBody({ ratio: text }));
    },
  );

  expectBodies(ratio, [['is omitted while it is empty', { ratio: '' }, undefined]]);
});

describe('a default', () => {
  it('is not sent while an integer and a string are empty', () => {
    const others = [
      parameter('count', 'integer', { required: true, default: 5 }),
      parameter('code', 'string', { required: true, default: 'a' }),
      parameter('title', 'string'),
    ];
    expect(bodyOf(others, { title: 'a' })).toEqual(toJsonBody({ title: 'a' }));
  });
});
