import fs from 'node:fs/promises';
import path from 'node:path';
import { checkGenerated, writeReference } from '../../src/content/generated';
import { toMessage } from '../../src/check/messages';
import { useFolder } from '../support/folder';

const { at, write: put } = useFolder();
const directory = () => at('docs/reference');

const notice = '# Generated from src/catalogue: ';

/** Writes texts below a notice, as in generated files. */
const write = (files: Readonly<Record<string, string | Uint8Array>>) =>
  writeReference(
    at('docs'),
    new Map(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? notice + content : content,
      ]),
    ),
  );

/** All files in a folder, with their texts below the notice. */
async function read(folder = directory()): Promise<Record<string, string>> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const contents = await Promise.all(
    entries.map(async ({ name }) => {
      const file = path.join(folder, name);
      if ((await fs.lstat(file)).isDirectory()) {
        return Object.entries(await read(file)).map(([below, text]) => [`${name}/${below}`, text]);
      }
      return [[name, (await fs.readFile(file, 'utf8')).replace(notice, '')]];
    }),
  );
  return Object.fromEntries(contents.flat()) as Record<string, string>;
}

describe('writeReference', () => {
  it('creates the folder and its subfolders', async () => {
    const files = { 'a.json': '{}', 'b/c/d.mdx': 'é🎵', 'b/e.mdx': '' };
    const bytes = Uint8Array.from([0x50, 0x4b, 0xff, 0x00, 0x80]);
    await write({ ...files, 'a.zip': bytes });
    expect([...(await fs.readFile(path.join(directory(), 'a.zip')))]).toEqual([...bytes]);
    expect(await read()).toMatchObject(files);
  });

  it('writes only changed files', async () => {
    await write({ 'same.json': 'é', 'changed.json': 'old' });
    const states = async () => {
      const names = ['same.json', 'changed.json'];
      return Promise.all(names.map((name) => fs.stat(path.join(directory(), name))));
    };
    const [same, changed] = await states();
    await write({ 'same.json': 'é', 'changed.json': 'new' });
    const [sameNow, changedNow] = await states();
    expect(sameNow?.ino).toBe(same?.ino);
    expect(changedNow?.ino).not.toBe(changed?.ino);
    expect(await read()).toEqual({ 'same.json': 'é', 'changed.json': 'new' });
  });

  it('changes nothing outside the folder', async () => {
    const outside = { 'docs/index.mdx': 'home', 'docs/reference-notes/x.md': 'notes' };
    await put(outside);
    await write({ 'a.json': '1' });
    await write({});
    expect(await read(at('docs'))).toEqual({
      'index.mdx': 'home',
      'reference-notes/x.md': 'notes',
    });
  });

  it('keeps links to places outside the folder, and does not follow them', async () => {
    const outside = at('outside');
    await put({ 'outside/a.json': 'mine', 'docs/index.mdx': '' });
    await fs.mkdir(directory());
    await fs.symlink(outside, path.join(directory(), 'folder'));
    await fs.symlink(path.join(outside, 'a.json'), path.join(directory(), 'a.json'));
    await write({ 'a.json': '1', 'folder/b.json': '1' });
    expect(await read(outside)).toEqual({ 'a.json': 'mine' });
    expect(await fs.readdir(directory())).toEqual(['a.json', 'folder']);
  });
});

describe('a file that an editor put into the folder', () => {
  const problems = async () => (await checkGenerated(at())).map(toMessage);

  it('is kept, and is a problem that says where to move it', async () => {
    await write({ 'a.json': '1' });
    await put({ 'docs/reference/mine.mdx': 'text', 'docs/reference/.mine.mdx.swp': 'text' });
    await write({ 'b.json': '2' });
    await write({});
    expect(await read()).toEqual({ 'mine.mdx': 'text', '.mine.mdx.swp': 'text' });
    expect(await problems()).toEqual([
      'docs/reference/mine.mdx: found a file that is not generated, expected only files ' +
        'generated from the catalogue. Move it to docs, for example to docs/mine.mdx.',
    ]);
  });

  it.each([
    ['a file with the name of a generated file', { 'a.json': '2' }, 'a.json', 'mine'],
    ['a file with the name of a generated folder', { 'a/b.json': '2' }, 'a', 'mine'],
  ])('is never replaced: %s', async (_, files, name, text) => {
    await write({ 'x.json': '1' });
    await put({ [`docs/reference/${name}`]: text });
    await write(files);
    expect(await read()).toEqual({ [name]: text });
    expect(await problems()).toEqual([expect.stringContaining(`docs/reference/${name}: found a`)]);
  });
});
