/** The JSON body for entered values. Without any, it is the example. */
import { arrayOf, strings } from '../../src/catalogue/define';
import type { Property } from '../../src/catalogue/schema';
import type { Json } from '../../src/openapi/document';
import { exactNumber } from '../../src/openapi/numbers';
import type { FormObject } from '../../src/request/model';
import { bodyOf, exampleBody, parameter, toJsonBody } from './sample';

type Row = readonly [name: string, values: FormObject | undefined, body: Json];

/** Declares a test for each row, with a form that has these body parameters. */
function expectBodies(
  parameters: readonly Property[],
  rows: readonly Row[],
  change?: Parameters<typeof bodyOf>[2],
): void {
  it.each(rows)('%s', (_name, values, body) => {
    expect(bodyOf(parameters, values, change)).toEqual(toJsonBody(body));
  });
}

describe('a string', () => {
  const code = [parameter('code', 'string', { maxLength: 14, required: true, default: 'a' })];
  const texts = [
    '007',
    'null',
    '{"a":1}',
    ' two  spaces ',
    'line\nbreak',
    '\ud800',
    'x'.repeat(50),
  ];
  it.each(texts)('is sent as typed: %j', (text) => {
    expect(bodyOf(code, { code: text })).toEqual(toJsonBody({ code: text }));
  });

  expectBodies(code, [
    ['is omitted while it is empty, also with a default', { code: '' }, exampleBody],
    ['is nothing else', { code: ['a'] }, exampleBody],
    ['needs a parameter, and no inherited one', { isrc: 'a', constructor: 'a' }, exampleBody],
  ]);
  expectBodies(
    [parameter('constructor', 'string'), parameter('toString', 'string')],
    [['can have the name of an inherited member', { toString: 'a' }, { toString: 'a' }]],
  );
});

const large = exactNumber('9007199254740993') ?? '';

describe('a list', () => {
  const toList = (type: 'integer' | 'number' | 'boolean') =>
    parameter(type, 'array', { items: { type } });
  expectBodies(
    [
      parameter('ids', 'array', strings),
      ...(['integer', 'number', 'boolean'] as const).map(toList),
      parameter('grid', 'array', { items: { type: 'array', items: { type: 'integer' } } }),
    ],
    [
      ['keeps order, repetitions and spaces', { ids: ['b', ' ', 'b'] }, { ids: ['b', ' ', 'b'] }],
      ['omits empty texts', { ids: ['', 'a', ''] }, { ids: ['a'] }],
      ['wraps a single value', { ids: 'a' }, { ids: ['a'] }],
      ['is omitted without items', { ids: [], boolean: [''], grid: [[]] }, exampleBody],
      ['is omitted if it contains other values', { ids: [{ id: 'a' }] }, exampleBody],
      ['has integers', { integer: ['1', '', '0', '1'] }, { integer: [1, 0, 1] }],
      [
        'has the digits of integers, and other texts as typed',
        { integer: ['007', '1.5', '9007199254740993'] },
        { integer: ['007', '1.5', large] },
      ],
      [
        'has the digits of numbers',
        { number: ['1.50', '', '-0.5'] },
        { number: [exactNumber('1.50') ?? '', -0.5] },
      ],
      ['has booleans', { boolean: ['true', '', 'false'] }, { boolean: [true, false] }],
      [
        'has lists, and no empty ones',
        { grid: [['1', '2'], [''], ['3']] },
        { grid: [[1, 2], [3]] },
      ],
    ],
  );
});

describe('a list of objects with a single member', () => {
  const name = parameter('name', 'string', { required: true, enum: ['Deezer', 'Tidal'] });
  expectBodies(
    [
      parameter('services', 'array', arrayOf([name])),
      parameter('images', 'array', arrayOf([parameter('url', 'string')])),
      parameter('flags', 'array', arrayOf([parameter('on', 'boolean')])),
    ],
    [
      ['is sent as texts', { images: ['a', 'b'] }, { images: ['a', 'b'] }],
      ['wraps a single value', { images: 'a' }, { images: ['a'] }],
      ['omits "Not specified"', { services: ['', 'Tidal'] }, { services: ['Tidal'] }],
      ['is omitted without a choice', { services: [''] }, exampleBody],
      [
        'has objects if the member is no text',
        { flags: [{ on: 'false' }] },
        { flags: [{ on: false }] },
      ],
    ],
  );
});

describe('a list of objects', () => {
  const services = arrayOf([
    parameter('id', 'string', { required: true }),
    parameter('at', 'integer'),
  ]);
  const locale = [
    parameter('iso', 'string', { required: true }),
    parameter('status', 'string', { required: true, enum: ['Draft', 'Published'] }),
    parameter('on', 'boolean'),
    parameter('services', 'array', services),
  ];
  const draft = { iso: 'DK', status: 'Draft' };
  expectBodies(
    [parameter('list', 'array', arrayOf(locale))],
    [
      [
        'has the declared types',
        { list: [{ iso: 'all', status: 'Published', on: 'false' }] },
        { list: [{ iso: 'all', status: 'Published', on: false }] },
      ],
      ['wraps a single object', { list: { iso: 'DK' } }, { list: [draft] }],
      ['omits objects without values', { list: [{}] }, exampleBody],
      ['omits values that are no objects', { list: ['DK', ['DK']] }, exampleBody],
      [
        'keeps the others next to an empty object',
        { list: [{}, { iso: 'DK' }] },
        { list: [draft] },
      ],
      [
        'sends a required choice in an object only if another value is entered',
        { list: [{ on: 'true' }, { iso: '' }] },
        { list: [{ status: 'Draft', on: true }] },
      ],
      [
        'nests',
        { list: [{ services: [{ id: '1', at: '2' }] }] },
        { list: [{ status: 'Draft', services: [{ id: '1', at: 2 }] }] },
      ],
    ],
  );
});

describe('an object', () => {
  const properties = [parameter('primary', 'boolean'), parameter('type', 'string')];
  expectBodies(
    [parameter('widget', 'object', { properties }), parameter('title', 'string')],
    [
      [
        'has the declared types',
        { widget: { primary: 'false', type: 'Buy' } },
        { widget: { primary: false, type: 'Buy' } },
      ],
      ['is omitted if it is empty', { widget: { type: '' } }, exampleBody],
      ['is no text', { widget: 'Buy' }, exampleBody],
      ['has declared members only', { widget: { x: 'y' }, title: 'a' }, { title: 'a' }],
    ],
  );
});

describe('a whole body', () => {
  const program = [parameter('id', 'string'), parameter('apiKey', 'string')];
  expectBodies(
    [parameter('programs', 'array', { ...arrayOf(program), required: true })],
    [
      ['can be a list', { programs: [{ apiKey: '1' }] }, [{ apiKey: '1' }]],
      ['can be a list of a single object', { programs: { apiKey: '1' } }, [{ apiKey: '1' }]],
      ['is the example while nothing is entered', undefined, [exampleBody]],
    ],
    { isBareList: true, example: { body: [exampleBody] } },
  );
  expectBodies(program, [['is an empty object without an example', {}, {}]], { example: {} });
});
