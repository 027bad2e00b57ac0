import { spawnSync } from 'node:child_process';
import vm from 'node:vm';
import { endpoints } from '../../src/catalogue';
import type { Json } from '../../src/catalogue/model';
import { buildRequest } from '../../src/request/build';
import type { HttpRequest } from '../../src/request/model';
import { toUrl } from '../../src/request/url';
import { toExampleValues } from '../../src/request/values';
import { languageIds, languages } from '../../src/samples';
import { hosts } from '../request/sample';
import { createLink, requestToken } from './sample';

const requests = [
  ...endpoints.map((endpoint) => buildRequest(endpoint, toExampleValues(endpoint), hosts)),
  createLink,
  requestToken,
];

/** The request in a sample, parsed by the language itself. */
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

const readSamples = `
import ast, json, sys

def read(code):
    tree = ast.parse(code)
    said = {a.targets[0].id: a.value for a in tree.body if isinstance(a, ast.Assign)}
    call = said.pop('response')
    names = {k.arg: k.value.id for k in call.keywords}
    assert (names.get('json') or names.get('data') or 'payload') == 'payload'
    assert ('payload' in said) == (len(names) == 2)
    return {**{k: ast.literal_eval(v) for k, v in said.items()}, 'method': call.func.attr.upper()}

json.dump([read(code) for code in json.load(sys.stdin)], sys.stdout)
`;

function readPython(codes: readonly string[]): Said[] {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', readSamples], {
    input: JSON.stringify(codes),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Said[];
}

const hasPython = spawnSync('python3', ['--version']).status === 0;
const itWithPython = hasPython ? it : it.skip;

describe('the samples of all endpoints', () => {
  it('are JavaScript that sends the request', async () => {
    const samples = requests.map(languages.javascript.toSample);
    expect(await Promise.all(samples.map(runJavaScript))).toEqual(expected);
  });

  itWithPython('are Python that contains the request (needs python3)', () => {
    expect(readPython(requests.map(languages.python.toSample))).toEqual(expected);
  });

  it.each(languageIds)('end with a single line break in %s', (id) => {
    for (const request of requests) expect(languages[id].toSample(request)).toMatch(/[^\n]\n$/);
  });
});

describe('the sample languages', () => {
  it('are in the order of the tabs', () => {
    expect(
      Object.values(languages)
        .map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['cURL', 'Python', 'JavaScript']);
  });
});
