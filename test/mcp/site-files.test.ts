/** Which files of a folder or of an address the server reads. */
import { symlink } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFiles } from '../../scripts/lib/site-files';
import { useFolder } from '../support/folder';

describe('a folder', () => {
  const { at, write } = useFolder();
  beforeEach(async () => {
    const page = { 'build/docs/é.md': '# É\n' };
    await write({ ...page, 'portal.yaml': 'api: a.yaml\n', 'secret.txt': 'secret' });
    await symlink(at('secret.txt'), at('build/link.txt'));
  });

  it.each(['', 'portal.yaml', 'build'])('%j is that of a build', async (name) => {
    const files = await openFiles(at(name));
    expect(files.name).toBe(at('build'));
    expect(await files.read('docs/é.md')).toBe('# É\n');
  });

  it.each(['docs', '', 'nothing', 'link.txt', '../secret.txt', 'docs/../../secret.txt', '\0'])(
    'has no file %j',
    async (file) => {
      const files = await openFiles(at('build'));
      expect(await files.read(file)).toBeUndefined();
    },
  );
});

describe('an address', () => {
  const answers: Readonly<Record<string, readonly [status: number, type: string, body: string]>> = {
    '/base/portal.json': [200, 'application/json', '{}'],
    '/base/docs/%C3%A9.md': [200, 'text/markdown', '# É\n'],
    '/base/page': [200, 'text/html; charset=utf-8', '<!doctype html>'],
    '/base/broken': [503, 'text/plain', 'Later.'],
    '/base/moved': [301, 'text/plain', ''],
    '/base/large': [200, 'text/plain', 'x'.repeat(20_000_001)],
  };
  const server = http.createServer(({ url = '' }, response) => {
    const [status, type, body] = answers[url] ?? [404, 'text/plain', ''];
    response.writeHead(status, { 'Content-Type': type, Location: 'https://other.example/' });
    response.end(body);
  });
  const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());

  it.each(['', '/', '/portal.json', '/?a=b#c'])('with %j has files', async (end) => {
    const files = await openFiles(urlOf() + end);
    expect([files.name, await files.read('portal.json')]).toEqual([`${urlOf()}/`, '{}']);
    expect(await files.read('docs/é.md')).toBe('# É\n');
  });

  it.each(['nothing', 'page'])('has no file %j', async (file) => {
    const files = await openFiles(urlOf());
    expect(await files.read(file)).toBeUndefined();
  });

  it.each([
    ['broken', 'answered with status 503'],
    ['moved', 'redirects to https://other.example/. Start with the address'],
    ['large', 'is larger than 20 MB'],
  ])('says what is wrong with %j', async (file, message) => {
    const files = await openFiles(urlOf());
    await expect(files.read(file)).rejects.toThrow(message);
  });

  it('says that nobody answers', async () => {
    const files = await openFiles('http://127.0.0.1:1/');
    await expect(files.read('portal.json')).rejects.toThrow('Could not load http://127.0.0.1:1/');
  });
});
