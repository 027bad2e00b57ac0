import { arrayOf, strings } from '../../src/catalogue/define';
import { parameter } from '../request/sample';
import { testRules, withBody, withQuery, type Row } from './sample';

const title = parameter('title', 'string');
const page = parameter('page', 'integer');
const tags = (items: { maxLength?: number; enum?: readonly string[] }) =>
  parameter('tags', 'array', { items: { type: 'string' as const, ...items } });

const rows: Row[] = [
  [
    'an optional parameter',
    withBody(),
    withBody(title),
    ['The parameter `body.title` was added.'],
    ['BREAKING The parameter `body.title` was removed.'],
  ],
  [
    'a required parameter',
    withQuery(),
    withQuery({ ...title, required: true }),
    ['BREAKING The required parameter `query.title` was added.'],
    ['BREAKING The parameter `query.title` was removed.'],
  ],
  [
    'a change of `required`',
    withBody(title),
    withBody({ ...title, required: true }),
    ['BREAKING The parameter `body.title` is now required.'],
    ['The parameter `body.title` is now optional.'],
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
    withBody({ ...title, type: 'integer', minimum: 1 }),
    ['BREAKING The type of the parameter `body.title` changed from `string` to `integer`.'],
    ['BREAKING The type of the parameter `body.title` changed from `integer` to `string`.'],
  ],
  [
    'the type of a list, but not the type of its items',
    withBody(parameter('tags', 'array', strings)),
    withBody(parameter('tags', 'array', arrayOf([title, page]))),
    [
      'BREAKING The type of the parameter `body.tags` changed from `array of strings` to `array of objects`.',
    ],
    [
      'BREAKING The type of the parameter `body.tags` changed from `array of objects` to `array of strings`.',
    ],
  ],
  [
    'the minimum length',
    withBody({ ...title, minLength: 1 }),
    withBody({ ...title, minLength: 2 }),
    ['BREAKING The minimum length of the parameter `body.title` changed from `1` to `2`.'],
    ['The minimum length of the parameter `body.title` changed from `2` to `1`.'],
  ],
  [
    'a new maximum length',
    withBody(title),
    withBody({ ...title, maxLength: 100 }),
    ['BREAKING The maximum length of the parameter `body.title` was set to `100`.'],
    ['The maximum length of the parameter `body.title` was removed (previously `100`).'],
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
    'a new format',
    withBody(title),
    withBody({ ...title, format: 'uri' }),
    ['BREAKING The format of the parameter `body.title` was set to `uri`.'],
    ['The format of the parameter `body.title` was removed (previously `uri`).'],
  ],
  [
    'a new default',
    withQuery(page),
    withQuery({ ...page, default: 0 }),
    ['The default of the parameter `query.page` was set to `0`.'],
    ['BREAKING The default of the parameter `query.page` was removed (previously `0`).'],
  ],
  [
    'nothing for a new minimum length of zero',
    withBody(title),
    withBody({ ...title, minLength: 0 }),
    [],
    [],
  ],
  [
    'a minimum length of zero as no minimum',
    withBody({ ...title, minLength: 0 }),
    withBody({ ...title, minLength: 1 }),
    ['BREAKING The minimum length of the parameter `body.title` was set to `1`.'],
    ['The minimum length of the parameter `body.title` was removed (previously `1`).'],
  ],
  [
    'that fractions are accepted in addition to integers',
    withQuery(page),
    withQuery(parameter('page', 'number')),
    ['The type of the parameter `query.page` changed from `integer` to `number`.'],
    ['BREAKING The type of the parameter `query.page` changed from `number` to `integer`.'],
  ],
  [
    'a change in a list of lists',
    withBody(parameter('grid', 'array', { items: tags({ maxLength: 5 }) })),
    withBody(parameter('grid', 'array', { items: tags({ maxLength: 4 }) })),
    ['BREAKING The maximum length of the parameter `body.grid[][]` changed from `5` to `4`.'],
    ['The maximum length of the parameter `body.grid[][]` changed from `4` to `5`.'],
  ],
  [
    'the limits of the items of a list',
    withBody(tags({ maxLength: 5, enum: ['a'] })),
    withBody(tags({ maxLength: 4, enum: ['a', 'b'] })),
    [
      'BREAKING The maximum length of the parameter `body.tags[]` changed from `5` to `4`.',
      'The parameter `body.tags[]` now also accepts `b`.',
    ],
    [
      'The maximum length of the parameter `body.tags[]` changed from `4` to `5`.',
      'BREAKING The parameter `body.tags[]` no longer accepts `b`.',
    ],
  ],
];

testRules('a request', rows);

const status = (...choices: readonly string[]) => parameter('status', 'string', { enum: choices });

const choices: Row[] = [
  [
    'that a constant was added',
    withBody(title),
    withBody({ ...title, const: 'a' }),
    ['BREAKING The parameter `body.title` now accepts only `a`.'],
    ['The parameter `body.title` now accepts any value.'],
  ],
  [
    'nothing if a constant becomes a single choice',
    withBody(status('a')),
    withBody(parameter('status', 'string', { const: 'a' })),
    [],
    [],
  ],
  [
    'a different constant',
    withBody(parameter('status', 'string', { const: 'a' })),
    withBody(parameter('status', 'string', { const: 'b' })),
    [
      'The parameter `body.status` now also accepts `b`.',
      'BREAKING The parameter `body.status` no longer accepts `a`.',
    ],
    [
      'The parameter `body.status` now also accepts `a`.',
      'BREAKING The parameter `body.status` no longer accepts `b`.',
    ],
  ],
  [
    'a change of choices',
    withBody(status('Draft', 'Live')),
    withBody(status('Live', 'Archived')),
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

testRules('the allowed values of a parameter', choices);
