import fs from 'node:fs/promises';
import path from 'node:path';
import { completeRootChangelog, readRootChangelog } from '../../plugins/endpoint-pages/changelog';
import { link, makeSite, type SiteFolder } from '../versions/site';

let portal: SiteFolder;
const page = 'versioned_docs/version-2.0/reference/changelog.mdx';
const other = { ...link, slug: 'other', title: 'Other' };
const later = { ...link, slug: 'later', title: 'Later' };

beforeEach(async () => {
  portal = await makeSite();
  await portal.cut('1.0', '2026-01-31', [link]);
  await portal.write('versioned_docs/version-2.0/releases/2.0.md', 'Two.\n');
  await portal.cut('2.0', '2026-03-31', [link, other, later]);
  await portal.write('versioned_docs/version-1.5/releases/1.5.md', 'One and a half.\n');
  await portal.cut('1.5', '2026-04-30', [link, later]);
  await portal.cut('3.0-rc.1', '2026-05-31', [link, other]);
});
afterEach(() => portal.remove());

const read = (file: string) => fs.readFile(path.join(portal.folder, file), 'utf8');

/** What the compiler sees of a page. */
async function complete(file: string, root: string): Promise<string> {
  const filePath = path.join(portal.folder, file);
  return completeRootChangelog(portal.folder, { root })({
    filePath,
    fileContent: await read(file),
  });
}

describe('the changelog at the root', () => {
  it('contains versions that were cut after its own, in the order of versions', () => {
    const { content } = readRootChangelog(portal.folder, { root: '2.0' })!;
    const rows = content.steps.map(({ version, before, endpoints }) => [
      ...[version?.name, before],
      ...endpoints.map(({ title, page: added }) => `${added === undefined ? '-' : '+'} ${title}`),
    ]);
    expect(rows).toEqual([
      ['3.0-rc.1', '2.0', '- Later'],
      ['2.0', '1.0', '+ Other', '+ Later'],
      ['1.5', '1.0', '+ Later'],
      ['1.0', undefined],
    ]);
  });

  it('has the release notes of its own version, then those of the other versions', async () => {
    const text = await complete(page, '2.0');
    const [data = '', ...lines] = text.split('---\n')[2]!.trim().split('\n');
    expect(lines).toEqual([
      "import Changelog from '@site/src/components/Changelog';",
      "import Notes0 from '../releases/2.0.md';",
      "import Notes1 from '../../version-1.5/releases/1.5.md';",
      '',
      '<Changelog page={page} notes={{ "2.0": Notes0, "1.5": Notes1 }} />',
    ]);
    const shown = JSON.parse(data.replace(/^export const page = (.*);$/, '$1')) as object;
    expect(shown).toEqual({
      schemaVersion: 1,
      ...readRootChangelog(portal.folder, { root: '2.0' })?.content,
    });
  });

  it('keeps the front matter of its page', async () => {
    const [, before] = (await read(page)).split('---\n');
    const [, after] = (await complete(page, '2.0')).split('---\n');
    expect(after).toBe(before);
  });
});

describe('other pages', () => {
  it.each([
    ['of the version at the root', 'versioned_docs/version-2.0/reference/index.mdx', '2.0'],
    ['of other versions', 'versioned_docs/version-1.5/reference/changelog.mdx', '2.0'],
    ['of all versions, if the current one is at the root,', page, 'current'],
  ])('%s stay the same', async (_name, file, root) => {
    expect(await complete(file, root)).toBe(await read(file));
  });
});
