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

describe('a number parameter', () => {
  // Lists of numbers keep their digits in the same way: see nested-body.test.ts.
  expectBodies(
    [parameter('sortOrder', 'integer'), parameter('ratio', 'number')],
    [
      ['is a number', { sortOrder: '42', ratio: '-0.25' }, { sortOrder: 42, ratio: -0.25 }],
      ['that is none is sent as typed', { ratio: '.5' }, { ratio: '.5' }],
      ['that is no integer is sent as typed', { sortOrder: '1e3' }, { sortOrder: '1e3' }],
      ['is omitted while it is empty', { sortOrder: '', ratio: '' }, undefined],
    ],
  );
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
