import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles, writeHealth } from '../../scripts/lib/files';
import manifest from '../../package.json';
import { useFolder } from '../support/folder';

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

const { at, read, write } = useFolder();
beforeEach(() => write(files));

describe('the compression of a build', () => {
  it('writes two variants of each text file above 1 KiB, unless they are not smaller', async () => {
    await compressFiles(at());
    const all = (await readdir(at(), { recursive: true })).map((file) => file.replace('\\', '/'));
    const compressed = ['.well-known/api-catalog', 'above.json', 'docs/a.md', 'index.html'];
    expect(all.filter((file) => /\.(br|gz)$/.test(file) && !(file in files)).sort()).toEqual(
      compressed.flatMap((file) => [`${file}.br`, `${file}.gz`]),
    );
    // They decompress to the file, and there is no time in a gzip header.
    expect(brotliDecompressSync(await readFile(at('index.html.br'))).toString()).toBe(text);
    const gzip = await readFile(at('index.html.gz'));
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(gzip.readUInt32LE(4)).toBe(0);
  });
});

describe('the health file', () => {
  const readHealth = async () => {
    await writeHealth(at());
    return JSON.parse(read('healthz')) as { version: string; release: string };
  };

  it('contains the version and a release ID, which depends only on the files', async () => {
    const first = await readHealth();
    expect(first.version).toBe(manifest.version);
    expect(first.release).toMatch(/^[0-9a-f]{12}$/);
    await rm(at('healthz'));
    await write({ 'index.html': text });
    expect(await readHealth()).toEqual(first);
  });

  it.each([
    ['content', 'index.html', 'changed'],
    ['name', 'new.html', text],
  ])('has another release ID after the %s of a file changes', async (_what, file, content) => {
    const first = await readHealth();
    await rm(at('healthz'));
    await write({ [file]: content });
    expect((await readHealth()).release).not.toBe(first.release);
  });
});
