/** Requests that test all quoting rules: each text in path, query, header, JSON and form. */
import { arrayOf, strings } from '../../../src/catalogue/define';
import type { Json } from '../../../src/openapi/document';
import type { Endpoint } from '../../../src/openapi/model';
import { buildRequest } from '../../../src/request/build';
import type { HttpRequest } from '../../../src/request/model';
import { createLink as sampleEndpoint, parameter, toParameters } from '../../request/sample';
import { texts } from './texts';

type Named = readonly [name: string, request: HttpRequest];

const header = [
  parameter('Authorization', 'string', { required: true, examples: ['Bearer YOUR_ACCESS_TOKEN'] }),
  parameter('X-Note', 'string'),
];

const jsonEndpoint: Endpoint = {
  ...sampleEndpoint,
  path: 'boards/{boardId}/links/{linkId}',
  parameters: toParameters({
    path: [parameter('boardId', 'string'), parameter('linkId', 'string')],
    query: [parameter('title', 'string'), parameter('a b+c', 'string')],
    header: [...header, parameter('Content-Type', 'string', { const: 'application/json' })],
    body: [
      parameter('title', 'string'),
      parameter('count', 'integer'),
      parameter('list', 'array', strings),
      parameter('locales', 'array', arrayOf([parameter('a', 'string'), parameter('b', 'string')])),
    ],
  }),
};

const formEndpoint: Endpoint = {
  ...sampleEndpoint,
  path: 'token',
  parameters: toParameters({
    header: [
      ...header,
      parameter('Content-Type', 'string', { const: 'application/x-www-form-urlencoded' }),
    ],
    formData: [parameter('scope', 'string'), parameter('client_secret', 'string')],
  }),
};

function toJsonRequest(text: string): HttpRequest {
  return buildRequest(jsonEndpoint, {
    path: { boardId: text, linkId: `x${text}` },
    query: { title: text, 'a b+c': `${text}x` },
    header: toHeader(text),
    body: {
      title: text,
      count: '7',
      list: [text, `${text}x`],
      locales: [{ a: text, b: `x${text}` }],
    },
  });
}

function toFormRequest(text: string): HttpRequest {
  const formData = { scope: text, client_secret: `x${text}x` };
  return buildRequest(formEndpoint, { header: toHeader(text), formData });
}

/** HTTP headers support only ASCII. Clients reject or change other characters. */
function toHeader(text: string): Readonly<Record<string, string>> {
  return /^\p{ASCII}{1,2000}$/u.test(text) ? { 'X-Note': text } : {};
}

const headers = [
  ...['Bearer $(id)', `a"b'c\`d\\e`, 'a: b; c=d, e', ' spaces at the ends ', '{a} #{b} ${c} \\(d)'],
  ...['a\r\nX-Injected: 1', '@file', ';', 'W/"x"', '%s %0D%0A', 'x'.repeat(2000), '\\u0022 \\n'],
];

const numbers = [
  ...[0, -0, 1, -1, 0.1, 1e21, 1e-7, 123456789012345680000, 1e300, -1.5e-300, 5e-324],
  ...[Number.MAX_VALUE, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 31, 2 ** 63],
];

const bodies = {
  numbers,
  'an empty object': {},
  'an empty array': [],
  'empty containers': { a: {}, b: [], c: [[], {}, [[]], [{}]], d: { e: { f: [] } }, g: '' },
  'literals of all languages': [true, false, null, { true: true, false: false, null: null }],
  'deep nesting': [[[[[[[[{ a: [[{ b: [[[1]]] }]] }]]]]]]]],
  'difficult names': Object.fromEntries(Object.values(texts).map((text) => [text, text])),
  'an inherited name': JSON.parse('{"__proto__": {"__proto__": 1}, "constructor": 2}') as Json,
} as const satisfies Record<string, Json>;

const plain = buildRequest(jsonEndpoint, { path: { boardId: 'b', linkId: 'l' } });
const { body: _body, ...bodyless } = plain;
const withoutType = plain.headers.filter(([name]) => name !== 'Content-Type');

const others: readonly Named[] = [
  ['repeated query names', { ...plain, query: ['1', '2', '', '1'].map((text) => ['a', text]) }],
  [
    'a query of empty texts',
    {
      ...plain,
      query: [
        ['a', ''],
        ['', 'b'],
      ],
    },
  ],
  ['a placeholder next to a value', { ...plain, path: '/a%2Fb/c%7Bd%7D' }],
  ...(['GET', 'DELETE', 'PUT', 'POST'] as const).map((method): Named => [
    `${method} without a body`,
    { ...bodyless, method, headers: withoutType },
  ]),
  ['PUT with a body', { ...plain, method: 'PUT' }],
  ['no headers', { ...bodyless, method: 'GET', headers: [] }],
];

export const nastyRequests: readonly Named[] = [
  ...Object.entries(texts).flatMap(([name, text]): Named[] => [
    [`${name} (JSON)`, toJsonRequest(text)],
    [`${name} (form)`, toFormRequest(text)],
  ]),
  ...headers.map((text, index): Named => [
    `header ${index + 1}`,
    buildRequest(jsonEndpoint, {
      path: { boardId: 'b', linkId: 'l' },
      header: { 'X-Note': text, Authorization: `Bearer ${text}` },
    }),
  ]),
  ...Object.entries(bodies).map(([name, json]): Named => [
    name,
    { ...plain, body: { kind: 'json', mediaType: 'application/json', json } },
  ]),
  ...others,
];
