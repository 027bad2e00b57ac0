import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import endpointPages from '../../plugins/endpoint-pages';
import { validateOptions, type Options } from '../../plugins/endpoint-pages/options';
import { toDefaultSlug } from '../../plugins/endpoint-pages/slug';
import { replace } from '../content/mistake';
import { site } from '../exports/download';

const sample = path.join(__dirname, '../content/site');

const optionsOf = (options: Options) =>
  validateOptions({ options, validate: normalizePluginOptions });

describe('the options', () => {
  it('have defaults', () => {
    expect(optionsOf({})).toEqual({ id: 'default', directory: 'docs/reference' });
  });

  it('can be set', () => {
    const options = { id: 'a', directory: 'docs/api' };
    expect(optionsOf(options)).toEqual(options);
  });

  it.each([{ directory: 1 }, { folder: 'docs/api' }])('refuse %j', (options) => {
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
    await fs.cp(sample, siteDir, { recursive: true });
  });
  afterEach(() => fs.rm(siteDir, { recursive: true }));

  const edit = (after: string) =>
    replace('src/catalogue/settings.ts', 'What a board has.', after)({ folder: siteDir });
  const readOverview = () =>
    fs.readFile(path.join(siteDir, 'docs/reference/settings/index.json'), 'utf8');

  const start = () => {
    const context = { siteDir, siteConfig: { customFields: { site } } } as unknown as LoadContext;
    return endpointPages(context, { id: 'default', directory: 'docs/reference' });
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
    await start();
    expect(await readOverview()).toContain('What a board has.');
  });

  it('goes on with the last good pages when the catalogue has problems', async () => {
    await start();
    await edit(' ');
    await start();
    expect(await readOverview()).toContain('What a board has.');
  });

  it('writes the pages of a sound catalogue although a page has problems', async () => {
    await replace('docs/errors.mdx', '## ', '#### ')({ folder: siteDir });
    await start();
    expect(await readOverview()).toContain('What a board has.');
  });

  it('lets no command such as docs:version go on with problems', async () => {
    await start();
    await edit(' ');
    const plugin = await start();
    const printed = await stopOf(() => plugin.extendCli?.({} as never));
    expect(printed).toContain('settings: description: found a blank text');
  });

  it('stops at problems where there are no pages yet, and writes nothing', async () => {
    await edit(' ');
    expect(await stopOf(start)).toContain('settings: description: found a blank text');
    await expect(readOverview()).rejects.toThrow('ENOENT');
  });
});
