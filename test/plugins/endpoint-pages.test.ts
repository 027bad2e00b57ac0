import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import endpointPages from '../../plugins/endpoint-pages';
import { replace } from '../content/mistake';
import { site } from '../exports/sample';

const sample = path.join(__dirname, '../content/site');

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
    const customFields = { site, arrangement: { root: 'current', latest: undefined } };
    const context = { siteDir, siteConfig: { customFields } } as unknown as LoadContext;
    return endpointPages(context);
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

  it('writes the pages before anything is loaded', async () => {
    await start();
    expect(await readOverview()).toContain('What a board has.');
  });

  it('keeps the last valid pages when the catalogue has problems', async () => {
    await start();
    await edit(' ');
    await start();
    expect(await readOverview()).toContain('What a board has.');
  });

  it('writes the pages of a valid catalogue although a page has problems', async () => {
    await replace('docs/errors.mdx', '## ', '#### ')({ folder: siteDir });
    await start();
    expect(await readOverview()).toContain('What a board has.');
  });

  it('stops commands such as docs:version if there are problems', async () => {
    await start();
    await edit(' ');
    const plugin = await start();
    const printed = await stopOf(() => plugin.extendCli?.({} as never));
    expect(printed).toContain('settings: description: found " "');
  });

  it('stops if there are problems and no pages yet, and writes nothing', async () => {
    await edit(' ');
    expect(await stopOf(start)).toContain('settings: description: found " "');
    await expect(readOverview()).rejects.toThrow('ENOENT');
  });
});
