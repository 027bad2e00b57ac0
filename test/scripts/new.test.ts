import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/new';
import { copySite, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;
let told: jest.SpyInstance;
beforeAll(async () => {
  site = await copySite();
});
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: site.at() });
  jest.spyOn(console, 'error').mockReturnValue();
  told = jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => site.remove());

/** All files that editors write, with their texts. */
const readAll = () =>
  ['docs', 'src/catalogue'].flatMap((folder) =>
    readdirSync(site.at(folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [file, readFileSync(file, 'latin1')]),
  );

describe('npm run new', () => {
  it.each([
    ['batch/delete', 'src/catalogue/batch.ts', "{ deleteEndpoint } from './batch/delete'"],
    [
      'campaigns/shelve-link',
      'src/catalogue/campaigns/index.ts',
      "{ shelveLink } from './shelve-link'",
    ],
  ])('writes the entry %s, and says how to list it in %s', async (name, list, line) => {
    await run(['endpoint', name]);
    const [output] = told.mock.lastCall as readonly [string];
    expect(output).toContain(
      `Added src/catalogue/${name}.ts. Add it to the "endpoints" in ${list}`,
    );
    expect(output).toContain(`import ${line};\n`);
    const text = site.read(list);
    const [, constant = ''] = /\{ (\w+)/.exec(line) ?? [];
    const listed = text.replace(/(?<=endpoints: \[)/, `${constant}, `);
    await site.write({ [list]: `import ${line};\n${listed}` });
    const entry = site.read(`src/catalogue/${name}.ts`);
    expect(entry).not.toMatch(/\{\{|undefined/);
  });

  it('writes the title of a page as a text', async () => {
    await run(['page', 'guides/null']);
    expect(site.read('docs/guides/null.mdx')).toContain("title: 'Null'\n");
  });

  it('writes entries that pass the check, which names them until they are complete', async () => {
    const { code, output } = await site.run('check-content.ts');
    expect(code).toBe(0);
    expect(output).toContain('batch/delete is not complete. Complete it, then remove the note');
    expect(output).toContain('campaigns/shelve-link is not complete.');
    const cut = await site.run('version-cut.ts', '1.0');
    expect(cut.output).toMatch(/batch\/delete, .*campaigns\/shelve-link.*: found the note/);
    expect(cut.code).toBe(1);
  });

  it('writes entries that compile and are formatted', async () => {
    const folder = site.at();
    const run = (program: string, args: readonly string[]) =>
      new Promise<string>((resolve) => {
        const file = path.join(folder, 'node_modules/.bin', program);
        execFile(file, args, { cwd: folder }, (error, stdout, stderr) =>
          resolve(error ? stdout + stderr : ''),
        );
      });
    const files = ['src/catalogue/batch/delete.ts', 'src/catalogue/campaigns/shelve-link.ts'];
    expect(await run('prettier', ['--check', ...files])).toBe('');
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve'];
    expect(await run('tsc', [...flags, '--target', 'es2023', 'src/catalogue/index.ts'])).toBe('');
  });

  it.each([
    ['page', 'errors', 'docs/errors.mdx exists already, so nothing was written'],
    ['page', 'guides/tea.md', 'and a name without capitals, dots and spaces'],
    ['page', '../outside', 'expected "page" or "endpoint", and a name'],
    ['endpoint', 'campains/archive', 'Did you mean "campaigns"?'],
    ['endpoint', 'batch/Bad', 'expected "page" or "endpoint", and a name'],
    ['endpoint', 'campaigns/links', 'src/catalogue/campaigns/links.ts exists already'],
    ['pag', 'guides/x', 'expected "page" or "endpoint", and a name'],
  ])('rejects %s %s and writes nothing', async (kind, name, message) => {
    const before = readAll();
    await expect(run([kind, name])).rejects.toThrow(message);
    expect(readAll()).toEqual(before);
  });
});
