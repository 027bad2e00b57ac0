/** A document with the constructs of OpenAPI 3.2, from the file to pages and samples. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { buildAbout } from '../../plugins/pages/about';
import type { ApiDocument } from '../../src/openapi/document';
import { toView } from '../../src/openapi/read/index';
import { toTypeName } from '../../src/words/types';
import { buildRequest, toUrl } from '../../src/request/build';
import { languages } from '../../src/samples';

const file = path.join(__dirname, 'three-two.yaml');
const document = load(readFileSync(file, 'utf8')) as ApiDocument;
const { categories } = toView(document);
const endpoints = categories.flatMap((category) => category.endpoints);
const find = (id: string) => endpoints.find(({ operationId }) => operationId === id)!;

it('has a page for each method, in nested categories', () => {
  expect(categories.map(({ title, parent }) => [title, parent])).toEqual([
    ['The sea', undefined],
    ['All ships', 'sea'],
  ]);
  expect(endpoints.map(({ method }) => method)).toEqual([
    ...['PUT', 'POST', 'QUERY', 'COPY', 'tow', 'GET'],
  ]);
  expect(find('findShips').badges).toEqual([{ label: 'Beta', description: 'May change.' }]);
  expect(find('setNote').badges).toEqual([{ label: 'Early access' }, { label: 'beta' }]);
});

it('shows a stream with the fields of its values, and an example as it is sent', () => {
  const [ships] = find('findShips').responses;
  expect(ships).toMatchObject({ summary: 'All that fit', example: '{"name":"Ida"}' });
  expect(toTypeName(ships!.shape!)).toMatch(/^stream of /);
  expect(find('watch').responses[0]).toMatchObject({
    example: 'event: left\ndata: Ida\n\ndata: Una',
    examples: [{ name: 'two' }, { name: 'two (as sent)', value: 'data: Ida\n' }],
  });
});

it('sends a value a line', () => {
  expect(buildRequest(find('addShips'), {}).body).toMatchObject({
    kind: 'text',
    text: '{"name":"Ida"}\n{"name":"Una"}',
  });
});

it('writes attributes, and texts that are no elements, in XML', () => {
  expect(buildRequest(find('setNote'), {}).body).toMatchObject({
    text: expect.stringContaining('<note id="1"><![CDATA[a < b]]></note>') as string,
  });
});

it('writes the whole query, as a form, JSON or text, and cookies without encoding', () => {
  const entered = { a: 'b c', b: '["d", "e"]', c: { f: 'g' } };
  const form = buildRequest(find('addShips'), { query: { form: entered } });
  expect(toUrl(form)).toBe('https://api.example.org/v1/ships?a=b%20c&b=d%7Ce&c%5Bf%5D=g');
  const text = buildRequest(find('setNote'), { query: { path: '$.a' } });
  expect(toUrl(text)).toBe('https://api.example.org/v1/ships?%24.a');
  const values = { query: { filter: { a: 'b' } }, cookie: { token: 'a+b=' } };
  const json = buildRequest(find('watch'), values);
  expect(toUrl(json)).toBe('https://api.example.org/v1/events?%7B%22a%22%3A%22b%22%7D');
  expect(json.headers).toContainEqual(['Cookie', 'token=a+b=']);
});

/** How each language sends any method, and reads lines. */
const code: Readonly<Record<keyof typeof languages, readonly [method: string, lines: string]>> = {
  curl: ['curl --request tow ', '--no-buffer'],
  python: ['request.method = "tow"', 'for line in response.iter_lines(decode_unicode=True):'],
  javascript: ['method: "tow"', 'lines.forEach((line) => console.log(line));'],
  go: ['http.NewRequest("tow", ', 'for lines.Scan() {'],
  java: ['.method("tow", ', 'HttpResponse.BodyHandlers.ofLines()'],
  csharp: ['new HttpMethod("tow")', 'await lines.ReadLineAsync()'],
  php: ['CURLOPT_CUSTOMREQUEST => "tow"', 'CURLOPT_WRITEFUNCTION'],
  ruby: ['HTTPGenericRequest.new("tow", false, true, uri)', 'read_body { |lines| print lines }'],
  swift: ['request.httpMethod = "tow"', 'for try await line in bytes.lines {'],
  rust: ['Method::from_bytes(b"tow")?', 'BufReader::new(response).lines()'],
};

it.each(Object.entries(languages))('%s sends any method, and reads lines', (id, { toSample }) => {
  const [method, lines] = code[id as keyof typeof languages];
  expect(toSample(buildRequest(find('towShips'), {}))).toContain(method);
  expect(toSample(buildRequest(find('findShips'), {}))).toContain(lines);
  expect(toSample(buildRequest(find('addShips'), {}))).not.toContain(lines);
});

it('has a request for a token, and all URLs of a scheme', () => {
  const texts = buildAbout(document).authentication.map(({ text }) => text);
  const text = texts.join('\n');
  expect(text).toContain("--url 'https://api.example.org/token'");
  expect(text).toContain("--data-urlencode 'grant_type=client_credentials'");
  expect(text.match(/\*\*Deprecated|Metadata|Device authorization URL/g)).toHaveLength(3);
});
