import { parameter as field } from '../request/sample';
import { response, testRules, withFields, withMediaTypes, type Row } from './sample';

const rows: Row[] = [
  [
    'a status',
    { responses: [response] },
    { responses: [response, { ...response, status: 400 }] },
    ['The response `400` was added.'],
    ['BREAKING The response `400` was removed.'],
  ],
  [
    'a media type',
    withMediaTypes('application/json'),
    withMediaTypes('application/json', 'text/csv'),
    ['The response `200` is now also available as `text/csv`.'],
    ['BREAKING The response `200` is no longer available as `text/csv`.'],
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
    withFields(field('data', 'object', { properties: [field('id', 'string')] })),
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
    'the choices of a field',
    withFields(field('status', 'string', { enum: ['Draft'] })),
    withFields(field('status', 'string', { enum: ['Draft', 'Live'] })),
    ['BREAKING The field `status` of response `200` can now also contain `Live`.'],
    ['The field `status` of response `200` no longer contains `Live`.'],
  ],
  [
    'a field that becomes a constant',
    withFields(field('status', 'string', { enum: ['Draft', 'Live'] })),
    withFields(field('status', 'string', { const: 'Live' })),
    ['The field `status` of response `200` no longer contains `Draft`.'],
    ['BREAKING The field `status` of response `200` can now also contain `Draft`.'],
  ],
  [
    'the deprecation of a field',
    withFields(field('data', 'object', { properties: [field('id', 'string')] })),
    withFields(
      field('data', 'object', {
        properties: [{ ...field('id', 'string'), deprecated: 'Since 1.1: read `key`.' }],
      }),
    ),
    ['The field `data.id` of response `200` is deprecated. Since 1.1: read `key`.'],
    ['The field `data.id` of response `200` is no longer deprecated.'],
  ],
  [
    'nothing about limits and required fields of responses',
    withFields(field('title', 'string', { maxLength: 5, format: 'uri', default: 'a' })),
    withFields(field('title', 'string', { minLength: 1, required: true })),
    [],
    [],
  ],
  [
    'a change in the items of a bare list',
    {
      responses: [
        {
          ...response,
          schema: { type: 'array', items: { type: 'object', properties: [field('id', 'string')] } },
        },
      ],
    },
    {
      responses: [
        { ...response, schema: { type: 'array', items: { type: 'object', properties: [] } } },
      ],
    },
    ['BREAKING The field `[].id` of response `200` was removed.'],
    ['The field `[].id` of response `200` was added.'],
  ],
];

testRules('a response', rows);
