import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent } from '../../src/content/check';
import { toMessage } from '../../src/content/problem';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renames-'));
  await cp(path.join(__dirname, 'site'), folder, { recursive: true });
  await writeFile(at('docs/old.mdx'), page('Old', ['One line.', 'Another line.', 'A third one.']));
  await writeFile(at('docs/link.mdx'), page('Link', ['See [the old page](./old.mdx).']));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const page = (title: string, lines: readonly string[]) =>
  `---\ntitle: ${title}\n---\n\n${lines.join('\n\n')}\n`;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
    cwd: folder,
  });
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'State');
};
const messages = async () => (await checkContent(folder)).problems.map(toMessage);
const renamed =
  'Was it renamed? Write "./guides/new.mdx", and add "aliases: [/docs/old]" to docs/guides/new.mdx.';

describe('a link to a renamed page', () => {
  beforeEach(() => {
    git('init', '--quiet');
    commit();
  });

  it.each([false, true])(
    'suggests the new file and the alias (committed: %s)',
    async (isCommitted) => {
      await rename(at('docs/old.mdx'), at('docs/guides/new.mdx'));
      if (isCommitted) commit();
      expect(await messages()).toEqual([expect.stringContaining(renamed)]);
    },
  );

  it('identifies the page by its title if its text has changed', async () => {
    await rm(at('docs/old.mdx'));
    await writeFile(at('docs/guides/new.mdx'), page('Old', ['All new.']));
    expect(await messages()).toEqual([expect.stringContaining(renamed)]);
  });

  it('identifies the page by its text if its title has changed', async () => {
    await rename(at('docs/old.mdx'), at('docs/guides/new.mdx'));
    const text = await readFile(at('docs/guides/new.mdx'), 'utf8');
    await writeFile(at('docs/guides/new.mdx'), text.replace('title: Old', 'title: New'));
    expect(await messages()).toEqual([expect.stringContaining(renamed)]);
  });

  it.each(['slug: /docs/old', 'aliases: [/docs/old]'])(
    'suggests no alias if the URL is still valid: %s',
    async (line) => {
      await rm(at('docs/old.mdx'));
      await writeFile(at('docs/new.mdx'), page(`Old\n${line}`, ['New.']));
      expect(await messages()).toEqual([
        expect.stringMatching(/Was it renamed\? Write "\.\/new\.mdx"\.$/),
      ]);
    },
  );

  it('suggests nothing for a deleted page', async () => {
    await rm(at('docs/old.mdx'));
    expect(await messages()).toEqual([expect.not.stringContaining('renamed')]);
  });
});

it('the check of links works without git', async () => {
  await rename(at('docs/old.mdx'), at('docs/guides/new.mdx'));
  expect(await messages()).toEqual([expect.stringContaining('which does not exist')]);
});
