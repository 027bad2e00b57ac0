import { toDocument } from '../../src/catalogue/compile';
import type { Field, Shape } from '../../src/openapi/model';
import type { Endpoint } from '../../src/openapi/model';
import { toView } from '../../src/openapi/read/index';
import { catalogue } from '../../src/catalogue';
import { compareEndpoints } from '../../src/changelog/compare';
import {
  endpoint,
  field,
  group,
  linesOf,
  list,
  response,
  toLine,
  withBody,
  withFields,
  withHeader,
  withQuery,
  withShape,
} from './sample';

const title = field('title', 'string');
const flag = field('flag', 'boolean');
const page = field('page', 'integer');
const compareLines = (older: readonly Endpoint[], newer: readonly Endpoint[]) =>
  compareEndpoints({ endpoints: older }, { endpoints: newer }).map(({ changes, ...changed }) => ({
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
        page: '/docs/campaigns/other',
        changes: ['The endpoint was added.'],
      },
      {
        title: 'Gone',
        method: 'DELETE',
        pageBefore: '/docs/campaigns/gone',
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
        pageBefore: '/docs/campaigns/create-link',
        page: '/docs/batch/create-link',
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
      'the base URL',
      { baseUrl: 'https://auth.example.com' },
      [
        'BREAKING The base URL changed from `https://api.example.com` to `https://auth.example.com`.',
      ],
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
    const mediaType = 'application/x-www-form-urlencoded';
    const header = [field('Content-Type', 'string', { const: mediaType, required: true })];
    const form = { mediaType, parameters: { formData: [title], header } };
    expect(linesOf(withBody(title), form)).toEqual([
      'BREAKING The media type of the request body changed from `application/json` to `application/x-www-form-urlencoded`.',
      'BREAKING The parameter `body.title` was removed.',
      'The parameter `formData.title` was added.',
    ]);
  });

  it('report that a bare array replaced an object, but no change inside it', () => {
    const body = withBody(field('entries', list(group(title, flag))));
    expect(linesOf(body, { ...body, isBareList: true })).toEqual([
      'BREAKING The shape of the request body changed from `object` to `array`.',
    ]);
    expect(linesOf({}, { ...body, isBareList: true })).toEqual(['The parameter `body` was added.']);
  });
});

describe('parameters and fields', () => {
  const nest = (...fields: readonly Field[]) => {
    const services = field('services', list(group(title, ...fields)));
    const widget = field('widget', group(services));
    return withBody(field('locales', list(group(field('isoCode', 'string'), widget))));
  };

  it('are reported at any depth', () => {
    const id = field('id', 'string', { required: true });
    expect(linesOf(nest(title), nest(title, id))).toEqual([
      'BREAKING The required parameter `body.locales[].widget.services[].id` was added.',
    ]);
    const inList = (...members: readonly Field[]) =>
      withFields(field('data', group(field('a', list(group(...members))))));
    expect(linesOf(inList(title), inList())).toEqual([
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
      'a rename that the entry tells is reported as one change',
      withQuery(title),
      withQuery({ ...title, name: 'Title', was: 'title' }),
      ['BREAKING The parameter `query.Title` was renamed. Its old name is `title`.'],
    ],
    [
      'a rename is reported with other changes, also inside the value',
      withBody(field('a', group(title))),
      withBody(
        field('b', group({ ...title, name: 'label', was: 'title', maxLength: 9 }), {
          was: 'a',
          required: true,
        }),
      ),
      [
        'BREAKING The parameter `body.b` was renamed. Its old name is `a`.',
        'BREAKING The parameter `body.b` is now required.',
        'BREAKING The parameter `body.b.label` was renamed. Its old name is `title`.',
        'BREAKING The maximum length of the parameter `body.b.label` was set to `9`.',
      ],
    ],
    [
      'a rename of a field is reported',
      withFields(title),
      withFields({ ...title, name: 'label', was: 'title' }),
      ['BREAKING The field `label` of response `200` was renamed. Its old name is `title`.'],
    ],
    [
      'a rename before the older version is not reported again',
      withQuery({ ...title, was: 'name' }),
      withQuery({ ...title, was: 'name' }),
      [],
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
      { ...withBody(field('a', list(group(title, flag)))), isBareList: true },
      { ...withBody(field('b', list(group(title, flag, page)))), isBareList: true },
      ['The parameter `body[].page` was added.'],
    ],
    [
      'the case of the name of a header is not a change',
      withHeader(field('X-Trace', 'string')),
      withHeader(field('x-trace', 'string', { required: true })),
      ['BREAKING The parameter `header.x-trace` is now required.'],
    ],
    [
      'the name of a placeholder is not sent, so its change is not reported',
      { path: 'a/{x}/b/{y}', parameters: { path: [field('x', 'string'), title] } },
      { path: 'a/{p}/b/{q}', parameters: { path: [field('p', 'string'), title] } },
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
    ...withBody(field('b', 'string', { examples: [{ value: 'x' }], secret: true }), {
      ...title,
      description: 'Other.',
    }),
    responses: [{ ...response, description: 'Other.', example: { a: 1 } }],
  };
  expect(linesOf(older, newer)).toEqual([]);
});

it('equal versions have no differences', () => {
  const endpoints = toView(toDocument(catalogue)).categories.flatMap((one) => one.endpoints);
  expect(compareLines(endpoints, structuredClone(endpoints))).toEqual([]);
});

it('compares schemas that have pages of their own, each once for a part of a request', () => {
  const ref: Shape = { kind: 'ref', schema: 'Node', slug: 'node' };
  const folded = { ...endpoint, ...withBody(field('a', ref), field('b', ref)), ...withShape(ref) };
  const withNode = (added: Field) => {
    const shape = group(field('next', ref), added);
    return {
      endpoints: [folded],
      schemas: [{ name: 'Node', slug: 'node', description: '', shape }],
    };
  };
  const [changed] = compareEndpoints(
    withNode(field('old', 'string')),
    withNode(field('new', 'string', { required: true })),
  );
  expect(changed?.changes.map(toLine)).toEqual([
    'BREAKING The required parameter `body.a.new` was added.',
    'BREAKING The parameter `body.a.old` was removed.',
    'The field `new` of response `200` was added.',
    'BREAKING The field `old` of response `200` was removed.',
  ]);
});
