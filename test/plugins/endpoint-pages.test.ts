import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import endpointPages from '../../plugins/endpoint-pages';
import { readCatalogue } from '../../plugins/endpoint-pages/catalogue';
import { validateOptions, type Options } from '../../plugins/endpoint-pages/options';
import { toDefaultSlug } from '../../plugins/endpoint-pages/slug';
import { site } from '../exports/download';

const optionsOf = (options: Options) =>
  validateOptions({ options, validate: normalizePluginOptions });

describe('the options', () => {
  it('have defaults', () => {
    expect(optionsOf({})).toEqual({
      id: 'default',
      catalogue: 'src/catalogue/index.ts',
      directory: 'docs/reference',
    });
  });

  it('can be set', () => {
    const options = { id: 'a', catalogue: 'facts.ts', directory: 'docs/api' };
    expect(optionsOf(options)).toEqual(options);
  });

  it.each([{ directory: 1 }, { catalogue: '' }, { folder: 'docs/api' }])('refuse %j', (options) => {
    expect(() => optionsOf(options as Options)).toThrow(Object.keys(options)[0]);
  });
});

describe('toDefaultSlug', () => {
  it.each([
    ['docs/introduction.md', '/docs/introduction'],
    ['docs/guides/x.mdx', '/docs/guides/x'],
    ['docs/guides/index.md', '/docs/guides'],
    ['docs/guides/README.md', '/docs/guides'],
    ['docs/index.mdx', '/docs'],
    ['docs/guides/my-index.md', '/docs/guides/my-index'],
    ['docs/docs/a.md', '/docs/docs/a'],
    ['docs/v1.0.md', '/docs/v1.0'],
    ['versioned_docs/version-1.0/guides/x.md', '/docs/guides/x'],
    ['versioned_docs/version-1.0/index.md', '/docs'],
    [String.raw`docs\guides\x.md`, '/docs/guides/x'],
  ])('serves %s at %s', (file, slug) => {
    expect(toDefaultSlug(file)).toBe(slug);
  });
});

describe('the plugin', () => {
  let siteDir = '';
  beforeEach(async () => {
    siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'site-'));
  });
  afterEach(() => fs.rm(siteDir, { recursive: true }));

  const entry = `
    import { description } from './batch';
    export const catalogue = {
      categories: [{ id: 'batch', title: 'Batch', description, endpoints: [] }],
    };
  `;
  const writeCatalogue = async (description: string) => {
    await fs.writeFile(path.join(siteDir, 'index.ts'), entry);
    const text = `export const description: string = ${JSON.stringify(description)};`;
    await fs.writeFile(path.join(siteDir, 'batch.ts'), text);
  };
  const readOverview = () => fs.readFile(path.join(siteDir, 'reference/batch/index.json'), 'utf8');

  const start = () => {
    const context = { siteDir, siteConfig: { customFields: { site } } } as unknown as LoadContext;
    const options = { id: 'default', catalogue: 'index.ts', directory: 'reference' };
    return endpointPages(context, options);
  };

  /** What was printed before the process would have ended. */
  async function stopOf(command: () => unknown): Promise<string> {
    const print = jest.spyOn(console, 'error').mockImplementation();
    const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
    await expect(Promise.resolve().then(command)).rejects.toThrow('exit 1');
    const printed = print.mock.calls.join('\n');
    [print, exit].forEach((spy) => spy.mockRestore());
    return printed;
  }

  it('writes the pages before anything is loaded', async () => {
    await writeCatalogue('The first.');
    await start();
    expect(await readOverview()).toContain('The first.');
  });

  it('goes on with the last good pages when the catalogue has problems', async () => {
    await writeCatalogue('The first.');
    await start();
    await writeCatalogue('');
    await start();
    expect(await readOverview()).toContain('The first.');
  });

  it('lets no command such as docs:version go on with problems', async () => {
    await writeCatalogue('The first.');
    await start();
    await writeCatalogue('');
    const plugin = await start();
    const printed = await stopOf(() => plugin.extendCli?.({} as never));
    expect(printed).toContain('batch: description: found a blank text');
  });

  it('stops at problems where there are no pages yet, and writes nothing', async () => {
    await writeCatalogue('');
    expect(await stopOf(start)).toContain('batch: description: found a blank text');
    await expect(readOverview()).rejects.toThrow('ENOENT');
  });

  it.each([
    [
      'does not parse',
      'export const description = "x;',
      'batch.ts:1: ParseError: Unterminated string',
    ],
    [
      'names what is not there',
      '\n\nexport const description = a;',
      'batch.ts:3: a is not defined',
    ],
    ['imports what is not there', "import './b';", "batch.ts:1: Cannot find module './b'"],
    ['states nothing', '', 'index.ts: Cannot read properties of undefined'],
  ])('says where a file %s', async (_, text, message) => {
    await writeCatalogue('The first.');
    await fs.writeFile(path.join(siteDir, 'batch.ts'), text);
    const { problems } = await readCatalogue(siteDir, 'index.ts');
    expect(problems).toEqual([{ message: expect.stringContaining(message) as string }]);
  });
});
