import type { Shape } from '../../src/openapi/model';
import {
  choice,
  field,
  group,
  list,
  number,
  string,
  testRules,
  union,
  withBody,
  withHeader,
  withQuery,
  type Row,
} from './sample';

const title = field('title', 'string');
const page = field('page', 'integer');
const required = { required: true } as const;
const tags = (items: Shape) => field('tags', list(items));

const rows: Row[] = [
  [
    'new parameters, which break calls if they are required and have no default',
    withQuery(),
    withQuery(title, { ...page, required: true, default: 0 }, field('id', string, required)),
    [
      'The parameter `query.title` was added.',
      'The required parameter `query.page` was added.',
      'BREAKING The required parameter `query.id` was added.',
    ],
    [
      'BREAKING The parameter `query.title` was removed.',
      'BREAKING The parameter `query.page` was removed.',
      'BREAKING The parameter `query.id` was removed.',
    ],
  ],
  [
    'a factor whose multiples include those of the old one',
    withBody({ ...page, multipleOf: 10 }),
    withBody({ ...page, multipleOf: 5 }),
    ['The factor of the parameter `body.page` changed from `10` to `5`.'],
    ['BREAKING The factor of the parameter `body.page` changed from `5` to `10`.'],
  ],
  [
    'a change of `required`',
    withBody(title, { ...page, default: 0 }),
    withBody({ ...title, ...required }, { ...page, default: 0, ...required }),
    [
      'BREAKING The parameter `body.title` is now required.',
      'The parameter `body.page` is now required.',
    ],
    ['The parameter `body.title` is now optional.', 'The parameter `body.page` is now optional.'],
  ],
  [
    'a deprecation',
    withBody(title),
    withBody({ ...title, deprecated: 'Since 1.1: send [names](/docs/gone) with `name`.' }),
    ['The parameter `body.title` is deprecated. Since 1.1: send names (/docs/gone) with `name`.'],
    ['The parameter `body.title` is no longer deprecated.'],
  ],
  [
    'the type of a parameter, but not its limits',
    withBody({ ...title, maxLength: 5 }),
    withBody(field('title', 'integer', { minimum: 1 })),
    ['BREAKING The type of the parameter `body.title` changed from `string` to `integer`.'],
    ['BREAKING The type of the parameter `body.title` changed from `integer` to `string`.'],
  ],
  [
    'the type of a list, but not the type of its items',
    withBody(field('tags', list(string))),
    withBody(field('tags', list(group(title, page)))),
    [
      'BREAKING The type of the parameter `body.tags` changed from `array of strings` to `array of objects`.',
    ],
    [
      'BREAKING The type of the parameter `body.tags` changed from `array of objects` to `array of strings`.',
    ],
  ],
  [
    'the length and the format',
    withBody({ ...title, minLength: 1 }),
    withBody({ ...title, minLength: 2, maxLength: 100, format: 'uri' }),
    [
      'BREAKING The minimum length of the parameter `body.title` changed from `1` to `2`.',
      'BREAKING The maximum length of the parameter `body.title` was set to `100`.',
      'BREAKING The format of the parameter `body.title` was set to `uri`.',
    ],
    [
      'The minimum length of the parameter `body.title` changed from `2` to `1`.',
      'The maximum length of the parameter `body.title` was removed (previously `100`).',
      'The format of the parameter `body.title` was removed (previously `uri`).',
    ],
  ],
  [
    'the range and the default',
    withQuery({ ...page, minimum: 0, maximum: 1000 }),
    withQuery({ ...page, minimum: 1, maximum: 500, default: 1 }),
    [
      'BREAKING The minimum of the parameter `query.page` changed from `0` to `1`.',
      'BREAKING The maximum of the parameter `query.page` changed from `1000` to `500`.',
      'The default of the parameter `query.page` was set to `1`.',
    ],
    [
      'The minimum of the parameter `query.page` changed from `1` to `0`.',
      'The maximum of the parameter `query.page` changed from `500` to `1000`.',
      'BREAKING The default of the parameter `query.page` was removed (previously `1`).',
    ],
  ],
  [
    'a minimum length of zero as no minimum',
    withBody({ ...title, minLength: 0 }),
    withBody({ ...title, minLength: 1 }),
    ['BREAKING The minimum length of the parameter `body.title` was set to `1`.'],
    ['The minimum length of the parameter `body.title` was removed (previously `1`).'],
  ],
  [
    'lower limits of a wider type',
    withQuery({ ...page, maximum: 100, default: 1 }),
    withQuery(field('page', 'number', { maximum: 10, default: 0.5 })),
    [
      'The type of the parameter `query.page` changed from `integer` to `number`.',
      'BREAKING The maximum of the parameter `query.page` changed from `100` to `10`.',
      'BREAKING The default of the parameter `query.page` changed from `1` to `0.5`.',
    ],
    [
      'BREAKING The type of the parameter `query.page` changed from `number` to `integer`.',
      'The maximum of the parameter `query.page` changed from `10` to `100`.',
      'BREAKING The default of the parameter `query.page` changed from `0.5` to `1`.',
    ],
  ],
  [
    'lower limits of items of a wider type, but their type once',
    withBody(field('grid', list(list({ ...number, type: 'integer', maximum: 5 })))),
    withBody(field('grid', list(list({ ...number, maximum: 4 })))),
    [
      'The type of the parameter `body.grid` changed from `array of arrays of integers` to `array of arrays of numbers`.',
      'BREAKING The maximum of the parameter `body.grid[][]` changed from `5` to `4`.',
    ],
    [
      'BREAKING The type of the parameter `body.grid` changed from `array of arrays of numbers` to `array of arrays of integers`.',
      'The maximum of the parameter `body.grid[][]` changed from `4` to `5`.',
    ],
  ],
  [
    'that text is accepted in addition to numbers, where values are text',
    withQuery(page),
    withQuery(field('page', 'string')),
    ['The type of the parameter `query.page` changed from `integer` to `string`.'],
    ['BREAKING The type of the parameter `query.page` changed from `string` to `integer`.'],
  ],
  [
    'what is inside lists and dictionaries',
    withBody(tags(choice('a')), field('labels', { kind: 'dictionary', values: choice('a') })),
    withBody(tags(choice('a', 'b')), field('labels', { kind: 'dictionary', values: string })),
    [
      'The parameter `body.tags[]` now also accepts `b`.',
      'The parameter `body.labels.*` now accepts any value.',
    ],
    [
      'BREAKING The parameter `body.tags[]` no longer accepts `b`.',
      'BREAKING The parameter `body.labels.*` now accepts only `a`.',
    ],
  ],
  [
    'that null is accepted',
    withBody(title),
    withBody({ ...title, nullable: true }),
    ['The parameter `body.title` now also accepts `null`.'],
    ['BREAKING The parameter `body.title` no longer accepts `null`.'],
  ],
  [
    'that calls require a token',
    withHeader(),
    withHeader(field('Authorization', 'string', { required: true })),
    ['BREAKING The required parameter `header.Authorization` was added.'],
    ['BREAKING The parameter `header.Authorization` was removed.'],
  ],
  [
    'the types of a parameter',
    withBody(field('item', union(string, group(title)))),
    withBody(field('item', union(string, group(title, page), group(tags(string))))),
    [
      'The parameter `body.item.page` was added.',
      'The parameter `body.item` now also accepts the type `object` with `tags`.',
    ],
    [
      'BREAKING The parameter `body.item.page` was removed.',
      'BREAKING The parameter `body.item` no longer accepts the type `object` with `tags`.',
    ],
  ],
  [
    'that a value can have any type',
    withBody(field('item', group(title))),
    withBody(field('item', union())),
    ['The type of the parameter `body.item` changed from `object` to `any`.'],
    ['BREAKING The type of the parameter `body.item` changed from `any` to `object`.'],
  ],
  [
    'that a constant was added',
    withBody({ ...title, maxLength: 5 }),
    withBody({ ...title, const: 'a' }),
    ['BREAKING The parameter `body.title` now accepts only `a`.'],
    ['The parameter `body.title` now accepts any value.'],
  ],
  [
    'nothing if a constant becomes a single choice',
    withBody(field('status', choice('a'))),
    withBody(field('status', 'string', { const: 'a' })),
    [],
    [],
  ],
  [
    'a change of choices',
    withBody(field('status', choice('Draft', 'Live'))),
    withBody(field('status', choice('Live', 'Archived'))),
    [
      'The parameter `body.status` now also accepts `Archived`.',
      'BREAKING The parameter `body.status` no longer accepts `Draft`.',
    ],
    [
      'The parameter `body.status` now also accepts `Draft`.',
      'BREAKING The parameter `body.status` no longer accepts `Archived`.',
    ],
  ],
];

testRules('a request', rows);
