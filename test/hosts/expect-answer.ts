/** Compares the answer of a host with the expected one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listAccepted, findTextType, type Encoding } from '../../src/hosting/files';
import { toHeaders } from '../../src/hosting/headers';
import { type HostingRules, notFoundPage } from '../../src/hosting/rules';
import { type Answer, request } from '../support/request';
import { earlier } from './negotiated-questions';
import type { Question } from './question';
import type { BuiltSite, Host } from './servers';

export interface Asked {
  readonly host: Host;
  readonly site: BuiltSite;
  readonly rules: HostingRules;
  /** The encodings that the host can send. */
  readonly encodings: readonly Encoding['name'][];
}

/** What differs from the expected answer. Of a server's own answer, only the status is compared. */
export async function ask(
  asked: Asked,
  question: Question,
  isOwn: boolean,
): Promise<readonly string[]> {
  const names = listNames(asked.site);
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (all, name: string) => names[name] ?? all);
  const [method = '', ...route] = fill(question.request).split(' ');
  const url = asked.site.baseUrl + route.join(' ');
  const headers = await fillHeaders(asked, url, question.headers);
  const answer = await request(asked.host, url, { method, headers });
  const [, statuses = '', rest = ''] = /^([\d|]+) ?(.*)$/.exec(fill(question.response)) ?? [];
  const status = answer.status ?? 0;
  // Apache finds no folder with a long name, and responds with 403.
  const expected = [...statuses.split('|'), ...(isOwn ? ['403'] : [])];
  if (!expected.includes(String(status))) return [`status ${status}`];
  if (isOwn) return [];
  const file = status === 404 ? notFoundPage : rest;
  const { rules, site } = asked;
  // A host can respond to a range with the entire file.
  const isPart = status === 200 && 'range' in headers;
  return [
    ...checkHeaders(answer, toHeaders(rules, file, isPart ? 206 : status), rules),
    ...(status === 301 ? checkTarget(answer, site.baseUrl + rest) : []),
    ...([200, 404].includes(status) ? checkFile(asked, answer, file, { method, headers }) : []),
    ...(status === 206 ? checkPart(asked, answer, file) : []),
    ...([206, 304, 416].includes(status) && answer.headers['content-encoding']
      ? ['Content-Encoding without a whole body']
      : []),
  ];
}

/** Names in questions that depend on the build. */
function listNames({ folder }: BuiltSite): Readonly<Record<string, string>> {
  const find = (place: string, start: string, ending: string) => {
    const found = readdirSync(path.join(folder, 'build', place)).find(
      (name) => name.startsWith(start) && name.endsWith(ending),
    );
    return `${place}/${found}`;
  };
  const lengths = [252, 300, 4500, 9000, 20_000];
  return {
    main: find('assets/js', 'main.', '.js'),
    styles: find('assets/css', 'styles.', '.css'),
    image: find('assets/images', 'writing-', '.png'),
    deep: 'a/'.repeat(2000) + 'a',
    ...Object.fromEntries(lengths.map((length) => [String(length), 'a'.repeat(length)])),
  };
}

async function fillHeaders(
  { host }: Asked,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const isEarlier = ([, value]: readonly string[]) =>
    value === earlier.etag || value === earlier.date;
  const entries = Object.entries(headers);
  if (!entries.some(isEarlier)) return { ...headers };
  const others = Object.fromEntries(entries.filter((entry) => !isEarlier(entry)));
  const { headers: before } = await request(host, url, { headers: others });
  const known: Readonly<Record<string, string | undefined>> = {
    [earlier.etag]: before.etag,
    [earlier.date]: before['last-modified'],
  };
  return Object.fromEntries(entries.map(([name, value]) => [name, known[value] ?? value]));
}

/** Each header must occur exactly once, and the policies only where they belong. */
function checkHeaders(
  { headers, names }: Answer,
  expected: Readonly<Record<string, string>>,
  rules: HostingRules,
): string[] {
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const count = names.filter((sent) => sent === name.toLowerCase()).length;
    const sent = headers[name.toLowerCase()]?.toString().replace(/,\s*/g, ', ');
    return count === 1 && sent === value ? [] : [`${count}× ${name}: ${String(sent)}`];
  });
  const unexpected = [...Object.keys(rules.headers.documents), 'Allow'].filter(
    (name) => !(name in expected) && names.includes(name.toLowerCase()),
  );
  return [...wrong, ...unexpected.map((name) => `unexpected ${name}`)];
}

function checkTarget({ headers }: Answer, target: string): string[] {
  return headers.location === target ? [] : [`Location: ${headers.location}`];
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

function checkFile(
  { site, encodings }: Asked,
  { headers, body }: Answer,
  file: string,
  { method, headers: asked }: Sent,
): string[] {
  const type = findTextType(file) ?? (file.endsWith('.png') ? 'image/png' : undefined);
  const accepted = listAccepted(asked['accept-encoding'] ?? '').filter(
    ({ name }) => encodings.includes(name) && findTextType(file) !== undefined,
  );
  const read = (ending: string) => {
    const { [`${file}${ending}`]: content } = readBuild(site);
    return content;
  };
  const encoding = accepted.find(({ ending }) => read(ending) !== undefined);
  const content = read(encoding?.ending ?? '') ?? Buffer.of();
  const length = headers['content-length'];
  const sent = method === 'HEAD' ? Number(length ?? content.length) : body.length;
  return [
    ...(type !== undefined && headers['content-type'] !== type
      ? [`Content-Type: ${headers['content-type']}`]
      : []),
    ...(headers['content-encoding'] !== encoding?.name
      ? [`Content-Encoding: ${headers['content-encoding']}`]
      : []),
    ...(sent !== content.length ? [`${sent} bytes, not ${content.length}`] : []),
    ...(method === 'GET' && !body.equals(content) ? ['another body'] : []),
    ...(method === 'HEAD' && body.length > 0 ? ['a body for HEAD'] : []),
  ];
}

function checkPart({ site }: Asked, { body }: Answer, file: string): string[] {
  const { [file]: content } = readBuild(site);
  return content?.subarray(3, 10).equals(body) ? [] : ['another part'];
}

const builds = new Map<string, Readonly<Record<string, Buffer>>>();

/** All files of a build. */
function readBuild({ folder }: BuiltSite): Readonly<Record<string, Buffer>> {
  const known = builds.get(folder);
  if (known) return known;
  const build = path.join(folder, 'build');
  const entries = readdirSync(build, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const read = Object.fromEntries(
    files.map((file) => [path.relative(build, file), readFileSync(file)]),
  );
  builds.set(folder, read);
  return read;
}
