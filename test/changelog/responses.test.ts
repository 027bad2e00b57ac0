import { field, response, testRules, withFields, withMediaTypes, type Row } from './sample';

const rows: Row[] = [
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

testRules('a response', rows);
