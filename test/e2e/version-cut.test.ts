import { existsSync } from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from '../support/site-copy';

let copy: SiteCopy;

beforeAll(async () => {
  copy = await copySite();
}, 120_000);

afterAll(() => copy.remove());

it('a page that uses a file outside the version is refused, and leaves no files behind', async () => {
  const [good, bad] = [
    'import Home',
    "import { catalogue } from '@site/src/catalogue';\nimport Home",
  ];
  await copy.edit('docs/index.mdx', good, bad);
  await expect(copy.cut('2.0')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /index\.mdx:\d+: import "@site\/src\/catalogue": found a /,
    ) as string,
  });
  for (const file of ['versioned_docs/version-2.0', 'versioned_sidebars', 'versions.json']) {
    expect([file, existsSync(path.join(copy.folder, file))]).toEqual([file, false]);
  }
}, 240_000);
