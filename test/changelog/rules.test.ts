import type { Endpoint } from '../../src/catalogue/model';
import { parameter } from '../request/sample';
import {
  field,
  linesOf,
  response,
  withBody,
  withFields,
  withMediaTypes,
  withQuery,
} from './sample';

/** What changes from one side to the other, told in both directions. */
type Row = readonly [
  name: string,
  older: Partial<Endpoint>,
  newer: Partial<Endpoint>,
  there: readonly string[],
  back: readonly string[],
];

const title = parameter('title', 'string');
const page = parameter('page', 'integer');
const status = (...choices: readonly string[]) => parameter('status', 'string', { enum: choices });
const tags = (items?: { maxLength?: number; enum?: readonly string[] }) =>
  parameter('tags', 'array', { ...(items && { items: { type: 'string' as const, ...items } }) });

const requests: Row[] = [
  [
    'an optional parameter',
    withBody(),
    withBody(title),
    ['New parameter `body.title`.'],
    ['BREAKING The parameter `body.title` was removed.'],
  ],
  [
    'a required parameter',
    withQuery(),
    withQuery({ ...title, required: true }),
    ['BREAKING New required parameter `query.title`.'],
    ['BREAKING The parameter `query.title` was removed.'],
  ],
  [
    'the need for a parameter',
    withBody(title),
    withBody({ ...title, required: true }),
    ['BREAKING The parameter `body.title` is required now.'],
    ['The parameter `body.title` is optional now.'],
  ],
  [
    'a deprecation',
    withBody(title),
    withBody({ ...title, deprecated: 'Since 1.1: send [names](/docs/gone) with `name`.' }),
    ['The parameter `body.title` is deprecated. Since 1.1: send names with `name`.'],
    ['The parameter `body.title` is no longer deprecated.'],
  ],
  [
    'the type of a parameter, without its limits',
    withBody({ ...title, maxLength: 5 }),
    withBody({ ...title, type: 'integer', minimum: 1 }),
    ['BREAKING The type of the parameter `body.title` changed from `string` to `integer`.'],
    ['BREAKING The type of the parameter `body.title` changed from `integer` to `string`.'],
  ],
  [
    'the type of a list, without what it holds',
    withBody(tags()),
    withBody({ ...tags(), properties: [title, page] }),
    [
      'BREAKING The type of the parameter `body.tags` changed from `array of strings` to `array of objects`.',
    ],
    [
      'BREAKING The type of the parameter `body.tags` changed from `array of objects` to `array of strings`.',
    ],
  ],
  [
    'the least length',
    withBody({ ...title, minLength: 1 }),
    withBody({ ...title, minLength: 2 }),
    ['BREAKING The least length of the parameter `body.title` changed from `1` to `2`.'],
    ['The least length of the parameter `body.title` changed from `2` to `1`.'],
  ],
  [
    'the greatest length',
    withBody({ ...title, maxLength: 255 }),
    withBody({ ...title, maxLength: 100 }),
    ['BREAKING The greatest length of the parameter `body.title` changed from `255` to `100`.'],
    ['The greatest length of the parameter `body.title` changed from `100` to `255`.'],
  ],
  [
    'that there is a greatest length',
    withBody(title),
    withBody({ ...title, maxLength: 100 }),
    [
      'BREAKING The greatest length of the parameter `body.title` is `100` now; none was stated before.',
    ],
    ['The greatest length of the parameter `body.title` was `100`; none is stated now.'],
  ],
  [
    'a range',
    withQuery({ ...page, minimum: 0, maximum: 1000 }),
    withQuery({ ...page, minimum: 1, maximum: 500 }),
    [
      'BREAKING The minimum of the parameter `query.page` changed from `0` to `1`.',
      'BREAKING The maximum of the parameter `query.page` changed from `1000` to `500`.',
    ],
    [
      'The minimum of the parameter `query.page` changed from `1` to `0`.',
      'The maximum of the parameter `query.page` changed from `500` to `1000`.',
    ],
  ],
  [
    'that there is a minimum of zero',
    withQuery(page),
    withQuery({ ...page, minimum: 0 }),
    ['BREAKING The minimum of the parameter `query.page` is `0` now; none was stated before.'],
    ['The minimum of the parameter `query.page` was `0`; none is stated now.'],
  ],
  [
    'that there is a format',
    withBody(title),
    withBody({ ...title, format: 'uri' }),
    ['BREAKING The format of the parameter `body.title` is `uri` now; none was stated before.'],
    ['The format of the parameter `body.title` was `uri`; none is stated now.'],
  ],
  [
    'a format',
    withBody({ ...title, format: 'cron' }),
    withBody({ ...title, format: 'uri' }),
    ['BREAKING The format of the parameter `body.title` changed from `cron` to `uri`.'],
    ['BREAKING The format of the parameter `body.title` changed from `uri` to `cron`.'],
  ],
  [
    'that there is a default',
    withQuery(page),
    withQuery({ ...page, default: 0 }),
    ['The default of the parameter `query.page` is `0` now; none was stated before.'],
    ['BREAKING The default of the parameter `query.page` was `0`; none is stated now.'],
  ],
  [
    'a default',
    withBody(parameter('draft', 'boolean', { default: false })),
    withBody(parameter('draft', 'boolean', { default: true })),
    ['BREAKING The default of the parameter `body.draft` changed from `false` to `true`.'],
    ['BREAKING The default of the parameter `body.draft` changed from `true` to `false`.'],
  ],
  [
    'an empty default',
    withBody({ ...title, default: '' }),
    withBody({ ...title, default: 'a' }),
    ['BREAKING The default of the parameter `body.title` changed from `""` to `a`.'],
    ['BREAKING The default of the parameter `body.title` changed from `a` to `""`.'],
  ],
  [
    'that there is only one value',
    withBody(title),
    withBody({ ...title, constant: 'a' }),
    ['BREAKING The only value of the parameter `body.title` is `a` now; none was stated before.'],
    ['The only value of the parameter `body.title` was `a`; none is stated now.'],
  ],
  [
    'the choices',
    withBody(status('Draft', 'Live')),
    withBody(status('Live', 'Archived')),
    [
      'The parameter `body.status` takes `Archived`, too.',
      'BREAKING The parameter `body.status` no longer takes `Draft`.',
    ],
    [
      'The parameter `body.status` takes `Draft`, too.',
      'BREAKING The parameter `body.status` no longer takes `Archived`.',
    ],
  ],
  [
    'that there are choices',
    withBody(parameter('status', 'string')),
    withBody(status('Draft', 'Live')),
    ['BREAKING The parameter `body.status` takes only `Draft`, `Live` now.'],
    ['The parameter `body.status` takes any value now.'],
  ],
  [
    'the limits of the items of a list',
    withBody(tags({ maxLength: 5, enum: ['a'] })),
    withBody(tags({ maxLength: 4, enum: ['a', 'b'] })),
    [
      'BREAKING The greatest length of the parameter `body.tags[]` changed from `5` to `4`.',
      'The parameter `body.tags[]` takes `b`, too.',
    ],
    [
      'The greatest length of the parameter `body.tags[]` changed from `4` to `5`.',
      'BREAKING The parameter `body.tags[]` no longer takes `b`.',
    ],
  ],
];

const responses: Row[] = [
  [
    'a status',
    { responses: [response] },
    { responses: [response, { ...response, status: 400 }] },
    ['New response `400`.'],
    ['BREAKING The response `400` was removed.'],
  ],
  [
    'a media type',
    withMediaTypes('application/json'),
    withMediaTypes('application/json', 'text/csv'),
    ['The response `200` can be had as `text/csv`, too.'],
    ['BREAKING The response `200` can no longer be had as `text/csv`.'],
  ],
  [
    'the default media type',
    withMediaTypes('application/json', 'text/csv'),
    withMediaTypes('text/csv', 'application/json'),
    [
      'BREAKING The default format of the response `200` changed from `application/json` to `text/csv`.',
    ],
    [
      'BREAKING The default format of the response `200` changed from `text/csv` to `application/json`.',
    ],
  ],
  [
    'a field',
    withFields(),
    withFields(field('data', 'object', { fields: [field('id', 'string')] })),
    ['New field `data` of response `200`.'],
    ['BREAKING The field `data` of response `200` was removed.'],
  ],
  [
    'the type of a field',
    withFields(field('count', 'integer')),
    withFields(field('count', 'number')),
    [
      'BREAKING The type of the field `count` of response `200` changed from `integer` to `number`.',
    ],
    [
      'BREAKING The type of the field `count` of response `200` changed from `number` to `integer`.',
    ],
  ],
  [
    'the choices of a field',
    withFields(field('status', 'string', { enum: ['Draft'] })),
    withFields(field('status', 'string', { enum: ['Draft', 'Live'] })),
    ['BREAKING The field `status` of response `200` may hold `Live`, too.'],
    ['The field `status` of response `200` no longer holds `Live`.'],
  ],
  [
    'that there are choices of a field',
    withFields(field('status', 'string')),
    withFields(field('status', 'string', { enum: ['Draft'] })),
    ['The field `status` of response `200` may hold only `Draft` now.'],
    ['BREAKING The field `status` of response `200` may hold any value now.'],
  ],
];

describe.each([
  ['a request', requests],
  ['a response', responses],
])('%s', (_side, rows) => {
  it.each(rows)('tells %s', (_name, older, newer, there, back) => {
    expect(linesOf(older, newer)).toEqual(there);
    expect(linesOf(newer, older)).toEqual(back);
  });
});
