import { compareEndpoints } from '../../src/changelog/compare';
import { endpoints } from '../../src/catalogue';
import { arrayOf } from '../../src/catalogue/define';
import type { Endpoint } from '../../src/catalogue/model';
import type { Property } from '../../src/catalogue/schema';
import { toWireFormat } from '../../src/catalogue/wire-format';
import { parameter } from '../request/sample';
import { endpoint, linesOf, response, toLine, withBody, withFields, withQuery } from './sample';

const title = parameter('title', 'string');
const flag = parameter('flag', 'boolean');
const page = parameter('page', 'integer');
const compareLines = (older: readonly Endpoint[], newer: readonly Endpoint[]) =>
  compareEndpoints(older, newer).map(({ changes, ...changed }) => ({
    ...changed,
    changes: changes.map(toLine),
  }));

describe('endpoints', () => {
  const other: Endpoint = { ...endpoint, slug: 'other', title: 'Other', path: 'other' };

  it('are added, removed or unchanged, in the order of the newer version', () => {
    const gone: Endpoint = { ...endpoint, slug: 'gone', title: 'Gone', method: 'DELETE' };
    expect(compareLines([gone, endpoint], [other, endpoint])).toEqual([
      {
        title: 'Other',
        method: 'POST',
        olderPage: undefined,
        newerPage: '/docs/campaigns/other',
        changes: ['The endpoint was added.'],
      },
      {
        title: 'Gone',
        method: 'DELETE',
        olderPage: '/docs/campaigns/gone',
        newerPage: undefined,
        changes: ['BREAKING The endpoint was removed.'],
      },
    ]);
  });

  it('that move to another category are unchanged, with another page', () => {
    const moved: Endpoint = { ...endpoint, category: 'batch', title: 'Moved' };
    expect(compareLines([endpoint], [moved])).toEqual([
      {
        title: 'Moved',
        method: 'POST',
        olderPage: '/docs/campaigns/create-link',
        newerPage: '/docs/batch/create-link',
        changes: [
          'The URL of the documentation page changed from `/docs/campaigns/create-link` to `/docs/batch/create-link`.',
        ],
      },
    ]);
  });

  it.each<[string, Partial<Endpoint>, string[]]>([
    ['the method', { method: 'PUT' }, ['BREAKING The method changed from `POST` to `PUT`.']],
    [
      'the path',
      { path: 'boards/{boardId}/l' },
      ['BREAKING The path changed from `boards/{boardId}/links` to `boards/{boardId}/l`.'],
    ],
    [
      'the host',
      { host: 'authentication' },
      ['BREAKING The host changed from `api` to `authentication`.'],
    ],
    [
      'the deprecation',
      { deprecated: 'Use [Other](/docs/campaigns/other).' },
      ['The endpoint is deprecated. Use Other (/docs/campaigns/other).'],
    ],
  ])('report a change of %s', (_name, change, lines) => {
    expect(linesOf({}, change)).toEqual(lines);
  });

  it('report the removal of a deprecation, but not a change of its text', () => {
    expect(linesOf({ deprecated: 'A.' }, {})).toEqual(['The endpoint is no longer deprecated.']);
    expect(linesOf({ deprecated: 'A.' }, { deprecated: 'B.' })).toEqual([]);
  });

  it('report that a form replaced a JSON body', () => {
    expect(linesOf(withBody(title), { parameters: { formData: [title] } })).toEqual([
      'BREAKING The media type of the request body changed from `application/json` to `application/x-www-form-urlencoded`.',
      'BREAKING The parameter `body.title` was removed.',
      'The parameter `formData.title` was added.',
    ]);
  });

  it('report that a bare array replaced an object, but no change inside it', () => {
    const list = withBody(parameter('entries', 'array', arrayOf([title, flag])));
    expect(linesOf(list, { ...list, bodyShape: 'array' })).toEqual([
      'BREAKING The shape of the request body changed from `object` to `array`.',
    ]);
    expect(linesOf({}, { ...list, bodyShape: 'array' })).toEqual([
      'The parameter `body` was added.',
    ]);
  });
});

describe('parameters and fields', () => {
  const nest = (...properties: readonly Property[]) =>
    withBody(
      parameter(
        'locales',
        'array',
        arrayOf([
          parameter('isoCode', 'string'),
          parameter('widget', 'object', {
            properties: [parameter('services', 'array', arrayOf([title, ...properties]))],
          }),
        ]),
      ),
    );

  it('are reported at any depth', () => {
    const id = parameter('id', 'string', { required: true });
    expect(linesOf(nest(title), nest(title, id))).toEqual([
      'BREAKING The required parameter `body.locales[].widget.services[].id` was added.',
    ]);
    const list = (...members: readonly Property[]) =>
      withFields(
        parameter('data', 'object', { properties: [parameter('a', 'array', arrayOf(members))] }),
      );
    expect(linesOf(list(title), list())).toEqual([
      'BREAKING The field `data.a[].title` of response `200` was removed.',
    ]);
  });

  it('are reported once if an entire object was added', () => {
    expect(linesOf(withBody(), nest())).toEqual(['The parameter `body.locales` was added.']);
  });

  it.each<[string, Partial<Endpoint>, Partial<Endpoint>, string[]]>([
    [
      'a rename without its old name is reported as one removed and one added',
      withQuery(title),
      withQuery({ ...title, name: 'Title' }),
      [
        'The parameter `query.Title` was added.',
        'BREAKING The parameter `query.title` was removed.',
      ],
    ],
    [
      'a move to another location is reported as one removed and one added',
      withQuery(title),
      { parameters: { header: [title] } },
      [
        'BREAKING The parameter `query.title` was removed.',
        'The parameter `header.title` was added.',
      ],
    ],
    [
      'the name of a bare array is not sent, so its change is not reported',
      { ...withBody(parameter('a', 'array', arrayOf([title, flag]))), bodyShape: 'array' },
      { ...withBody(parameter('b', 'array', arrayOf([title, flag, page]))), bodyShape: 'array' },
      ['The parameter `body[].page` was added.'],
    ],
    [
      'the name of the only string of an object is not sent, so its change is not reported',
      toWireFormat(withBody(parameter('ids', 'array', arrayOf([parameter('id', 'string')])))),
      toWireFormat(withBody(parameter('ids', 'array', arrayOf([parameter('key', 'string')])))),
      [],
    ],
    [
      'the name of a placeholder is not sent, so its change is not reported',
      { path: 'a/{x}/b/{y}', parameters: { path: [parameter('x', 'string'), title] } },
      { path: 'a/{p}/b/{q}', parameters: { path: [parameter('p', 'string'), title] } },
      [],
    ],
  ])('%s', (_name, older, newer, lines) => {
    expect(linesOf(older, newer)).toEqual(lines);
  });
});

it('the comparison ignores texts for readers, and order', () => {
  const older = { ...withBody(title, { ...title, name: 'b' }), responses: [response] };
  const newer: Partial<Endpoint> = {
    title: 'Other',
    summary: 'Other.',
    group: 'Other',
    notes: [{ kind: 'info', title: 'Other', text: 'Other.' }],
    example: {},
    ...withBody(
      { ...title, name: 'b', examples: ['x'], secret: true },
      { ...title, description: 'Other.' },
    ),
    responses: [{ ...response, description: 'Other.', example: { a: 1 } }],
  };
  expect(linesOf(older, newer)).toEqual([]);
});

it('equal versions have no differences', () => {
  expect(compareEndpoints(endpoints, structuredClone(endpoints))).toEqual([]);
});
