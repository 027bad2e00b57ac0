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

const toType = (mediaType: string) => parameter('Content-Type', 'string', { const: mediaType });

/** Takes so many texts in its path, query and headers, and any number in its body. */
function toJsonEndpoint(count: number): Endpoint {
  const names = Array.from({ length: count }, (_, index) => `a${index}`);
  return {
    ...sampleEndpoint,
    path: names.map((name) => `{${name}}`).join('/'),
    parameters: toParameters({
      path: names.map((name) => parameter(name, 'string')),
      query: names.map((name) => parameter(`${name} b+c`, 'string')),
      header: [
        ...header,
        ...names.map((name) => parameter(`X-${name}`, 'string')),
        toType('application/json'),
      ],
      body: [
        parameter('title', 'string'),
        parameter('count', 'integer'),
        parameter('list', 'array', strings),
        parameter(
          'locales',
          'array',
          arrayOf([parameter('a', 'string'), parameter('b', 'string')]),
        ),
      ],
    }),
  };
}

const formEndpoint: Endpoint = {
  ...sampleEndpoint,
  path: 'token',
  parameters: toParameters({
    header: [...header, toType('application/x-www-form-urlencoded')],
    formData: [parameter('scope', 'string'), parameter('client_secret', 'string')],
  }),
};

function toJsonRequest(some: readonly string[]): HttpRequest {
  const named = (toName: (index: number) => string, isFit = (_: string) => true) =>
    Object.fromEntries(some.map((text, index) => [toName(index), isFit(text) ? text : '']));
  return buildRequest(toJsonEndpoint(some.length), {
    path: named((index) => `a${index}`),
    query: named((index) => `a${index} b+c`),
    header: {
      Authorization: `Bearer ${some.find(isHeader) ?? ''}`,
      ...named((index) => `X-a${index}`, isHeader),
    },
    body: {
      title: some.join(''),
      count: '7',
      list: some.flatMap((text) => [text, `${text}x`]),
      locales: some.map((text) => ({ a: text, b: `x${text}` })),
    },
  });
}

function toFormRequest(text: string): HttpRequest {
  const formData = { scope: text, client_secret: `x${text}x` };
  return buildRequest(formEndpoint, { header: isHeader(text) ? { 'X-Note': text } : {}, formData });
}

/** HTTP headers support only ASCII. Clients reject or change other characters. */
const isHeader = (text: string) => /^\p{ASCII}{1,2000}$/u.test(text);

const headers = [
  ...['Bearer $(id)', `a"b'c\`d\\e`, 'a: b; c=d, e', ' spaces at the ends ', '{a} #{b} ${c} \\(d)'],
  ...['a\r\nX-Injected: 1', '@file', ';', 'W/"x"', '%s %0D%0A', 'x'.repeat(2000), '\\u0022 \\n'],
];

const numbers = [
  ...[0, -0, 1, -1, 0.1, 1e21, 1e-7, 123456789012345680000, 1e300, -1.5e-300, 5e-324],
  ...[Number.MAX_VALUE, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 31, 2 ** 63],
];

const bodies = {
  'an empty object': {},
  'an empty array': [],
  'difficult JSON': {
    numbers,
    containers: { a: {}, b: [], c: [[], {}, [[]], [{}]], d: { e: { f: [] } }, g: '' },
    literals: [true, false, null, { true: true, false: false, null: null }],
    deep: [[[[[[[[{ a: [[{ b: [[[1]]] }]] }]]]]]]]],
    names: Object.fromEntries(Object.values(texts).map((text) => [text, text])),
    inherited: JSON.parse('{"__proto__": {"__proto__": 1}, "constructor": 2}') as Json,
  },
} as const satisfies Record<string, Json>;

const plain = buildRequest(toJsonEndpoint(1), { path: { a0: 'b' } });
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

/** The start of a program takes longer than a text. The last text is very long. */
const perRequest = 9;

const all = Object.values(texts);

export const nastyRequests: readonly Named[] = [
  ...Array.from({ length: Math.ceil(all.length / perRequest) }, (_, index): Named => {
    const some = all.slice(index * perRequest, (index + 1) * perRequest);
    return [`texts ${index + 1} (JSON)`, toJsonRequest(some)];
  }),
  ...Object.entries(texts).map(([name, text]): Named => [`${name} (form)`, toFormRequest(text)]),
  ['headers', toJsonRequest(headers)],
  ...Object.entries(bodies).map(([name, json]): Named => [
    name,
    { ...plain, body: { kind: 'json', mediaType: 'application/json', json } },
  ]),
  ...others,
];
