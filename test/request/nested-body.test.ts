import { exactNumber } from '../../src/openapi/numbers';
import { arrayOf, strings } from '../../src/catalogue/define';
import type { Json } from '../../src/openapi/document';
import type { FormObject, FormValue } from '../../src/request/model';
import { expectBodies } from './bodies';
import { bodyOf, exampleBody, parameter, toJsonBody } from './sample';

describe('an array of strings', () => {
  expectBodies(
    [parameter('linkIds', 'array', strings)],
    [
      ['keeps order and repetitions', { linkIds: ['b', 'a', 'b'] }, { linkIds: ['b', 'a', 'b'] }],
      ['omits empty strings', { linkIds: ['', 'a', ''] }, { linkIds: ['a'] }],
      ['keeps spaces', { linkIds: [' '] }, { linkIds: [' '] }],
      ['wraps a single value', { linkIds: 'a' }, { linkIds: ['a'] }],
      ['is omitted without items', { linkIds: [] }, undefined],
      ['is omitted if it contains no strings', { linkIds: [{ id: 'a' }] }, undefined],
    ],
  );
});

const large = exactNumber('9007199254740993') ?? '';

describe('an array of integers, numbers or booleans', () => {
  const list = <Type extends 'integer' | 'number' | 'boolean'>(type: Type) => [
    parameter('list', 'array', { items: { type } }),
  ];
  it.each<['integer' | 'number' | 'boolean', readonly string[], Json | undefined]>([
    ['integer', ['1', '', '0', '1'], [1, 0, 1]],
    ['integer', ['007', '1.5', '9007199254740993'], ['007', '1.5', large]],
    [
      'number',
      ['1.50', '1e3', '', '-0.5'],
      [exactNumber('1.50') ?? '', exactNumber('1e3') ?? '', -0.5],
    ],
    ['boolean', ['true', '', 'false'], [true, false]],
    ['boolean', [''], undefined],
  ])('of type %s contains for %j the values %j', (type, entered, sent) => {
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
      ['keeps its rows separate', { grid: [['1', '2'], ['3']] }, { grid: [[1, 2], [3]] }],
      ['omits empty rows', { grid: [[''], [], ['3']] }, { grid: [[3]] }],
      ['is omitted without a value', { grid: [[]] }, undefined],
    ],
  );
});

describe('an object array with a single string property', () => {
  const name = parameter('name', 'string', { required: true, enum: ['Deezer', 'Tidal'] });
  expectBodies(
    [
      parameter('preReleaseServices', 'array', arrayOf([name])),
      parameter('images', 'array', arrayOf([parameter('url', 'string')])),
    ],
    [
      ['is sent as strings', { images: ['a', 'b'] }, { images: ['a', 'b'] }],
      ['wraps a single value', { images: 'a' }, { images: ['a'] }],
      [
        'omits choices that are "Not specified"',
        { preReleaseServices: ['', 'Tidal'] },
        { preReleaseServices: ['Tidal'] },
      ],
      ['is omitted without a choice', { preReleaseServices: [''] }, undefined],
    ],
  );

  it('is an array of objects if the property is not a string', () => {
    const flags = parameter('flags', 'array', arrayOf([parameter('on', 'boolean')]));
    expect(bodyOf([flags], { flags: [{ on: 'false' }] })).toEqual(
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
        'sends its objects with the declared types',
        { locales: [{ isoCode: 'all', status: 'Published', enabled: 'false' }] },
        { locales: [whole] },
      ],
      [
        'wraps a single object',
        { locales: { isoCode: 'DK' } },
        { locales: [{ isoCode: 'DK', status: 'Draft' }] },
      ],
      ['omits an added object without values', { locales: [{}] }, undefined],
      ['omits values that are not objects', { locales: ['DK', ['DK']] }, undefined],
      [
        'keeps the others next to an empty object',
        { locales: [{}, { isoCode: 'DK' }, {}] },
        { locales: [{ isoCode: 'DK', status: 'Draft' }] },
      ],
      [
        'sends the required default in an object only if another value is entered',
        { locales: [{ enabled: 'true' }, { isoCode: '' }] },
        { locales: [{ status: 'Draft', enabled: true }] },
      ],
      [
        'nests',
        nested({ mediaServiceId: '1', sortOrder: '2' }),
        { locales: [{ status: 'Draft', mediaServices: [{ mediaServiceId: '1', sortOrder: 2 }] }] },
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
      ['is omitted if it is empty', { widget: { type: '' } }, undefined],
      ['ignores a string', { widget: 'Buy' }, undefined],
      ['ignores members without a property', { widget: { x: 'y' }, title: 'a' }, { title: 'a' }],
    ],
  );
});

describe('a body that is a bare array', () => {
  const program = [parameter('mediaServiceId', 'string'), parameter('apiKey', 'string')];
  const programs = parameter('programs', 'array', { ...arrayOf(program), required: true });
  const bare = { isBareList: true, example: { body: [exampleBody] } } as const;
  it.each<[string, FormObject | undefined, Json]>([
    ['is the array of the entered objects', { programs: [{ apiKey: '1' }] }, [{ apiKey: '1' }]],
    ['wraps a single object', { programs: { apiKey: '1' } }, [{ apiKey: '1' }]],
    ['is the example while nothing is entered', undefined, [exampleBody]],
  ])('%s', (_name, values, json) => {
    expect(bodyOf([programs], values, bare)).toEqual(toJsonBody(json));
  });
});

describe('a body without an example', () => {
  it('is an empty object while nothing is entered', () => {
    expect(bodyOf([parameter('title', 'string')], {}, { example: {} })).toEqual(toJsonBody({}));
  });
});
