/** Questions about headers: media types, compression, revalidation and ranges. */
import { ask, type Question } from './question';

/** In a header: the `ETag` and `Last-Modified` of an earlier response with the same variant. */
export const earlier = { etag: '{etag}', date: '{date}' } as const;

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const markdown = [
  ...['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.8', 'a/b, Text/Markdown;q=0.5'],
].flatMap((accept) =>
  ask({ accept }, [
    ['GET ', '200 index.md'],
    ['GET docs/introduction', '200 docs/introduction.md'],
    ['GET 0.0.1', '200 0.0.1/index.md'],
    ['GET 0.0.1/docs/introduction', '200 0.0.1/docs/introduction.md'],
    ['GET openapi.json', '200 openapi.json'],
    ['GET img/favicon.svg', '200 img/favicon.svg'],
    ['GET nowhere', '404'],
    ['GET docs/introduction/', '301 docs/introduction'],
  ]),
);

const html = [
  ...[browser, '*/*', 'text/html, text/markdown;q=0.9', 'text/markdown;q=0, text/html'],
].flatMap((accept) =>
  ask({ accept }, [
    ['GET ', '200 index.html'],
    ['GET docs/introduction', '200 docs/introduction.html'],
    ['GET 0.0.1', '200 0.0.1.html'],
  ]),
);

const compressed = [
  ...['gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', 'GZIP', 'identity'],
  ...['gzip;q=0', 'deflate', 'brotli, xgzip', ''],
].flatMap((encoding) =>
  ask({ 'accept-encoding': encoding }, [
    ['GET docs/introduction', '200 docs/introduction.html'],
    ['GET {main}', '200 {main}'],
    ['GET search-index.json', '200 search-index.json'],
    ['GET img/favicon.svg', '200 img/favicon.svg'],
    ['GET nowhere', '404'],
  ]),
);

const all = 'gzip, deflate, br, zstd';

const negotiated = [
  ...ask({ 'accept-encoding': all }, [
    ['GET ', '200 index.html'],
    ['GET {styles}', '200 {styles}'],
    ['GET {image}', '200 {image}'],
    ['GET openapi.yaml', '200 openapi.yaml'],
    ['GET requests.http', '200 requests.http'],
    ['GET llms-full.txt', '200 llms-full.txt'],
    ['GET sitemap.xml', '200 sitemap.xml'],
    ['GET docs/authentication/generate-token.md', '200 docs/authentication/generate-token.md'],
    ['GET healthz', '200 healthz'],
    ['GET assets/archive.tar.gz', '200 assets/archive.tar.gz'],
    ['GET docs/introduction.html', '301 docs/introduction'],
    ['POST docs/introduction', '405'],
    ['HEAD search-index.json', '200 search-index.json'],
  ]),
  ...ask({ 'accept-encoding': all, accept: 'text/markdown' }, [
    ['GET ', '200 index.md'],
    ['GET docs/campaigns/create-campaign-link', '200 docs/campaigns/create-campaign-link.md'],
    ['GET nowhere', '404'],
  ]),
  ...ask({ 'accept-encoding': all, via: '1.1 cdn.example' }, [
    ['GET docs/introduction', '200 docs/introduction.html'],
    ['GET {main}', '200 {main}'],
    ['GET search-index.json', '200 search-index.json'],
    ['GET nowhere', '404'],
  ]),
];

/** Revalidation, with the variants that a client can have. */
const revalidated = ['identity', 'gzip', all].flatMap((encoding) => [
  ...ask({ 'accept-encoding': encoding, 'if-none-match': earlier.etag }, [
    ['GET docs/introduction', '304 docs/introduction.html'],
    ['GET search-index.json', '304 search-index.json'],
    ['GET {main}', '304 {main}'],
    ['GET img/favicon.svg', '304 img/favicon.svg'],
    ['GET healthz', '304 healthz'],
    ['HEAD docs/introduction', '304 docs/introduction.html'],
  ]),
  ...ask({ 'accept-encoding': encoding, 'if-modified-since': earlier.date }, [
    ['GET docs/introduction', '304 docs/introduction.html'],
    ['GET {main}', '304 {main}'],
  ]),
  ...ask({ 'accept-encoding': encoding, 'if-none-match': '"other"' }, [
    ['GET docs/introduction', '200 docs/introduction.html'],
    ['GET {main}', '200 {main}'],
  ]),
  ...ask({ 'accept-encoding': encoding, 'if-none-match': '*', range: 'bytes=0-9' }, [
    ['GET nowhere', '404'],
  ]),
  ...ask({ 'accept-encoding': encoding, accept: 'text/markdown', 'if-none-match': earlier.etag }, [
    ['GET docs/introduction', '304 docs/introduction.md'],
  ]),
]);

const ranges = [
  ...ask({ range: 'bytes=3-9' }, [
    ['GET docs/introduction', '206 docs/introduction.html'],
    ['GET {main}', '206 {main}'],
    ['GET {image}', '206 {image}'],
    ['GET openapi.json', '206 openapi.json'],
  ]),
  ...ask({ range: 'bytes=3-9', 'accept-encoding': 'gzip, br' }, [
    ['GET docs/introduction', '200|206 docs/introduction.html'],
    ['GET {main}', '200|206 {main}'],
    ['GET {image}', '206 {image}'],
  ]),
  ...ask({ range: 'bytes=99999999-' }, [
    ['GET docs/introduction', '416 docs/introduction.html'],
    ['GET {main}', '416 {main}'],
    ['GET {image}', '416 {image}'],
    ['GET openapi.json', '416 openapi.json'],
    ['GET nowhere', '404'],
  ]),
];

const large = ask({ cookie: 'a'.repeat(20_000) }, [
  ['GET docs/introduction', '200|400|431 docs/introduction.html'],
]);

export const negotiatedQuestions: readonly Question[] = [
  ...[...markdown, ...html, ...compressed, ...negotiated, ...revalidated, ...ranges, ...large],
];
