import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiDocument } from '../../src/openapi/document';
import { buildHttpFile } from '../../src/exports/http';
import { inFolder } from '../support/folder';
import { createLink, documentOf } from '../exports/sample';
import { parameter } from '../request/sample';
import { version, viewsOf } from './documents';
import {
  credentials,
  fileContent,
  hostsAt,
  record,
  type SentRequest,
  serverToken,
  toExpected,
  toGiven,
  toSent,
} from './requests';
import { entered, listExpected, loadShop, site } from './shop';
import { runToolIn } from './tools';

/** Sends all requests of a file, which a reader has edited, and returns what is expected, too. */
async function sendFile(document: ApiDocument, edit: (text: string) => string, token = '') {
  const received = await record((hosts) => {
    const text = buildHttpFile({ ...version, site: { ...version.site, ...hosts }, document });
    return sendText(edit(enterCredentials(text)));
  });
  const views = viewsOf(document, { ...version.site, ...hostsAt('https://local.test') });
  const expected = views.map((endpoint) => toExpected(endpoint, toGiven(token)));
  return { sent: await Promise.all(received.map(toSent)), expected };
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
    const { sent, expected } = await sendFile(version.document, edit, token);
    expect(sent).toEqual(expected);
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
    const { sent, expected } = await sendFile(document, enterToken);
    const toRequest = ({ headers: _, ...request }: SentRequest) => request;
    expect(sent.map(toRequest)).toEqual(expected.map(toRequest));
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
  expect(await Promise.all(received.map(toSent))).toEqual(await listExpected(hosts[0]!));
});
