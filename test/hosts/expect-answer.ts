/** Compares the answer of a host with the expected one. */
import { findTextType, listAccepted } from '../../src/hosting/files';
import { notFoundPage, toHeaders } from '../../src/hosting/rules';
import { type Answer, request } from '../support/request';
import { earlier, type Question } from './questions';
import type { Host } from './servers';

/** Long names in questions. */
const names: Readonly<Record<string, string>> = {
  deep: 'a/'.repeat(2000) + 'a',
  ...Object.fromEntries([252, 300, 4500, 20_000].map((size) => [size, 'a'.repeat(size)])),
};

/** What differs from the expected answer. Of a server's own answer, only the status is compared. */
export async function ask(host: Host, question: Question): Promise<readonly string[]> {
  const { site } = host;
  const asked = question.request.replaceAll(
    /\{(\w+)\}/g,
    (all, name: string) => names[name] ?? all,
  );
  const [method = '', ...route] = asked.split(' ');
  const url = site.baseUrl + route.join(' ');
  const headers = await fillHeaders(host, url, question.headers);
  const answer = await request(host, url, { method, headers });
  const [, statuses = '', rest = ''] = /^([\d|]+) ?(.*)$/.exec(question.response) ?? [];
  const status = answer.status ?? 0;
  const isFromServer = host.isFromServer(question);
  // Apache finds no folder with a long name, and responds with 403.
  const expected = [...statuses.split('|'), ...(isFromServer ? ['403'] : [])];
  if (!expected.includes(String(status))) return [`status ${status}`];
  if (isFromServer) return [];
  const file = status === 404 ? rest || notFoundPage : rest;
  // A host can respond to a range with the entire file.
  const isPart = status === 200 && 'range' in headers;
  const target = status === 301 ? site.baseUrl + rest : undefined;
  const hasPart = status !== 206 || site.files.get(file)?.subarray(3, 10).equals(answer.body);
  const isEncoded = [206, 304, 416].includes(status) && answer.headers['content-encoding'];
  return [
    ...checkHeaders(answer, toHeaders(site.rules, file, isPart ? 206 : status), host),
    ...(answer.headers.location === target ? [] : [`Location: ${answer.headers.location}`]),
    ...([200, 404].includes(status) ? checkFile(host, answer, file, { method, headers }) : []),
    ...(hasPart ? [] : ['another part']),
    ...(isEncoded ? ['Content-Encoding without a whole body'] : []),
  ];
}

/** Headers of a question, with the `ETag` or the date of an earlier response. */
async function fillHeaders(
  host: Host,
  url: string,
  headers: Question['headers'],
): Promise<Record<string, string>> {
  const isEarlier = (value: string) => value === earlier.etag || value === earlier.date;
  const entries = Object.entries(headers);
  if (!entries.some(([, value]) => isEarlier(value))) return { ...headers };
  const others = Object.fromEntries(entries.filter(([, value]) => !isEarlier(value)));
  const before = (await request(host, url, { headers: others })).headers;
  const known: Readonly<Record<string, string | undefined>> = {
    [earlier.etag]: before.etag,
    [earlier.date]: before['last-modified'],
  };
  return Object.fromEntries(entries.map(([name, value]) => [name, known[value] ?? value]));
}

/** Each header must occur exactly once, and the policies only where they belong. */
function checkHeaders(
  { headers, names: sent }: Answer,
  expected: Readonly<Record<string, string>>,
  { site }: Host,
): string[] {
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const count = sent.filter((each) => each === name.toLowerCase()).length;
    const found = headers[name.toLowerCase()]?.toString().replace(/,\s*/g, ', ');
    return count === 1 && found === value ? [] : [`${count}× ${name}: ${String(found)}`];
  });
  const unexpected = [...Object.keys(site.rules.headers.documents), 'Allow'].filter(
    (name) => !(name in expected) && sent.includes(name.toLowerCase()),
  );
  return [...wrong, ...unexpected.map((name) => `unexpected ${name}`)];
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The media type, the encoding and the bytes of a file or of the variant that a client accepts. */
function checkFile(
  { site, encodings }: Host,
  { headers, body }: Answer,
  file: string,
  { method, headers: asked }: Sent,
): string[] {
  const type = file.endsWith('.png') ? 'image/png' : findTextType(file);
  const encoding = listAccepted(asked['accept-encoding'] ?? '').find(
    ({ name, ending }) =>
      encodings.includes(name) && findTextType(file) && site.files.has(file + ending),
  );
  const content = site.files.get(file + (encoding?.ending ?? '')) ?? Buffer.of();
  const isHead = method === 'HEAD';
  const length = isHead ? Number(headers['content-length'] ?? content.length) : body.length;
  return [
    ...(type !== undefined && headers['content-type'] !== type
      ? [`Content-Type: ${headers['content-type']}`]
      : []),
    ...(headers['content-encoding'] !== encoding?.name
      ? [`Content-Encoding: ${headers['content-encoding']}`]
      : []),
    ...(length !== content.length ? [`${length} bytes, not ${content.length}`] : []),
    ...(body.equals(isHead ? Buffer.of() : content) ? [] : ['another body']),
  ];
}
