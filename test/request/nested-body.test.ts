import { arrayOf, strings } from '../../src/catalogue/define';
import type { Json } from '../../src/catalogue/model';
import { toTravelling } from '../../src/catalogue/travelling';
import type { FormObject, FormValue } from '../../src/request/model';
import { expectBodies } from './bodies';
import { bodyOf, exampleBody, parameter, toJsonBody } from './sample';

describe('an array of strings', () => {
  expectBodies(
    [parameter('linkIds', 'array', strings)],
    [
      ['keeps order and repetitions', { linkIds: ['b', 'a', 'b'] }, { linkIds: ['b', 'a', 'b'] }],
      ['drops empty strings', { linkIds: ['', 'a', ''] }, { linkIds: ['a'] }],
      ['keeps spaces', { linkIds: [' '] }, { linkIds: [' '] }],
      ['keeps digits as text', { linkIds: ['007'] }, { linkIds: ['007'] }],
      ['wraps a single value', { linkIds: 'a' }, { linkIds: ['a'] }],
      ['is dropped without items', { linkIds: [] }, undefined],
      ['is dropped when all its strings are empty', { linkIds: ['', ''] }, undefined],
      ['is dropped when it holds no strings', { linkIds: [{ id: 'a' }] }, undefined],
    ],
  );
});

describe('an array of integers, numbers or booleans', () => {
  const list = <Type extends 'integer' | 'number' | 'boolean'>(type: Type) => [
    parameter('list', 'array', { items: { type } }),
  ];
  it.each<['integer' | 'number' | 'boolean', readonly string[], Json | undefined]>([
    ['integer', ['1', '', '0', '1'], [1, 0, 1]],
    ['integer', ['007', '1.5', '9007199254740993'], ['007', '1.5', '9007199254740993']],
    ['number', ['1.50', '1e3', '', '-0.5'], [1.5, 1000, -0.5]],
    ['number', ['12345678901234567', 'abc'], ['12345678901234567', 'abc']],
    ['boolean', ['true', '', 'false', 'unspecified'], [true, false]],
    ['boolean', ['', 'unspecified'], undefined],
    ['integer', [''], undefined],
    ['number', [], undefined],
  ])('of type %s holds for %j %j', (type, entered, sent) => {
    expect(bodyOf(list(type), { list: entered })).toEqual(
      toJsonBody(sent === undefined ? exampleBody : { list: sent }),
    );
  });
});

describe('an array of arrays', () => {
  const grid = parameter('grid', 'array', { items: { type: 'array', items: { type: 'integer' } } });
  expectBodies(
    [grid],
    [
      ['keeps its rows apart', { grid: [['1', '2'], ['3']] }, { grid: [[1, 2], [3]] }],
      ['drops empty rows', { grid: [[''], [], ['3']] }, { grid: [[3]] }],
      ['is dropped without a value', { grid: [[]] }, undefined],
    ],
  );
});

describe('an object array with a single string property', () => {
  const name = parameter('name', 'string', { required: true, enum: ['Deezer', 'Tidal'] });
  expectBodies(
    toTravelling([
      parameter('preReleaseServices', 'array', arrayOf([name])),
      parameter('images', 'array', arrayOf([parameter('url', 'string')])),
    ]),
    [
      ['is sent as strings', { images: ['a', 'b'] }, { images: ['a', 'b'] }],
      ['wraps a single value', { images: 'a' }, { images: ['a'] }],
      ['drops empty strings', { images: ['', 'a'] }, { images: ['a'] }],
      [
        'keeps the word of a dropdown in a string',
        { images: ['unspecified'] },
        { images: ['unspecified'] },
      ],
      ['sends choices', { preReleaseServices: ['Tidal'] }, { preReleaseServices: ['Tidal'] }],
      [
        'drops choices that are "Not specified"',
        { preReleaseServices: ['unspecified', '', 'Tidal'] },
        { preReleaseServices: ['Tidal'] },
      ],
      ['is dropped without a choice', { preReleaseServices: ['unspecified'] }, undefined],
    ],
  );

  it('is an array of objects when the property is no string', () => {
    const flags = parameter('flags', 'array', arrayOf([parameter('on', 'boolean')]));
    expect(bodyOf(toTravelling([flags]), { flags: [{ on: 'false' }] })).toEqual(
      toJsonBody({ flags: [{ on: false }] }),
    );
  });
});

describe('an array of objects', () => {
  const mediaService = [
    parameter('mediaServiceId', 'string', { required: true }),
    parameter('sortOrder', 'integer'),
  ];
  const locale = [
    parameter('isoCode', 'string', { required: true }),
    parameter('status', 'string', { required: true, enum: ['Draft', 'Published'] }),
    parameter('enabled', 'boolean'),
    parameter('mediaServices', 'array', arrayOf(mediaService)),
  ];
  const locales = parameter('locales', 'array', arrayOf(locale));
  const whole = { isoCode: 'all', status: 'Published', enabled: false };
  const nested = (...items: readonly FormValue[]) => ({
    locales: [{ mediaServices: items }],
  });
  expectBodies(
    [locales],
    [
      [
        'sends its objects by their types',
        { locales: [{ isoCode: 'all', status: 'Published', enabled: 'false' }] },
        { locales: [whole] },
      ],
      [
        'wraps a single object',
        { locales: { isoCode: 'DK' } },
        { locales: [{ isoCode: 'DK', status: 'Draft' }] },
      ],
      ['is dropped without objects', { locales: [] }, undefined],
      ['drops an added object that is left empty', { locales: [{}] }, undefined],
      ['drops an object of empty values', { locales: [{ isoCode: '' }] }, undefined],
      ['drops an object of "Not specified"', { locales: [{ enabled: 'unspecified' }] }, undefined],
      ['drops what is no object', { locales: ['DK', ['DK']] }, undefined],
      ['drops an object of unknown values', { locales: [{ x: 'y' }] }, undefined],
      [
        'keeps the others beside an empty object',
        { locales: [{}, { isoCode: 'DK' }, {}] },
        { locales: [{ isoCode: 'DK', status: 'Draft' }] },
      ],
      [
        'sends the required default inside an object only where something is entered',
        { locales: [{ enabled: 'true' }, { isoCode: '' }] },
        { locales: [{ status: 'Draft', enabled: true }] },
      ],
      [
        'nests',
        nested({ mediaServiceId: '1', sortOrder: '2' }),
        { locales: [{ status: 'Draft', mediaServices: [{ mediaServiceId: '1', sortOrder: 2 }] }] },
      ],
      [
        'is dropped with nothing but an empty nested object',
        nested({}, { sortOrder: '' }),
        undefined,
      ],
    ],
  );
});

describe('an object', () => {
  const widget = parameter('widget', 'object', {
    properties: [parameter('isPrimary', 'boolean'), parameter('type', 'string')],
  });
  expectBodies(
    [widget, parameter('title', 'string')],
    [
      [
        'is an object',
        { widget: { isPrimary: 'false', type: 'Buy' } },
        { widget: { isPrimary: false, type: 'Buy' } },
      ],
      ['is dropped when it is left empty', { widget: { type: '' } }, undefined],
      ['is dropped beside other values', { widget: {}, title: 'a' }, { title: 'a' }],
      [
        'is dropped when its choices are "Not specified"',
        { widget: { isPrimary: 'unspecified' } },
        undefined,
      ],
      ['ignores a string', { widget: 'Buy' }, undefined],
      ['ignores members without a property', { widget: { x: 'y' }, title: 'a' }, { title: 'a' }],
    ],
  );
});

describe('a body that is a bare array', () => {
  const program = [parameter('mediaServiceId', 'string'), parameter('apiKey', 'string')];
  const programs = parameter('programs', 'array', { ...arrayOf(program), required: true });
  const bare = { bodyShape: 'array', example: { body: [exampleBody] } } as const;
  it.each<[string, FormObject | undefined, Json]>([
    ['is the array of the entered objects', { programs: [{ apiKey: '1' }] }, [{ apiKey: '1' }]],
    ['wraps a single object', { programs: { apiKey: '1' } }, [{ apiKey: '1' }]],
    ['shows the example while nothing is entered', undefined, [exampleBody]],
    ['shows the example while the objects are empty', { programs: [{}] }, [exampleBody]],
  ])('%s', (_name, values, json) => {
    expect(bodyOf([programs], values, bare)).toEqual(toJsonBody(json));
  });
});

describe('a body without an example', () => {
  it('is an empty object while nothing is entered', () => {
    expect(bodyOf([parameter('title', 'string')], {}, { example: {} })).toEqual(toJsonBody({}));
  });
});
