import { execFileSync } from 'node:child_process';
import vm from 'node:vm';
import { endpoints } from '../support/entries';
import type { Json } from '../../src/openapi/document';
import { buildRequest, toUrl } from '../../src/request/build';
import type { HttpRequest } from '../../src/request/model';
import { toExampleValues } from '../../src/request/shown';
import { languageIds, languages } from '../../src/samples';
import { createLink, getLink, requestToken } from './sample';

const hostile = `it's $(id) "\`\${x}\\ #{} é🎵`;
const form = {
  kind: 'form',
  mediaType: 'application/x-www-form-urlencoded',
  fields: [['a b', hostile]],
} as const;

const requests = [
  ...endpoints.map((endpoint) => buildRequest(endpoint, toExampleValues(endpoint))),
  createLink,
  requestToken,
  { ...requestToken, body: form },
  {
    ...getLink,
    headers: [['X-Note', `Bearer $(id)'"`]],
    query: [['title', encodeURIComponent(hostile)]],
  },
] satisfies readonly HttpRequest[];

/** The request that a sample sends. `npm run test:samples` runs those of other languages. */
interface Said {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Json;
}

const expected = requests.map((request) => ({
  url: toUrl(request),
  method: request.method,
  headers: Object.fromEntries(request.headers),
  ...toPayload(request),
}));

function toPayload({ body }: HttpRequest): { payload?: Json } {
  if (body?.kind === 'json') return { payload: body.json };
  return body?.kind === 'form' ? { payload: Object.fromEntries(body.fields) } : {};
}

/** Runs a sample with a mock of `fetch`. */
async function runJavaScript(code: string): Promise<Said> {
  const said: Said[] = [];
  const fetch = (
    url: string,
    init: { method: string; headers: Record<string, string>; body?: unknown },
  ) => {
    const { method, headers, body } = init;
    const form = body instanceof URLSearchParams ? Object.fromEntries(body) : undefined;
    const payload = typeof body === 'string' ? (JSON.parse(body) as Json) : form;
    said.push({ url, method, headers: { ...headers }, ...(payload !== undefined && { payload }) });
    return Promise.resolve({ ok: true, text: () => Promise.resolve('') });
  };
  const console = { log: () => undefined };
  await vm.runInNewContext(`(async () => {${code}})()`, { fetch, console, URLSearchParams });
  return said[0]!;
}

/** What a shell passes to curl. */
function readOptions(sample: string): readonly (readonly [option: string, value: string])[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${sample}`;
  const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
  return words.flatMap((word, index) =>
    word.startsWith('--') ? [[word, words[index + 1] ?? ''] as const] : [],
  );
}

/** The request that a cURL sample sends, with the body as `--data-raw` or `--data-urlencode` say. */
function readCurl(sample: string): Said {
  const options = readOptions(sample);
  const valuesOf = (name: string) =>
    options.filter(([option]) => option === name).map(([, value]) => value);
  const toPairs = (list: readonly string[], divider: string) =>
    list.map((text) => {
      const end = text.indexOf(divider);
      return [decodeURIComponent(text.slice(0, end)), text.slice(end + divider.length)];
    });
  const [raw] = valuesOf('--data-raw');
  const encoded = toPairs(valuesOf('--data-urlencode'), '=') as [string, string][];
  const isJson = raw?.startsWith('{') || raw?.startsWith('[');
  const form = [...encoded, ...new URLSearchParams(isJson ? '' : raw)];
  const payload = isJson ? (JSON.parse(raw!) as Json) : Object.fromEntries(form);
  return {
    url: valuesOf('--url').join(),
    method: valuesOf('--request').join(),
    headers: Object.fromEntries(toPairs(valuesOf('--header'), ': ')) as Record<string, string>,
    ...((isJson || form.length > 0) && { payload }),
  };
}

describe('the samples of all endpoints', () => {
  it('are shell commands that pass the request to curl', () => {
    expect(requests.map(languages.curl.toSample).map(readCurl)).toEqual(expected);
  });

  it('are JavaScript that sends the request', async () => {
    const samples = requests.map(languages.javascript.toSample);
    expect(await Promise.all(samples.map(runJavaScript))).toEqual(expected);
  });

  it.each(languageIds)('end with a single line break in %s', (id) => {
    for (const request of requests) expect(languages[id].toSample(request)).toMatch(/[^\n]\n$/);
  });
});
