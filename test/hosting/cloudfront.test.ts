import vm from 'node:vm';
import { buildCloudFrontFunction, buildCloudFrontHeaders } from '../../src/hosting/cloudfront';
import { buildRules } from '../../src/hosting/rules';

interface Request {
  readonly uri: string;
  readonly querystring: Readonly<Record<string, object>>;
}

type Response = { readonly uri: string } | { readonly headers: { location: { value: string } } };

const toRules = (baseUrl: string) =>
  buildRules({
    baseUrl,
    scriptHashes: ['sha256-AAAA'],
    aliases: [{ from: 'docs/old', to: `${baseUrl}docs/errors` }],
  });

/** The function, as CloudFront calls it. */
function ask(baseUrl: string, uri: string, querystring: Request['querystring'] = {}): string {
  const code = `${buildCloudFrontFunction(toRules(baseUrl))}; handler({ request })`;
  const answer = vm.runInNewContext(code, { request: { uri, querystring } }) as Response;
  return 'uri' in answer ? answer.uri : `301 ${answer.headers.location.value}`;
}

describe.each(['/', '/portal/'])('the CloudFront function of a portal at %s', (baseUrl) => {
  it.each([
    ['', '/index.html'],
    ['docs/introduction', '/docs/introduction.html'],
    ['docs/authentication/generate-token', '/docs/authentication/generate-token.html'],
    ['docs/two%20words', '/docs/two%20words.html'],
    ['1.0', '/1.0.html'],
    ['1.0/docs/introduction', '/1.0/docs/introduction.html'],
    ['assets/js/main.12ab.js', '/assets/js/main.12ab.js'],
    ['docs/introduction.md', '/docs/introduction.md'],
    ['requests.http', '/requests.http'],
    ['healthz', '/healthz'],
    ['.well-known/api-catalog', '/.well-known/api-catalog'],
    ['constructor', '/constructor.html'],
    ['docs//introduction', '/-'],
    ['/example.com', '/-'],
    ['%5cexample.com/', '/-'],
    ['index', '/-'],
    ['404.html', '/-'],
    ['_headers', '/-'],
    ['%2ehtaccess', '/-'],
    ['docs/%zz', '/-'],
  ])('finds %p at %s', (route, file) => {
    expect(ask(baseUrl, baseUrl + route)).toBe(file);
  });

  it.each([
    ['docs/introduction/', 'docs/introduction'],
    ['docs/introduction.html', 'docs/introduction'],
    ['docs/a%20b/', 'docs/a%20b'],
    ['index.html', ''],
    ['1.0/', '1.0'],
    ['docs/old', 'docs/errors'],
  ])('redirects %p to %p, with the query', (route, target) => {
    const query = {
      page: { value: '1', multiValue: [{ value: '1' }, { value: '%262' }] },
      x: { value: '' },
    };
    expect(ask(baseUrl, baseUrl + route)).toBe(`301 ${baseUrl}${target}`);
    expect(ask(baseUrl, baseUrl + route, query)).toBe(`301 ${baseUrl}${target}?page=1&page=%262&x`);
  });
});

describe('the CloudFront function of a portal at a path', () => {
  it('redirects from the path without a slash, and serves nothing else outside of it', () => {
    expect(ask('/portal/', '/portal')).toBe('301 /portal/');
    expect(ask('/portal/', '/docs/introduction')).toBe('/-');
    expect(ask('/portal/', '/portals/')).toBe('/-');
  });
});

describe('the CloudFront headers', () => {
  it('are those of the rules, each once', () => {
    const rules = toRules('/');
    const policy = JSON.parse(buildCloudFrontHeaders(rules)) as {
      readonly SecurityHeadersConfig: object;
      readonly CustomHeadersConfig: { readonly Items: { Header: string; Value: string }[] };
    };
    expect(policy.SecurityHeadersConfig).toEqual({
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: rules.headers.documents['Content-Security-Policy'],
      },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'same-origin' },
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 31536000 },
      ContentTypeOptions: { Override: true },
    });
    expect(policy.CustomHeadersConfig.Items.map(({ Header }) => Header)).toEqual([
      'Cross-Origin-Resource-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
    ]);
  });
});
