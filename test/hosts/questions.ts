/**
 * What clients ask, and what all hosts respond. A request is a method and a path relative to the base
 * URL. A response is a status with the file in the build that it sends, or with the target of a
 * redirect; several statuses are possible where servers reject a request before any rule applies.
 */

export interface Question {
  readonly request: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: string;
}

type Row = readonly [request: string, response: string];

/** Questions with the same headers. */
const ask = (headers: Readonly<Record<string, string>>, rows: readonly Row[]): Question[] =>
  rows.map(([request, response]) => ({ request, headers, response }));

/** In a header: the `ETag` and `Last-Modified` of an earlier response with the same variant. */
export const earlier = { etag: '{etag}', date: '{date}' } as const;

const allEncodings = 'gzip, deflate, br, zstd';
const main = 'assets/js/main.1a.js';
const image = 'assets/images/board.3c.png';

/** One question for each rule. */
const rules = [
  ...ask({}, [
    ['GET ', '200 index.html'],
    ['GET docs/introduction', '200 docs/introduction.html'],
    ['GET docs/introduction?a=//b/../c%00%2f', '200 docs/introduction.html'],
    ['GET 0.0.1', '200 0.0.1.html'],
    [`GET ${main}`, `200 ${main}`],
    ['GET openapi.json', '200 openapi.json'],
    ['GET .well-known/api-catalog', '200 .well-known/api-catalog'],
    ['GET healthz', '200 healthz'],
    ['HEAD docs/introduction', '200 docs/introduction.html'],
    ['GET nowhere', '404'],
    ['GET docs', '404'],
    ['GET assets/js/main.00.js', '404'],
    ['GET 404.html', '404'],
    ['GET _headers', '404'],
    ['GET index.html.gz', '404'],
    ['GET docs//introduction', '404'],
    ['GET docs/../_headers', '404'],
    ['GET docs/introduction%0a', '404'],
    ['GET docs/introduction/', '301 docs/introduction'],
    ['GET docs/introduction.html?page=1', '301 docs/introduction?page=1'],
    ['GET index.html', '301 '],
    ['GET docs/old/failures?a=b&c=%20d', '301 docs/errors?a=b&c=%20d'],
    ['POST docs/introduction', '405'],
  ]),
  ...ask({ accept: 'text/markdown' }, [
    ['GET ', '200 index.md'],
    ['GET docs/introduction', '200 docs/introduction.md'],
  ]),
  ...ask({ 'accept-encoding': allEncodings }, [
    ['GET docs/introduction', '200 docs/introduction.html'],
    [`GET ${main}`, `200 ${main}`],
  ]),
  ...ask({ 'accept-encoding': allEncodings, 'if-none-match': earlier.etag }, [
    ['GET docs/introduction', '304 docs/introduction.html'],
    [`GET ${main}`, `304 ${main}`],
  ]),
  ...ask({ range: 'bytes=3-9' }, [['GET docs/introduction', '206 docs/introduction.html']]),
];

const files = ask({}, [
  ['GET docs/a%20b', '200 docs/a b.html'],
  ['GET 0.0.1/docs/introduction', '200 0.0.1/docs/introduction.html'],
  ['GET docs/%69ntroduction', '200 docs/introduction.html'],
  [`GET ${image}`, `200 ${image}`],
  ['GET assets/archive.tar.gz', '200 assets/archive.tar.gz'],
  ['GET img/favicon.svg', '200 img/favicon.svg'],
  ['GET openapi.yaml', '200 openapi.yaml'],
  ['GET requests.http', '200 requests.http'],
  ['GET changelog.xml', '200 changelog.xml'],
  ['GET .well-known/security.txt', '200 .well-known/security.txt'],
  ['GET index.md', '200 index.md'],
  ['HEAD nowhere', '404'],
  ['HEAD docs/introduction/', '301 docs/introduction'],
  [`HEAD ${main}`, `200 ${main}`],
]);

const missing = ask(
  {},
  [
    ...['docs/nowhere.md', 'docs/introduction/nowhere', 'robots.txt/nowhere', 'index', '404'],
    ...['Docs/Introduction', '2.0', 'assets/js', 'assets/missing.svg', 'missing.docx', '_405'],
    ...['.well-known', '.well-known/change-password', 'docs/%C3%A9t%C3%A9', 'docs/old/failures%0a'],
  ].map((path) => [`GET ${path}`, '404']),
);

/** Sites in folders: of an API, and of a language of it. */
const sites = [
  ...['orders', 'orders/de'].flatMap((site) => [
    ...ask({}, [
      [`GET ${site}`, `200 ${site}.html`],
      [`GET ${site}/`, `301 ${site}`],
      [`GET ${site}/index.html`, `301 ${site}`],
      [`GET ${site}/assets/js/main.2c.js`, `200 ${site}/assets/js/main.2c.js`],
    ]),
    ...['nowhere', 'docs/nowhere', 'index', '404', '404.html', 'assets/nowhere.js', 'a.html.gz']
      .map((page) => `GET ${site}/${page}`)
      .flatMap((request) => [
        ...ask({}, [[request, `404 ${site}/404.html`]]),
        ...ask({ 'accept-encoding': 'gzip' }, [[request, `404 ${site}/404.html`]]),
      ]),
  ]),
  ...ask({}, [['GET ordersnowhere', '404']]),
];

/** Files for hosts, compressed variants, and what is outside of the folder. */
const hidden = ask({}, [
  ['GET %5fheaders', '404'],
  ['GET .moved.txt', '404'],
  ['GET %2ehtaccess', '403|404'],
  ['GET _headers/', '301 _headers'],
  ['GET docs/%2e%2e/_headers', '404'],
  ['GET docs/..%2f_headers', '404'],
  ['GET docs%2f..%2f.htaccess', '404'],
  ['GET docs/..%5c_headers', '404'],
  ['GET ../package.json', '400|404'],
  ['GET ..%2f..%2fhosts/rules.json', '400|404'],
  [`GET ${main}.gz`, '404'],
  ['GET .well-known/api-catalog.br', '404'],
]);

const odd = ask({}, [
  ['GET docs/introduction%00', '400|404'],
  ['GET docs/introduction/%0a', '404'],
  ['GET docs/introduction.html%0a', '404'],
  ['GET %0adocs/introduction', '404'],
  ['GET docs%2fintroduction', '404'],
  ['GET /example.com/', '404'],
  ['GET \\example.com/', '404'],
  ['GET %2fexample.com', '404'],
  ['GET %zz', '400'],
  ['GET docs/{300}/introduction', '404'],
  ['GET {252}', '404'],
  ['GET {4500}', '404'],
  ['GET {deep}', '404'],
  ['GET {20000}', '404|414|431'],
]);

const redirects = [
  ...ask({}, [
    ['GET docs/introduction//?page=1&page=2', '301 docs/introduction?page=1&page=2'],
    ['GET docs/a%20b/', '301 docs/a%20b'],
    ['GET nowhere/', '301 nowhere'],
    ['GET 0.0.1.html', '301 0.0.1'],
    ['GET index.html?a=b', '301 ?a=b'],
  ]),
  ...ask(
    {
      host: 'elsewhere.example:99',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'elsewhere.example',
      range: 'bytes=0-1',
      'if-none-match': '*',
    },
    [
      ['GET docs/introduction/', '301 docs/introduction'],
      ['GET docs/old/failures', '301 docs/errors'],
      ['GET nowhere', '404'],
    ],
  ),
];

const otherMethods = ask({}, [
  ...['PUT', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method): Row => [`${method} nowhere`, '405']),
  [`DELETE ${main}`, '405'],
  ['POST docs/introduction/', '405'],
  ['DELETE docs/../_headers', '405'],
  ['FOO docs/introduction', '400|405'],
]);

const mediaTypes = [
  ...ask({ accept: 'a/b, Text/Markdown;q=0.5', 'accept-encoding': allEncodings }, [
    ['GET ', '200 index.md'],
    ['GET 0.0.1', '200 0.0.1/index.md'],
    ['GET 0.0.1/docs/introduction', '200 0.0.1/docs/introduction.md'],
    ['GET openapi.json', '200 openapi.json'],
    ['GET nowhere', '404'],
    ['GET docs/introduction/', '301 docs/introduction'],
  ]),
  ...[
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=0, text/html',
  ].flatMap((accept) => ask({ accept }, [['GET docs/introduction', '200 docs/introduction.html']])),
];

const compressed = [
  ...['br', 'br;q=0, gzip;q=0.5', 'GZIP', 'gzip;q=0', 'brotli, xgzip', ''].flatMap((encoding) =>
    ask({ 'accept-encoding': encoding }, [
      ['GET docs/introduction', '200 docs/introduction.html'],
      ['GET img/favicon.svg', '200 img/favicon.svg'],
      ['GET nowhere', '404'],
    ]),
  ),
  ...ask({ 'accept-encoding': allEncodings, via: '1.1 cdn.example' }, [
    [`GET ${image}`, `200 ${image}`],
    ['GET llms.txt', '200 llms.txt'],
    ['GET .well-known/api-catalog', '200 .well-known/api-catalog'],
    ['GET assets/archive.tar.gz', '200 assets/archive.tar.gz'],
    ['GET docs/introduction.html', '301 docs/introduction'],
    ['HEAD search/current.json', '200 search/current.json'],
  ]),
];

/** With the variants that a client can have. */
const revalidated = ['identity', 'gzip', allEncodings].flatMap((encoding) => [
  ...ask({ 'accept-encoding': encoding, 'if-none-match': earlier.etag }, [
    ['GET search/current.json', '304 search/current.json'],
    ['GET healthz', '304 healthz'],
    ['HEAD docs/introduction', '304 docs/introduction.html'],
  ]),
  ...ask({ 'accept-encoding': encoding, 'if-modified-since': earlier.date }, [
    [`GET ${main}`, `304 ${main}`],
  ]),
  ...ask({ 'accept-encoding': encoding, 'if-none-match': '"other"' }, [
    ['GET docs/introduction', '200 docs/introduction.html'],
  ]),
  ...ask({ 'accept-encoding': encoding, accept: 'text/markdown', 'if-none-match': earlier.etag }, [
    ['GET docs/introduction', '304 docs/introduction.md'],
  ]),
]);

const ranges = [
  ...ask({ range: 'bytes=3-9', 'accept-encoding': 'gzip, br' }, [
    ['GET docs/introduction', '200|206 docs/introduction.html'],
    [`GET ${image}`, `206 ${image}`],
  ]),
  ...ask({ range: 'bytes=99999999-' }, [
    [`GET ${main}`, `416 ${main}`],
    ['GET nowhere', '404'],
  ]),
];

const large = ask({ cookie: 'a'.repeat(20_000) }, [
  ['GET docs/introduction', '200|400|431 docs/introduction.html'],
]);

export const questions: readonly Question[] = [
  ...[...rules, ...files, ...missing, ...sites, ...hidden, ...odd, ...redirects, ...otherMethods],
  ...[...mediaTypes, ...compressed, ...revalidated, ...ranges, ...large],
];
