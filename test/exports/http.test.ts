import type { EndpointEntry } from '../../src/catalogue/model';
import type { Endpoint } from '../../src/openapi/model';
import { buildHttpFile } from '../../src/exports/http';
import { parameter } from '../request/sample';
import { buildRequest, toUrl } from '../../src/request/build';
import { encodePairs } from '../../src/request/encode';
import type { HttpRequest, RequestBody } from '../../src/request/model';
import { toEnteredValues } from '../../src/request/shown';
import { endpoints, findEndpoint } from '../support/entries';
import { readHttpFile, type FileRequest } from './http-file';
import { createLink, documentOf, frozenVersion as version, site, toSampleView } from './sample';

const text = buildHttpFile(version);
const file = readHttpFile(text);

/** The request in the file of a single entry. */
function requestOf(endpoint: EndpointEntry): FileRequest {
  const { requests } = readHttpFile(buildHttpFile({ ...version, document: documentOf(endpoint) }));
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

const toExample = (endpoint: Endpoint) =>
  buildRequest(endpoint, toEnteredValues(endpoint, endpoint.example));

/** What is sent. */
const toSent = (request: HttpRequest) => ({
  method: request.method,
  url: toUrl(request),
  headers: request.headers,
  body: toContent(request.body),
});

function toContent(body: RequestBody | undefined): unknown {
  if (body?.kind === 'json') return body.json;
  return body?.kind === 'form' ? encodePairs(body.fields) : '';
}

const readSent = ({ method, url, headers, body }: FileRequest) => ({
  method,
  url,
  headers,
  body: /^[{[]/.test(body) ? (JSON.parse(body) as unknown) : body,
});

describe('the file', () => {
  it('has all requests, with the token request first', () => {
    const isToken = ({ baseUrl }: Endpoint) => baseUrl === site.authenticationBaseUrl;
    const inOrder = [...endpoints.filter(isToken), ...endpoints.filter((one) => !isToken(one))];
    expect(file.requests.map(({ title }) => title)).toEqual(inOrder.map(({ title }) => title));
    expect(file.requests[0]!.title).toBe(findEndpoint('generate-token').title);
  });

  it.each(endpoints.map((endpoint) => [endpoint.slug, endpoint] as const))(
    'has the request that samples show for %s',
    (_slug, endpoint) => {
      const request = file.requests.find(({ title }) => title === endpoint.title)!;
      expect(readSent(request)).toEqual(toSent(toExample(endpoint)));
    },
  );

  it('has variables for hosts and credentials, which every request uses', () => {
    expect(Object.fromEntries(file.variables)).toEqual({
      apiBaseUrl: site.apiBaseUrl,
      authenticationBaseUrl: site.authenticationBaseUrl,
      clientId: 'YOUR_CLIENT_ID',
      clientSecret: 'YOUR_CLIENT_SECRET',
      accessToken: 'YOUR_ACCESS_TOKEN',
    });
    const entered = {
      apiBaseUrl: 'http://api',
      authenticationBaseUrl: 'http://auth',
      clientId: 'my-id',
      clientSecret: 'my%20secret',
      accessToken: 'my-token',
    };
    const [token, ...calls] = readHttpFile(text, entered).requests;
    expect(token!.url).toBe('http://auth/identity/connect/token');
    expect(token!.body).toContain('&client_id=my-id&client_secret=my%20secret');
    for (const { url, headers } of calls) {
      expect(url).toMatch(/^http:\/\/api\//);
      expect(headers).toContainEqual(['Authorization', 'Bearer my-token']);
    }
  });

  it('prevents JetBrains IDEs from encoding text twice', () => {
    const isMarked = ({ comments }: FileRequest) => comments.includes('@no-auto-encoding');
    const isEncoded = ({ example }: Endpoint) =>
      Object.values({ ...example.path, ...example.query }).some(
        (value) => typeof value === 'string' && encodeURIComponent(value) !== value,
      );
    const expected = endpoints.filter((one) => one.parameters.formData || isEncoded(one));
    expect(file.requests.filter(isMarked).map(({ title }) => title)).toEqual(
      expected.map(({ title }) => title),
    );
    const encoded = { ...createLink, example: { path: { boardId: 'a b' } } };
    expect(
      isMarked(requestOf({ ...encoded, parameters: { path: [parameter('boardId', 'string')] } })),
    ).toBe(true);
  });

  it('links each request to its page in the version', () => {
    const root = 'https://developers.example.com/portal/1.0';
    expect(file.requests.map(({ comments }) => comments[1])).toEqual(
      file.requests.map(({ title }) => {
        const { category, slug } = endpoints.find((endpoint) => endpoint.title === title)!;
        return `${root}/docs/${category}/${slug}`;
      }),
    );
    expect(text).toContain(`# How to use this file: ${root}/downloads\n`);
  });

  it('has the same bytes each time, with line feeds only, and ends with one', () => {
    expect(buildHttpFile(version)).toBe(text);
    expect(text).not.toMatch(/\r|[ \t]$|\n\n$/m);
    expect(text).toMatch(/[^\n]\n$/);
  });
});

const hostile = [
  '{{accessToken}}',
  '### Next\nGET https://evil.example.com',
  '\n###\n\n# @name token\n',
  '@apiBaseUrl = https://evil.example.com',
  '> {% client.log(1); %}',
  'a&b=c d+e%20é🎵"\\',
] as const;

describe.each(hostile)('the text %j', (value) => {
  const parameters = { path: [parameter('boardId', 'string')] };

  it('is sent as it is in a path, a query and a JSON body', () => {
    const endpoint: EndpointEntry = {
      ...createLink,
      parameters: {
        ...parameters,
        query: [parameter('title', 'string')],
        body: [parameter('title', 'string')],
      },
      example: { path: { boardId: value }, query: { title: value }, body: { title: value } },
    };
    expect(readSent(requestOf(endpoint))).toEqual(toSent(toExample(toSampleView(endpoint))));
  });

  it('is sent as it is in a form', () => {
    const endpoint: EndpointEntry = {
      ...createLink,
      parameters: { ...parameters, formData: [parameter(value, 'string')] },
      example: { path: { boardId: 'b1' }, formData: { [value]: value } },
    };
    expect(readSent(requestOf(endpoint))).toEqual(toSent(toExample(toSampleView(endpoint))));
  });

  it('does not change a request as its title, summary or deprecation', () => {
    const endpoint = { ...createLink, parameters };
    for (const key of ['title', 'summary', 'deprecated']) {
      const { comments, ...request } = requestOf({ ...endpoint, [key]: value });
      expect(readSent({ ...request, comments })).toEqual(readSent(requestOf(endpoint)));
      expect(comments.filter((line) => line.startsWith('@'))).toEqual([]);
    }
  });
});

it('shows that a request is deprecated', () => {
  const { comments } = requestOf({
    ...createLink,
    deprecated: 'Since 1.1: use [Links](/docs/links).',
  });
  expect(comments.slice(0, 2)).toEqual(['Deprecated. Since 1.1: use Links.', 'Creates a link.']);
});
