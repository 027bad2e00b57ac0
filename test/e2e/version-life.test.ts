import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openPage } from '../support/browser';
import { readAtom } from '../support/atom';
import { addEndpoint } from '../support/entries';
import { startServer, type StaticServer } from '../support/server';
import { copySite, type SiteCopy } from '../support/site-copy';
import { readSiteMap } from '../support/walk';
import { readExports, readPages } from './version-files';

type Files = Readonly<Record<string, string>>;

const names = ['1.0', '1.1', '2.0-rc.1', '2.0'] as const;
const gone = '/docs/batch/shuffle-batches';

let copy: SiteCopy;
/** Each version as it was in the first build that contained all of them. */
let first: Readonly<Record<string, { readonly pages: Files; readonly exports: Files }>>;
let firstFeed: string;
/** The build with `LATEST=release`. */
let release: Readonly<Record<string, { readonly pages: Files; readonly exports: Files }>>;
/** The feed with `LATEST=release`, after the removal of 1.0. */
let releaseFeed: string;
let server: StaticServer;

const readVersion = (build: string, route: string) => ({
  pages: readPages(path.join(build, route)),
  exports: readExports(path.join(build, route)),
});
const readFeed = (build: string) => readFileSync(path.join(build, 'changelog.xml'), 'utf8');

beforeAll(async () => {
  copy = await copySite();
  const query = "query: [{ name: 'seed', type: 'string', description: 'Order.' }]";
  const added = await addEndpoint(copy, {
    slug: 'shuffle-batches',
    title: 'Shuffle Batches',
    keys: `parameters: { path: [boardId], ${query}, header: apiHeaders }`,
  });
  await copy.cut('1.0');
  const renamed = added.replace(
    "name: 'seed',",
    "name: 'order', was: 'seed', deprecated: 'Since 1.1: see [Errors](/docs/errors).',",
  );
  await copy.edit('src/catalogue/batch.ts', added, renamed);
  await copy.write('docs/releases/1.1.md', '## Highlights\n\nSee [Errors](../errors.mdx).\n');
  await copy.cut('1.1');
  await copy.cut('2.0-rc.1');
  await copy.edit('src/catalogue/batch.ts', renamed, '');
  await copy.cut('2.0');

  const build = await copy.build();
  first = Object.fromEntries(names.map((name) => [name, readVersion(build, name)]));
  firstFeed = readFeed(build);

  await copy.build({ LATEST: 'release' });
  release = Object.fromEntries(names.map((name) => [name, readVersion(build, name)]));
  await copy.removeVersion('1.0');
  await copy.build({ LATEST: 'release' });
  releaseFeed = readFeed(build);
  server = await startServer(build);
}, 900_000);

afterAll(async () => {
  await server.close();
  await copy.remove();
});

const build = () => path.join(copy.folder, 'build');
const open = (route: string) => openPage(route, { baseURL: server.url });

describe('cut versions', () => {
  it('say the same in both arrangements, apart from the way to the latest version', () => {
    for (const [name, { pages, exports }] of Object.entries(release)) {
      expect(exports).toEqual(first[name]?.exports);
      if (name === '2.0') continue;
      expect(Object.keys(pages)).toEqual(Object.keys(first[name]?.pages ?? {}));
      for (const [file, text] of Object.entries(pages)) {
        if (file !== 'changelog.html')
          expect([file, text]).toEqual([file, first[name]?.pages[file]]);
      }
    }
  });

  it('that are the latest keep their files at their own address', () => {
    expect(Object.keys(release['2.0']?.exports ?? {}).length).toBeGreaterThan(40);
    expect(readFileSync(path.join(build(), 'openapi.json'), 'utf8')).toContain('"version": "2.0"');
  });

  it('have a changelog that names their own changes', () => {
    const toHeadings = (name: string) =>
      first[name]?.exports['changelog.md']?.match(/(?<=^## ).*(?= · )/gm);
    expect(toHeadings('1.0')).toEqual(['Version 1.0']);
    expect(toHeadings('2.0')).toEqual(names.map((name) => `Version ${name}`).toReversed());
    const changes = first['1.1']?.exports['changelog.md'] ?? '';
    expect(changes).toContain('was renamed. Its old name is `seed`.');
    expect(changes).toMatch(/### Highlights\n\nSee \[Errors\]/);
    expect(first['2.0-rc.1']?.exports['changelog.md']).toContain('No API changes since 1.1.');
  });
});

describe('the feed', () => {
  it('is valid, and has an entry for each version', () => {
    expect(readAtom(firstFeed).map(({ id }) => id.replace(/.*#version-/, ''))).toEqual(
      names.toReversed(),
    );
  });

  it('is the same after another arrangement and a removal', () => {
    expect(releaseFeed).toBe(firstFeed);
  });
});

describe('the latest release at the root', () => {
  it('is in the sitemap, and nothing else is', () => {
    const routes = readSiteMap(build());
    expect(routes).toContain('/docs/errors');
    expect(routes.filter((route) => /^\/(next|\d)/.test(route))).toEqual([]);
  });

  it('has no banner, and the menu says that it is the latest', async () => {
    const page = await open('/docs/errors');
    expect(await page.getByRole('complementary', { name: 'Version' }).count()).toBe(0);
    await page.locator('header summary').click();
    const links = page.locator('header details a');
    expect(await links.allInnerTexts()).toEqual([
      ...['Next', '2.0 (latest)', '2.0-rc.1', '1.1', 'Changelog'],
    ]);
    expect(await links.last().getAttribute('href')).toBe('/changelog');
  });

  it.each([
    ['/next/docs/errors', 'This is the next version, which is not released yet.'],
    ['/1.1/docs/errors', 'This is version 1.1, which is no longer updated.'],
    ['/2.0-rc.1/docs/errors', 'This is version 2.0-rc.1, which is no longer updated.'],
  ])('is linked from the banner of %s', async (route, text) => {
    const page = await open(route);
    const banner = page.getByRole('complementary', { name: 'Version' });
    expect(await banner.innerText()).toContain(text);
    expect(await banner.getByRole('link').getAttribute('href')).toBe('/docs/errors');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
  });

  it.each([
    ['2.0.html', '/'],
    ['2.0/docs/errors.html', '/docs/errors'],
    ['1.0.html', '/'],
    ['1.0/docs/errors.html', '/docs/errors'],
    [`1.0${gone}.html`, '/endpoints/batch'],
  ])('is where %s leads', (file, target) => {
    const html = readFileSync(path.join(build(), file), 'utf8');
    expect(html).toContain(`content="0; url=${target}"`);
    expect(existsSync(path.join(build(), `1.1${gone}.html`))).toBe(true);
  });
});
