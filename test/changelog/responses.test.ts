import {
  choice,
  field,
  group,
  list,
  number,
  response,
  string,
  testRules,
  union,
  withFields,
  withMediaTypes,
  withShape,
  type Row,
} from './sample';

const rows: Row[] = [
  [
    'a status',
    { responses: [response] },
    { responses: [response, { ...response, status: '201' }, { ...response, status: '400' }] },
    ['The response `201` was added.', 'The response `400` was added.'],
    ['BREAKING The response `201` was removed.', 'The response `400` was removed.'],
  ],
  [
    'the media types, of which the first one is the default',
    withMediaTypes('application/json', 'text/html'),
    withMediaTypes('text/csv', 'application/json'),
    [
      'The response `200` is now also available as `text/csv`.',
      'BREAKING The response `200` is no longer available as `text/html`.',
      'BREAKING The default format of the response `200` changed from `application/json` to `text/csv`.',
    ],
    [
      'The response `200` is now also available as `text/html`.',
      'BREAKING The response `200` is no longer available as `text/csv`.',
      'BREAKING The default format of the response `200` changed from `text/csv` to `application/json`.',
    ],
  ],
  [
    'a field',
    withFields(),
    withFields(field('data', group(field('id', 'string')))),
    ['The field `data` of response `200` was added.'],
    ['BREAKING The field `data` of response `200` was removed.'],
  ],
  [
    'the type of a field',
    withFields(field('count', 'integer')),
    withFields(field('count', 'number')),
    [
      'BREAKING The type of the field `count` of response `200` changed from `integer` to `number`.',
    ],
    ['The type of the field `count` of response `200` changed from `number` to `integer`.'],
  ],
  [
    'a field that becomes a constant',
    withFields(field('status', choice('Draft', 'Live'))),
    withFields(field('status', 'string', { const: 'Live' })),
    ['The field `status` of response `200` no longer contains `Draft`.'],
    ['BREAKING The field `status` of response `200` can now also contain `Draft`.'],
  ],
  [
    'the deprecation of a field',
    withFields(field('data', group(field('id', 'string')))),
    withFields(
      field('data', group(field('id', 'string', { deprecated: 'Since 1.1: read `key`.' }))),
    ),
    ['The field `data.id` of response `200` is deprecated. Since 1.1: read `key`.'],
    ['The field `data.id` of response `200` is no longer deprecated.'],
  ],
  [
    'the format, but no other limits and no required fields',
    withFields(field('title', 'string', { maxLength: 5, format: 'uri', default: 'a' })),
    withFields(field('title', 'string', { minLength: 1, required: true })),
    ['BREAKING The format of the field `title` of response `200` was removed (previously `uri`).'],
    ['The format of the field `title` of response `200` was set to `uri`.'],
  ],
  [
    'the types of a field',
    withFields(field('id', string)),
    withFields(field('id', union(string, number))),
    ['BREAKING The field `id` of response `200` can now also contain the type `number`.'],
    ['The field `id` of response `200` no longer contains the type `number`.'],
  ],
  [
    'a documented body',
    { responses: [response] },
    withShape(list(string)),
    ['The type of the body of response `200` changed from `any` to `array of strings`.'],
    ['BREAKING The type of the body of response `200` changed from `array of strings` to `any`.'],
  ],
  [
    'a change in the items of a bare list',
    withShape(list(group(field('id', 'string')))),
    withShape(list(group())),
    ['BREAKING The field `[].id` of response `200` was removed.'],
    ['The field `[].id` of response `200` was added.'],
  ],
];

testRules('a response', rows);
