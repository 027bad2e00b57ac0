import { head, load } from './load';

const operation = 'operationId: listBerths, summary: List, responses: {"200": {description: ok}}';
const servers = 'servers: [{url: "https://a.test"}]';
const paths = `paths: {/a: {get: {${operation}}}}`;
const toSchemas = (...lines: readonly string[]) => [
  ...[servers, paths, 'components:', '  schemas:'],
  ...lines.map((line) => `    ${line}`),
];

it.each([
  [
    'fields that are not shown, one line for each kind, with the first places',
    toSchemas(...['A', 'B', 'C', 'D'].map((name) => `${name}: {$comment: For us., type: string}`)),
    [
      '4 fields "$comment" (Schema Object) that are not shown: comments are for authors: ' +
        'api.yaml:7, api.yaml:8, api.yaml:9, …',
    ],
  ],
  [
    'extensions of other tools in one line, with those beside references',
    [
      'servers: [{url: "https://a.test", x-internal: false}]',
      `paths: {/a: {get: {${operation}, x-zone: 1}}}`,
      'components:',
      '  schemas:',
      '    A: {type: string, x-go-type: Text}',
      '    B: {$ref: "#/components/schemas/A", x-go-type: Text}',
    ],
    ['Extensions that are not shown: 2 x-go-type: api.yaml:7, api.yaml:8; 1 x-zone: api.yaml:4'],
  ],
  [
    'header parameters that OpenAPI says to ignore',
    [
      servers,
      'paths:',
      '  /a:',
      '    parameters: [{name: Authorization, in: header, schema: {type: string}}]',
      `    get: {${operation}}`,
    ],
    [
      '1 header parameter that OpenAPI says to ignore (use security schemes and media types): api.yaml:6',
    ],
  ],
  [
    'examples without a value',
    [servers, paths, 'components: {examples: {A: {summary: None}, B: {value: null}}}'],
    ['1 example without a value: api.yaml:5'],
  ],
  [
    'parameters that the path lacks, and not those with blanks',
    [
      servers,
      'paths:',
      '  /{a b}:',
      '    parameters:',
      '      - {name: a b, in: path, required: true, schema: {type: string}}',
      '      - {name: c, in: path, required: true, schema: {type: string}}',
      `    get: {${operation}}`,
    ],
    ['1 path parameter that is not declared, or not in the path: "c" api.yaml:8'],
  ],
  [
    'a header of a response that media types say',
    [
      servers,
      paths,
      'components:',
      '  responses:',
      '    A: {description: A, headers: {Content-Type: {schema: {type: string}}}}',
    ],
    ['1 response header that pages show as media types: api.yaml:7'],
  ],
  [
    'keywords of other types',
    toSchemas(
      'A: {type: array, items: {type: [string, integer], minimum: 1, minLength: 2}}',
      'B: {type: [array, "null"], items: {}, uniqueItems: true, properties: {a: {}}}',
      'C: {type: string, uniqueItems: false, maximum: 9}',
      'D: {maximum: 9, maxLength: 9}',
    ),
    ['2 keywords that do not apply to the type of their value: api.yaml:8, api.yaml:9'],
  ],
  [
    'choices of other types',
    toSchemas(
      'A: {type: string, enum: [1.0, "2.0"]}',
      'B: {type: [integer, "null"], enum: [1, null]}',
    ),
    ['1 choice that is not of the type beside "enum": api.yaml:7'],
  ],
  [
    'what servers and operations do not find',
    [
      'servers: [{url: "https://{a}.b/{c}", variables: {c: {default: d}}}]',
      `paths: {/a: {get: {security: [{e: []}], ${operation}}}}`,
    ],
    [
      '1 security scheme that the document does not have: "e" api.yaml:4',
      '1 variable "a" of a server that is not described (requests have {a}): api.yaml:3',
    ],
  ],
  [
    'a document without servers',
    [paths],
    ['1 document without the address of the API (requests have https://example.com): api.yaml:1'],
  ],
  [
    'servers without a host',
    ['servers: [{url: /v1}]', paths],
    ['1 server without a host (requests have https://example.com): api.yaml:3'],
  ],
  [
    'links that lead to no page',
    [
      servers,
      'tags: [{name: a, description: "See [b](#tag/b), [op](#operation/listBerths)."}]',
      'paths:',
      `  /a: {get: {description: "[file](c.md) [a](#tag/a)", tags: [a], ${operation}}}`,
    ],
    ['2 links that lead to no page (they are text): api.yaml:4, api.yaml:6'],
  ],
  [
    'nothing where each operation has a server',
    [`paths: {/a: {get: {servers: [{url: "https://a.test"}], ${operation}}}}`],
    [],
  ],
])('the check names %s', async (_, lines, expected) => {
  const { messages, warnings } = await load(head + lines.join('\n'));
  expect([messages, warnings]).toEqual([[], expected]);
});
