import vm from 'node:vm';
import { endpoints } from '../support/entries';
import type { Json } from '../../src/api/document';
import { buildRequest, toUrl } from '../../src/request/build';
import type { HttpRequest } from '../../src/request/model';
import { toExampleValues } from '../../src/request/values';
import { languageIds, languages } from '../../src/samples';
import { createLink, requestToken } from './sample';

const requests = [
  ...endpoints.map((endpoint) => buildRequest(endpoint, toExampleValues(endpoint))),
  createLink,
  requestToken,
];

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
  if (!body) return {};
  return {
    payload: body.mediaType === 'application/json' ? body.json : Object.fromEntries(body.fields),
  };
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

describe('the samples of all endpoints', () => {
  it('are JavaScript that sends the request', async () => {
    const samples = requests.map(languages.javascript.toSample);
    expect(await Promise.all(samples.map(runJavaScript))).toEqual(expected);
  });

  it.each(languageIds)('end with a single line break in %s', (id) => {
    for (const request of requests) expect(languages[id].toSample(request)).toMatch(/[^\n]\n$/);
  });
});
