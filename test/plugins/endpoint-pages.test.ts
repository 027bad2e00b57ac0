import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import endpointPages from '../../plugins/pages';
import { toProject } from '../content/site';
import { site } from '../exports/sample';
import { useFolder } from '../support/folder';

const sample = path.join(__dirname, '../content/site');

describe('the plugin', () => {
  const { at, edit, read } = useFolder();
  beforeEach(() => fs.cp(sample, at(), { recursive: true }));

  const spoil = () => edit('src/catalogue/settings.ts', 'What a board has.', ' ');
  const readOverview = () => read('docs/reference/settings/index.json');

  const start = () => {
    const customFields = { site, arrangement: { root: 'current', latest: undefined } };
    const i18n = { currentLocale: 'en', defaultLocale: 'en' };
    const siteConfig = { customFields };
    const context = { siteDir: at(), siteConfig, i18n } as unknown as LoadContext;
    return endpointPages(context, { project: () => toProject(at()) });
  };

  /** The output before the process would have ended. */
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

  it('writes the pages before anything is loaded, and keeps them when there are problems', async () => {
    await start();
    expect(readOverview()).toContain('What a board has.');
    await spoil();
    await start();
    expect(readOverview()).toContain('What a board has.');
  });

  it('writes the pages of a valid catalogue although a page has problems', async () => {
    await edit('docs/errors.mdx', '## ', '#### ');
    await start();
    expect(readOverview()).toContain('What a board has.');
  });

  it('stops builds and commands such as docs:version if there are problems', async () => {
    await start();
    await spoil();
    const plugin = await start();
    const problem = 'settings: description: found " "';
    expect(await stopOf(() => plugin.extendCli?.({} as never))).toContain(problem);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect(await stopOf(start)).toContain(problem);
    jest.restoreAllMocks();
  });

  it('stops if there are problems and no pages yet, and writes nothing', async () => {
    await spoil();
    expect(await stopOf(start)).toContain('settings: description: found " "');
    expect(readOverview).toThrow('ENOENT');
  });
});
