import { execFile } from 'node:child_process';
import path from 'node:path';
import { copyEditedSite, type EditedSite } from '../support/edited-site';

let site: EditedSite;
beforeAll(async () => {
  site = await copyEditedSite();
});
afterAll(() => site.copy.remove());

const create = (...args: readonly string[]) => site.run('new.mjs', ...args);

describe('npm run new', () => {
  it('writes a draft page that passes the check', async () => {
    const { code, output } = await create('page', 'guides/first-link');
    expect(output).toContain('Added docs/guides/first-link.mdx as a draft');
    expect(code).toBe(0);
    expect(await site.read('docs/guides/first-link.mdx')).toMatch(
      /^---\ntitle: First link\ndescription: .+\ndraft: true\n---\n/,
    );
  });

  it.each([
    ['settings/delete', 'src/catalogue/settings.ts', 'src/catalogue/settings.ts'],
    ['batch/made-by-a-test', 'src/catalogue/batch.ts', 'src/catalogue/batch.ts'],
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
    expect(await site.read(file)).toContain(`slug: '${slug}'`);
    const constant = (slug.includes('-') ? slug : `${slug}-endpoint`).replaceAll(
      /-(.)/g,
      (_, letter: string) => letter.toUpperCase(),
    );
    expect((await site.read(list)).split('endpoints: [')[1]).toContain(constant);
    const modules = [...(await site.read(list)).matchAll(/ from '(.*)';$/gm)].map(
      ([, module]) => module,
    );
    expect(modules).toEqual(modules.toSorted());
  });

  it('writes entries that pass the check, which names them until they are complete', async () => {
    const { code, output } = await site.run('check-content.mjs');
    expect(code).toBe(0);
    expect(output).toContain('batch/made-by-a-test is not complete. Complete it, then remove the');
    expect(output).toContain('campaigns/shelve-link is not complete.');
    const cut = await site.run('version-cut.mjs', '1.0');
    expect(cut.output).toMatch(/batch\/made-by-a-test, .*campaigns\/shelve-link.*: found the note/);
    expect(cut.code).toBe(1);
  });

  it('writes entries whose texts are problems without their note', async () => {
    const file = 'src/catalogue/campaigns/shelve-link.ts';
    const text = await site.read(file);
    await site.write(file, text.replace(/notes: \[[^]*?\n {2}\],/, 'notes: [],'));
    const { output } = await site.run('check-content.mjs');
    expect(output.match(/Replace the text of the template\./g)).toHaveLength(3);
    await site.write(file, text);
  });

  it('writes entries that compile and are formatted', async () => {
    const bin = path.join(site.copy.folder, 'node_modules/.bin');
    const files = ['src/catalogue/batch.ts', 'src/catalogue/campaigns/index.ts'];
    const check = (program: string, args: readonly string[]) =>
      new Promise<string>((resolve) => {
        execFile(
          path.join(bin, program),
          args,
          { cwd: site.copy.folder },
          (error, stdout, stderr) => resolve(error ? stdout + stderr : ''),
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
    [
      'endpoint',
      'no-such-group/list',
      'For a new category, see "Add a category" in CONTRIBUTING.md.',
    ],
    ['page', 'campaigns/create-campaign-link', 'expected a unique URL'],
    ['endpoint', 'campains/archive', 'Did you mean "campaigns"?'],
    ['endpoint', 'batch/Bad', 'expected lowercase words separated by hyphens'],
    ['endpoint', 'batch/index', 'expected lowercase words separated by hyphens'],
    ['endpoint', 'batch/boards', 'The endpoint "boards" already exists'],
    ['endpoint', 'campaigns/links', 'src/catalogue/campaigns/links.ts already exists'],
    ['pag', 'guides/x', 'npm run new -- page FOLDER/NAME'],
  ])('rejects %s %s and writes nothing', async (kind, name, message) => {
    const before = await site.readAll();
    const { code, output } = await create(kind, name);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
    expect(await site.readAll()).toEqual(before);
  });
});
