import { execFile, execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySite, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

const run = (
  script: string,
  ...args: readonly string[]
): Promise<{ readonly code: unknown; readonly output: string }> =>
  new Promise((resolve) => {
    const file = path.join(site.folder, 'scripts', script);
    execFile(process.execPath, [file, ...args], { cwd: site.folder }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
const create = (...args: readonly string[]) => run('new.mjs', ...args);
const move = (...args: readonly string[]) => run('move.mjs', ...args);
const read = (file: string) => readFile(path.join(site.folder, file), 'utf8');
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(site.folder, file)), { recursive: true });
  await writeFile(path.join(site.folder, file), text);
};
const page = (title: string, text: string, keys = '') =>
  `---\ntitle: ${title}\n${keys}---\n\n${text}\n`;

/** All files that editors write, with their texts. */
async function readAll(): Promise<Readonly<Record<string, string>>> {
  const lists = await Promise.all(
    ['docs', 'src/catalogue'].map(async (folder) =>
      (await readdir(path.join(site.folder, folder), { recursive: true, withFileTypes: true })).map(
        (entry) => [path.join(entry.parentPath, entry.name), entry.isFile()] as const,
      ),
    ),
  );
  const texts = lists
    .flat()
    .map(async ([file, isFile]) => [file, isFile ? await readFile(file, 'latin1') : 'folder']);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

describe('npm run new', () => {
  it('writes a page that passes the check and is a draft', async () => {
    const { code, output } = await create('page', 'guides/first-link');
    expect(output).toContain('Added docs/guides/first-link.mdx as a draft');
    expect(code).toBe(0);
    expect(await read('docs/guides/first-link.mdx')).toMatch(
      /^---\ntitle: First link\ndescription: .+\ndraft: true\n---\n/,
    );
  });

  it.each([
    ['settings/delete', 'src/catalogue/settings.ts', 'src/catalogue/settings.ts'],
    ['batch/archive-batch', 'src/catalogue/batch.ts', 'src/catalogue/batch.ts'],
    [
      'campaigns/shelve-link',
      'src/catalogue/campaigns/shelve-link.ts',
      'src/catalogue/campaigns/index.ts',
    ],
  ])('writes an entry and lists it: %s', async (name, file, list) => {
    const { code, output } = await create('endpoint', name);
    expect(output).toContain(` to ${file}, and listed it in its category`);
    expect(code).toBe(0);
    const [, slug = ''] = name.split('/');
    expect(await read(file)).toContain(`slug: '${slug}'`);
    const constant = (slug.includes('-') ? slug : `${slug}-endpoint`).replace(
      /-(.)/,
      (_, letter: string) => letter.toUpperCase(),
    );
    expect((await read(list)).split('endpoints: [')[1]).toContain(constant);
    const modules = [...(await read(list)).matchAll(/ from '(.*)';$/gm)].map(
      ([, module]) => module,
    );
    expect(modules).toEqual(modules.toSorted());
  });

  it('writes entries that pass the check, which names them until they are complete', async () => {
    const { code, output } = await run('check-content.mjs');
    expect(code).toBe(0);
    expect(output).toContain('batch/archive-batch is not complete. Complete it, then remove the');
    expect(output).toContain('campaigns/shelve-link is not complete.');
    const cut = await run('version-cut.mjs', '1.0');
    expect(cut.output).toContain('batch/archive-batch, campaigns/shelve-link: found the note');
    expect(cut.code).toBe(1);
  });

  it('writes entries whose texts are problems without their note', async () => {
    const file = 'src/catalogue/campaigns/shelve-link.ts';
    const text = await read(file);
    await write(file, text.replace(/notes: \[[^]*?\n {2}\],/, 'notes: [],'));
    const { output } = await run('check-content.mjs');
    expect(output.match(/Replace the text of the template\./g)).toHaveLength(2);
    await write(file, text);
  });

  it('writes entries that compile, and are formatted', async () => {
    const bin = path.join(site.folder, 'node_modules/.bin');
    const files = ['src/catalogue/batch.ts', 'src/catalogue/campaigns/index.ts'];
    const check = (program: string, args: readonly string[]) =>
      new Promise<string>((resolve) => {
        execFile(path.join(bin, program), args, { cwd: site.folder }, (error, stdout, stderr) =>
          resolve(error ? stdout + stderr : ''),
        );
      });
    const options = ['--config', path.join(__dirname, '../../.prettierrc.json'), '--check'];
    expect(await check('prettier', [...options, ...files])).toBe('');
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve'];
    expect(await check('tsc', [...flags, '--target', 'es2023', 'src/catalogue/index.ts'])).toBe('');
  });

  it.each([
    ['page', 'guides/first-link', 'docs/guides/first-link.mdx already exists'],
    ['page', 'reference/mine', 'docs/reference is generated'],
    ['page', 'Bad_Name', 'expected lowercase letters, digits and hyphens'],
    ['page', '../outside', 'expected lowercase letters, digits and hyphens'],
    ['page', '', 'Found no name, expected a folder and a name: npm run new -- page guides/'],
    ['endpoint', '', 'Found no name, expected a category and a slug: npm run new -- endpoint c'],
    ['', '', 'Found nothing to create, expected a page or an endpoint:'],
    ['endpoint', 'shows/list', 'For a new category, see "Add a category" in CONTRIBUTING.md.'],
    ['page', 'campaigns/create-campaign-link', 'expected a unique URL'],
    ['endpoint', 'campains/archive', 'Did you mean "campaigns"?'],
    ['endpoint', 'batch/Bad', 'expected lowercase words separated by hyphens'],
    ['endpoint', 'batch/index', 'expected lowercase words separated by hyphens'],
    ['endpoint', 'batch/boards', 'The endpoint "boards" already exists'],
    ['endpoint', 'campaigns/links', 'src/catalogue/campaigns/links.ts already exists'],
    ['pag', 'guides/x', 'npm run new -- page FOLDER/NAME'],
  ])('refuses %s %s and writes nothing', async (kind, name, message) => {
    const before = await readAll();
    const { code, output } = await create(kind, name);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
    expect(await readAll()).toEqual(before);
  });
});

describe('npm run move', () => {
  beforeAll(async () => {
    await write('docs/moving/part.ts', 'export default 1;\n');
    await write(
      'docs/moving/a.mdx',
      page(
        'A',
        [
          "import part from './part';",
          '[home](../index.mdx#top) [errors *of* all](../errors.mdx "Title") and  `[x](../errors.mdx)`',
          '{part}',
          '[b]: ./b.mdx',
          '[the other][b]',
        ]
          .join('\n\n')
          .replace('#top', ''),
      ),
    );
    await write('docs/moving/b.mdx', page('B', 'See [a](a.mdx), [a](./a.mdx?x=1).'));
    await site.edit(
      'src/catalogue/settings.ts',
      "description: 'ID of the board.",
      "description: '[A](/docs/moving/a). ID of the board.",
    );
  });

  it('moves a page with all links to it and all its own, and keeps its address as an alias', async () => {
    const { code, output } = await move('docs/moving/a.mdx', 'docs/guides/deep/moved.mdx');
    expect(output).toContain('docs/moving/a.mdx → docs/guides/deep/moved.mdx');
    expect(output).toContain('alias: /docs/moving/a leads to /docs/guides/deep/moved');
    expect(code).toBe(0);
    expect(await read('docs/guides/deep/moved.mdx')).toBe(
      page(
        'A',
        [
          "import part from '../../moving/part';",
          '[home](../../index.mdx) [errors *of* all](../../errors.mdx "Title") and  `[x](../errors.mdx)`',
          '{part}',
          '[b]: ../../moving/b.mdx',
          '[the other][b]',
        ].join('\n\n'),
        'aliases: [/docs/moving/a]\n',
      ),
    );
    expect(await read('docs/moving/b.mdx')).toContain(
      'See [a](../guides/deep/moved.mdx), [a](../guides/deep/moved.mdx?x=1).',
    );
    expect(await read('src/catalogue/settings.ts')).toContain('[A](/docs/guides/deep/moved)');
  });

  it('moves it back, without an alias of its own address', async () => {
    const { code, output } = await move('docs/guides/deep/moved.mdx', 'docs/moving/a.mdx');
    expect([code, code === 0 || output]).toEqual([0, true]);
    expect(await read('docs/moving/a.mdx')).toContain('aliases: [/docs/guides/deep/moved]');
  });

  it('moves a folder with all that it holds', async () => {
    const { code, output } = await move('docs/moving', 'docs/moved');
    expect([code, code === 0 || output]).toEqual([0, true]);
    expect(await read('docs/moved/b.mdx')).toContain('See [a](./a.mdx), [a](./a.mdx?x=1).');
    expect(await read('docs/moved/b.mdx')).toContain('aliases: [/docs/moving/b]');
    expect(await read('docs/moved/part.ts')).toBe('export default 1;\n');
    expect(await read('docs/moved/a.mdx')).toContain("from './part'");
  });

  it('adds no alias to a page that keeps its slug', async () => {
    await write('docs/kept.mdx', page('Kept', 'Text.', 'slug: /docs/my-own\n'));
    expect((await move('docs/kept.mdx', 'docs/guides/kept.mdx')).code).toBe(0);
    expect(await read('docs/guides/kept.mdx')).toBe(page('Kept', 'Text.', 'slug: /docs/my-own\n'));
  });

  it('leaves nothing behind if a move that is not committed is undone', async () => {
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
        cwd: site.folder,
      });
    git('init', '--quiet');
    git('add', 'docs');
    git('commit', '--quiet', '--message', 'Start');
    const before = await readAll();
    expect((await move('docs/errors.mdx', 'docs/guides/mistakes.mdx')).output).toContain('alias:');
    expect((await move('docs/guides/mistakes.mdx', 'docs/errors.mdx')).output).not.toContain(
      'alias:',
    );
    expect(await readAll()).toEqual(before);
    await rm(path.join(site.folder, '.git'), { recursive: true });
  });

  it.each([
    ['docs/errors.mdx', 'docs/introduction.mdx', 'already exists'],
    ['docs/nowhere.mdx', 'docs/x.mdx', 'docs/nowhere.mdx does not exist.\n'],
    ['docs/errors', 'docs/mistakes', 'docs/errors does not exist. Did you mean docs/errors.mdx?'],
    ['docs/errors.mdx', 'docs/reference/errors.mdx', 'docs/reference is generated'],
    ['docs/reference/changelog.mdx', 'docs/x.mdx', 'docs/reference is generated'],
    ['docs/errors.mdx', 'src/errors.mdx', 'expected a page or a folder inside docs'],
    ['docs/errors.mdx', '../errors.mdx', 'expected a page or a folder inside docs'],
    ['versioned_docs/version-1.0/a.mdx', 'docs/x.mdx', 'frozen versions never change'],
    ['docs/errors.mdx', 'docs/Errors Page.mdx', 'expected lowercase letters'],
    ['docs/errors.mdx', 'docs/errors.txt', 'expected two pages'],
    ['docs/guides', 'docs/guides/inner', 'is inside docs/guides'],
    ['docs/errors.mdx', 'docs/campaigns/create-campaign-link.mdx', 'Nothing was changed'],
    ['docs/errors.mdx', '', 'Expected two files'],
  ])('refuses %s → %s and changes nothing', async (from, to, message) => {
    const before = await readAll();
    const { code, output } = await move(...[from, to].filter(Boolean));
    expect(output).toContain(message);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
    expect(await readAll()).toEqual(before);
  });

  it('changes nothing while a page cannot be read', async () => {
    await write('docs/broken.mdx', page('Broken', '{ open'));
    const before = await readAll();
    const { output } = await move('docs/errors.mdx', 'docs/mistakes.mdx');
    expect(output).toContain('docs/broken.mdx has a syntax error');
    expect(await readAll()).toEqual(before);
  });
});
