import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiDocument } from '../../src/openapi/document';
import type { Endpoint } from '../../src/openapi/model';
import { buildHttpFile } from '../../src/exports/http';
import { inFolder } from '../support/folder';
import type { ReceivedRequest } from '../support/loopback';
import { createLink, documentOf } from '../exports/sample';
import { parameter } from '../request/sample';
import { endpoints, version, viewsOf } from './documents';
import { credentials, record, serverToken, toExpected, toSent } from './requests';
import { entered, fileContent, listExpected, loadShop, readReceived, site } from './shop';
import { runToolIn } from './tools';

/** Sends all requests of a file, which a reader has edited. */
function sendFile(
  document: ApiDocument,
  edit: (text: string) => string,
): Promise<readonly ReceivedRequest[]> {
  return record((hosts) => {
    const text = buildHttpFile({ ...version, site: { ...version.site, ...hosts }, document });
    return sendText(edit(enterCredentials(text)));
  });
}

async function sendText(text: string): Promise<void> {
  await inFolder(async (folder) => {
    await writeFile(path.join(folder, 'requests.http'), text);
    await writeFile(path.join(folder, 'file.png'), fileContent);
    const args = ['send', 'requests.http', '--all'];
    const { exitCode, stdout, stderr } = await runToolIn(folder, 'httpyac', ...args);
    if (exitCode !== 0) throw new Error(stdout + stderr);
  });
}

/** The file asks for encoded values. */
function enterCredentials(text: string): string {
  return text
    .replace('= YOUR_CLIENT_ID', `= ${encodeURIComponent(credentials.clientId)}`)
    .replace('= YOUR_CLIENT_SECRET', `= ${encodeURIComponent(credentials.clientSecret)}`);
}

function enterToken(text: string): string {
  return text.replace('= YOUR_ACCESS_TOKEN', '= token-of-the-reader');
}

/** Does what the comment of the file suggests. */
function addScript(text: string): string {
  const [, script = ''] = /^# +(> \{%.*%\})$/m.exec(text) ?? [];
  return text.replace(/^grant_type=.*$/m, (form) => `${form}\n\n${script}`);
}

describe('httpyac', () => {
  it.each([
    ['the token that the reader enters', enterToken, 'token-of-the-reader'],
    ['the script in the comment of the file', addScript, serverToken],
  ])('sends all requests, with %s', async (_name, edit, token) => {
    const received = await sendFile(version.document, edit);
    expect(received.map(toSent)).toEqual(endpoints.map((endpoint) => toExpected(endpoint, token)));
  });

  it.each([
    '{{accessToken}}',
    '### Next\nGET https://example.com',
    '\n###\n\n# @name token\n',
    '@apiBaseUrl = https://example.com',
    '> {% client.log(1); %}',
    '< ./secret.txt',
    'a&b=c d+e%20é🎵"\\',
  ])('sends %j in a path, a query and a body', async (text) => {
    const title = [parameter('title', 'string')];
    const document = documentOf({
      ...{ ...createLink, title: text, summary: text },
      parameters: { path: [parameter('boardId', 'string')], query: title, body: title },
      example: { path: { boardId: text }, query: { title: text }, body: { title: text } },
    });
    const [received, ...others] = await sendFile(document, enterToken);
    expect(others).toEqual([]);
    const { headers: _headers, ...request } = toSent(received!);
    expect([request]).toEqual(viewsOf(document).map(withoutHeaders));
  });
});

it('httpyac sends the requests of samples for a given document', async () => {
  const hosts: string[] = [];
  const received = await record(async ({ apiBaseUrl }) => {
    hosts.push(apiBaseUrl);
    const text = buildHttpFile({ ...version, site, document: await loadShop(apiBaseUrl) });
    const enter = (line: string, name: string) =>
      Object.hasOwn(entered, name) ? `@${name} = ${entered[name as keyof typeof entered]}` : line;
    await sendText(text.replaceAll(/^@(\w+) = .*$/gm, enter));
  });
  expect(await Promise.all(received.map(readReceived))).toEqual(await listExpected(hosts[0]!));
});

function withoutHeaders(endpoint: Endpoint) {
  const { headers: _headers, ...request } = toExpected(endpoint, '');
  return request;
}
