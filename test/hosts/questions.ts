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

/** Files that are sent as they are. */
const sent = (...files: readonly string[]) =>
  files.map((file): Row => [`GET ${file}`, `200 ${file}`]);

const missing = (...paths: readonly string[]) => paths.map((path): Row => [`GET ${path}`, '404']);

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
    ['HEAD docs/introduction', '200 docs/introduction.html'],
    ...sent(main, 'openapi.json', '.well-known/api-catalog', 'healthz'),
    ...missing('nowhere', 'docs', 'assets/js/main.00.js', '404.html', '_headers', 'index.html.gz'),
    ...missing('docs//introduction', 'docs/../_headers', 'docs/introduction%0a'),
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
  ...sent(image, 'assets/archive.tar.gz', 'img/favicon.svg', 'openapi.yaml', 'requests.http'),
  ...sent('changelog.xml', '.well-known/security.txt', 'index.md'),
  ['HEAD nowhere', '404'],
  ['HEAD docs/introduction/', '301 docs/introduction'],
  [`HEAD ${main}`, `200 ${main}`],
]);

const nowhere = ask({}, [
  ...missing('docs/nowhere.md', 'docs/introduction/nowhere', 'robots.txt/nowhere', 'index', '404'),
  ...missing('Docs/Introduction', '2.0', 'assets/js', 'assets/missing.svg', 'missing.docx', '_405'),
  ...missing('.well-known', '.well-known/change-password', 'docs/%C3%A9t%C3%A9'),
  ...missing('docs/old/failures%0a'),
]);

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
  ['GET %2ehtaccess', '403|404'],
  ['GET _headers/', '301 _headers'],
  ['GET ../package.json', '400|404'],
  ['GET ..%2f..%2fhosts/rules.json', '400|404'],
  ...missing('%5fheaders', '.moved.txt', 'docs/%2e%2e/_headers', 'docs/..%2f_headers'),
  ...missing('docs%2f..%2f.htaccess', 'docs/..%5c_headers', `${main}.gz`),
  ...missing('.well-known/api-catalog.br'),
]);

const odd = ask({}, [
  ['GET docs/introduction%00', '400|404'],
  ['GET %zz', '400'],
  ['GET {20000}', '404|414|431'],
  ...missing('docs/introduction/%0a', 'docs/introduction.html%0a', '%0adocs/introduction'),
  ...missing('docs%2fintroduction', '/example.com/', '\\example.com/', '%2fexample.com'),
  ...missing('docs/{300}/introduction', '{252}', '{4500}', '{deep}'),
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
    ...sent(image, 'llms.txt', '.well-known/api-catalog', 'assets/archive.tar.gz'),
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
  ...[...rules, ...files, ...nowhere, ...sites, ...hidden, ...odd, ...redirects, ...otherMethods],
  ...[...mediaTypes, ...compressed, ...revalidated, ...ranges, ...large],
];
