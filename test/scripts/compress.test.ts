import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles, writeHealth } from '../../scripts/lib/files';
import manifest from '../../package.json';

const text = 'A text that compresses. '.repeat(100);

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': text,
  'docs/a.md': text,
  '.well-known/api-catalog': text,
  'small.json': 'x'.repeat(1024),
  'above.json': 'x'.repeat(1025),
  'noise.txt': randomBytes(3000),
  'image.png': text,
  'archive.tar.gz': text,
  _headers: text,
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(path.join(folder, file));

describe('the compression of a build', () => {
  it('writes two variants of each text file above 1 KiB, unless they are not smaller', async () => {
    await compressFiles(folder);
    const all = (await readdir(folder, { recursive: true })).map((file) => file.replace('\\', '/'));
    const compressed = ['.well-known/api-catalog', 'above.json', 'docs/a.md', 'index.html'];
    expect(all.filter((file) => /\.(br|gz)$/.test(file) && !(file in files)).sort()).toEqual(
      compressed.flatMap((file) => [`${file}.br`, `${file}.gz`]),
    );
  });

  it('writes what decompresses to the file, with no time in a gzip header', async () => {
    await compressFiles(folder);
    expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(text);
    expect(gunzipSync(await read('index.html.gz')).toString()).toBe(text);
    expect((await read('index.html.gz')).readUInt32LE(4)).toBe(0);
  });
});

describe('the health file', () => {
  const readHealth = async () => {
    await writeHealth(folder);
    return JSON.parse((await read('healthz')).toString()) as { version: string; release: string };
  };

  it('contains the version and a release ID, which depends only on the files', async () => {
    const first = await readHealth();
    expect(first.version).toBe(manifest.version);
    expect(first.release).toMatch(/^[0-9a-f]{12}$/);
    await rm(path.join(folder, 'healthz'));
    await writeFile(path.join(folder, 'index.html'), text);
    expect(await readHealth()).toEqual(first);
  });

  it.each([
    ['content', 'index.html', 'changed'],
    ['name', 'new.html', text],
  ])('has another release ID after the %s of a file changes', async (_what, file, content) => {
    const first = await readHealth();
    await rm(path.join(folder, 'healthz'));
    await writeFile(path.join(folder, file), content);
    expect((await readHealth()).release).not.toBe(first.release);
  });
});
