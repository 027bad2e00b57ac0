import { linesOf, toDocument, toMoves, toOperation } from './pairs';

const toBody = (schema: string, more = '') =>
  `{requestBody: {${more} content: {application/json: {schema: ${schema}}}}}`;

const a = '{type: object, properties: {a: {type: string}}}';
const both = '{type: object, properties: {a: {type: string}, b: {type: string}}}';
const list = '{type: array, items: {type: string}}';
const toPart = (type: string) =>
  `{requestBody: {content: {multipart/form-data: {schema: {properties: {p: {format: binary}}},
    encoding: {p: {contentType: '${type}'}}}}}}`;
const toCallback = (url: string) =>
  `callbacks: {done: {'{$request.${url}}': {post: {responses: {}}}}}`;
/** A parameter, which is in the example of each body. */
const toDefault = (value: number) =>
  `{parameters: [{name: a, in: query, required: true, schema: {default: ${value}}}],
    requestBody: {content: {a/b: {schema: ${a}}, a/c: {schema: ${both}}}}}`;
const toResponse = (members: string) => `responses: {'200': {description: Done., ${members}}}`;

/** What is told from the older to the newer operation, and what is told back. */
const rows: readonly (readonly [string, string, string, readonly string[], readonly string[]])[] = [
  [
    'a body',
    '{}',
    toBody(a, 'required: true,'),
    ['! The required parameter `body` was added.'],
    ['! The parameter `body` was removed.'],
  ],
  [
    'a closed object',
    toBody(a),
    toBody(a.replace('{', '{additionalProperties: false, ')),
    ['! The parameter `body` no longer accepts other members.'],
    ['The parameter `body` now also accepts other members.'],
  ],
  [
    'a closed object with patterns of names',
    toBody('{type: object, patternProperties: {^x: {type: string}}}'),
    toBody('{type: object, patternProperties: {^x: {type: string}}, additionalProperties: false}'),
    ['! The parameter `body` no longer accepts other members.'],
    ['The parameter `body` now also accepts other members.'],
  ],
  [
    'alternatives of required fields',
    toBody(both),
    toBody(both.replace('{', '{anyOf: [{required: [a]}, {required: [b]}], ')),
    ['! The parameter `body` has a new condition. At least one of: `a`; `b`.'],
    ['The parameter `body` no longer has a condition. At least one of: `a`; `b`.'],
  ],
  [
    'that there is no ID any more',
    '{operationId: postOrders}',
    '{operationId: }',
    ['The operation ID of the endpoint was removed (previously `postOrders`).'],
    ['The operation ID of the endpoint was set to `postOrders`.'],
  ],
  [
    'parameters, of which a required one needs a value or a default',
    '{}',
    `parameters:
      - {name: a, in: query, schema: {type: string}}
      - {name: b, in: query, required: true, schema: {type: string, default: x}}
      - {name: c, in: header, required: true, schema: {type: string}}`,
    [
      'The parameter `query.a` was added.',
      'The required parameter `query.b` was added.',
      '! The required parameter `header.c` was added.',
    ],
    [
      '! The parameter `query.a` was removed.',
      '! The parameter `query.b` was removed.',
      '! The parameter `header.c` was removed.',
    ],
  ],
  [
    'the case of a header as no change, and text instead of numbers as wider',
    'parameters: [{name: X-Trace, in: header, schema: {type: integer}}]',
    'parameters: [{name: x-trace, in: header, schema: {type: string}}]',
    ['The type of the parameter `header.x-trace` changed from `integer` to `string`.'],
    ['! The type of the parameter `header.X-Trace` changed from `string` to `integer`.'],
  ],
  [
    'how a parameter is written',
    'parameters: [{name: a, in: query, schema: {type: array, items: {type: string}}}]',
    'parameters: [{name: a, in: query, style: pipeDelimited, schema: {type: array, items: {type: string}}}]',
    ['! The encoding of the parameter `query.a` was set to `style pipeDelimited`.'],
    ['! The encoding of the parameter `query.a` was removed (previously `style pipeDelimited`).'],
  ],
  [
    'a rename that the document tells',
    'parameters: [{name: a, in: query, schema: {type: string}}]',
    'parameters: [{name: b, in: query, schema: {type: string, x-portal: {was: a}}}]',
    ['! The parameter `query.b` was renamed. Its old name is `a`.'],
    ['The parameter `query.a` was added.', '! The parameter `query.b` was removed.'],
  ],
  [
    'a header of a response',
    toResponse('headers: {X-Next: {schema: {type: string}}}'),
    toResponse(''),
    ['! The header `X-Next` of response `200` was removed.'],
    ['The header `X-Next` of response `200` was added.'],
  ],
  [
    'a status',
    "responses: {'204': {description: Done.}}",
    "responses: {'200': {description: Done.}, '400': {description: Bad.}, '204': {description: Done.}}",
    ['The response `200` was added.', 'The response `400` was added.'],
    ['! The response `200` was removed.', 'The response `400` was removed.'],
  ],
  [
    'the media types of a response, of which the first one is the default',
    toResponse('content: {application/json: {}, text/html: {}}'),
    toResponse('content: {text/csv: {}, text/html: {}}'),
    [
      'The response `200` is now also available as `text/csv`.',
      '! The response `200` is no longer available as `application/json`.',
      '! The default format of the response `200` changed from `application/json` to `text/csv`.',
    ],
    [
      'The response `200` is now also available as `application/json`.',
      '! The response `200` is no longer available as `text/csv`.',
      '! The default format of the response `200` changed from `text/csv` to `application/json`.',
    ],
  ],
  [
    'the names of a server and of an example',
    `{servers: [{url: "https://a.example", name: A}, {url: "https://b.example"}],
      requestBody: {content: {a/b: {examples: {one: {value: 1}, other: {value: 2}}}}}}`,
    `{servers: [{url: "https://a.example", name: C}, {url: "https://b.example"}],
      requestBody: {content: {a/b: {examples: {two: {value: 1}, other: {value: 2}}}}}}`,
    [
      'The title of the server `C: https://a.example` changed from `A: https://a.example` to `C: https://a.example`.',
      'The list of examples of the request changed.',
    ],
    [
      'The title of the server `A: https://a.example` changed from `C: https://a.example` to `A: https://a.example`.',
      'The list of examples of the request changed.',
    ],
  ],
  [
    'a deprecation, and texts',
    '{summary: One, description: Text.}',
    '{summary: Two, description: Other., deprecated: true}',
    [
      'The endpoint is deprecated. Avoid it in new code.',
      'The title of the endpoint changed from `One` to `Two`.',
      'The description of the endpoint changed.',
    ],
    [
      'The endpoint is no longer deprecated.',
      'The title of the endpoint changed from `Two` to `One`.',
      'The description of the endpoint changed.',
    ],
  ],
];

it.each(rows)('an operation tells %s', (_name, older, newer, there, back) => {
  expect(linesOf(toOperation(older), toOperation(newer))).toEqual(there);
  expect(linesOf(toOperation(newer), toOperation(older))).toEqual(back);
});

/** What changes, and changes back: before the line, the marks of both. */
it.each([
  [
    toBody('{type: array, items: {type: [string, integer]}}'),
    toBody(list),
    '!/ The type of the parameter `body` changed from `array of strings or integers` to `array of strings`.',
  ],
  [
    toBody(a),
    toBody(list),
    '!/! The type of the parameter `body` changed from `object` to `array of strings`.',
  ],
  [
    toBody(a),
    toBody(a).replace('json', 'x-www-form-urlencoded'),
    '!/! The media type of the request body changed from `application/json` to `application/x-www-form-urlencoded`.',
  ],
  [
    '{operationId: a, summary: ""}',
    '{operationId: b, summary: ""}',
    `/ The URL of the documentation page changed from \`/docs/orders/a\` to \`/docs/orders/b\`.
/ The title of the endpoint changed from \`A\` to \`B\`.
/ The operation ID of the endpoint changed from \`a\` to \`b\`.`,
  ],
  [
    toDefault(1),
    toDefault(2),
    '!/! The default of the parameter `query.a` changed from `1` to `2`.',
  ],
  [
    '{requestBody: {content: {image/png: {}}}}',
    '{requestBody: {content: {image/*: {}, application/octet-stream: {}}}}',
    '/! The media type of the request body changed from `image/png` to `image/*, application/octet-stream`.',
  ],
  [
    toPart('image/png'),
    toPart('image/png, image/gif'),
    '/! The media type of the parameter `formData.p` changed from `image/png` to `image/png, image/gif`.',
  ],
  [
    toCallback('body#/a'),
    toCallback('query.a'),
    '!/! The path changed from `{$request.body#/a}` to `{$request.query.a}`.',
  ],
  [
    toResponse('headers: {X-Next: {schema: {type: string}}}'),
    toResponse('headers: {X-Next: {schema: {type: integer}}}'),
    '/! The type of the header `X-Next` of response `200` changed from `string` to `integer`.',
  ],
  [
    toResponse('content: {application/json: {}}'),
    toResponse("content: {'application/json; charset=utf-8': {}}"),
    '/ The default format of the response `200` changed from `application/json` to `application/json; charset=utf-8`.',
  ],
  [
    toResponse(`content: {application/json: {schema: ${a}}, text/json: {schema: ${a}}}`),
    toResponse(`content: {application/json: {schema: ${a}}, text/json: {schema: ${list}}}`),
    '!/! The type of the field `text/json` of response `200` changed from `object` to `array of strings`.',
  ],
  [
    toResponse('content: {application/json: {}}'),
    toResponse(`content: {application/json: {schema: ${list}}}`),
    '/! The type of the body of response `200` changed from `any` to `array of strings`.',
  ],
  [
    'servers: [{url: "https://a.example"}]',
    'servers: [{url: "https://a.example"}, {url: "https://b.example"}]',
    '/! The base URL changed from `https://a.example` to `https://a.example, https://b.example`.',
  ],
])('tells what differs between %s and %s: %s', (older, newer, text) => {
  const [there, back] = toMoves(text);
  expect(linesOf(toOperation(older), toOperation(newer))).toEqual(there);
  expect(linesOf(toOperation(newer), toOperation(older))).toEqual(back);
});

it('takes what the API sends as a response, and what it gets as a request', () => {
  const toHook = (schema: string) => toDocument(`webhooks: {sold: {post: ${toBody(schema)}}}`);
  const wider = '{type: object, properties: {a: {}}}';
  expect(linesOf(toHook(a), toHook(wider))).toEqual([
    '! The type of the parameter `body.a` changed from `string` to `any`.',
  ]);
});

it('matches operations by slug, and lists those that came and went', () => {
  const toPaths = (...ids: readonly string[]) => {
    const paths = ids.map(
      (id) => `/x/${id}: {get: {operationId: ${id}, tags: [x], responses: {}}}`,
    );
    return toDocument(`paths: {${paths.join(', ')}}`);
  };
  expect(linesOf(toPaths('a', 'b'), toPaths('c', 'b'))).toEqual([
    'The endpoint was added.',
    '! The endpoint was removed.',
  ]);
});
