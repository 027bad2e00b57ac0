/**
 * The sites that the browser tests share, beside the portal's own build. Each is built when a test
 * first asks for it: a single test file starts soon, and the other worker tests on meanwhile.
 */
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { stringify } from 'yaml';
import { root } from '../../scripts/lib/paths.mjs';
import { added, beds, changes, pages, removed, toGarden } from './garden';
import { installPackage } from './package';
import { oddPages } from './legal-texts';
import { listen, startServer, type StaticServer } from './server';
import { makeProject, type SiteCopy } from './site-copy';

/** A build, and the address that serves it. */
export interface SharedSite {
  readonly build: string;
  readonly url: string;
}

const copies: SiteCopy[] = [];
const servers: StaticServer[] = [];
const folders: string[] = [];

async function addCopy(code?: string): Promise<SiteCopy> {
  const copy = await makeProject(code);
  copies.push(copy);
  return copy;
}

async function serve(build: string): Promise<SharedSite> {
  const server = await startServer(build);
  servers.push(server);
  return { build, url: server.url };
}

/**
 * The portal of examples/shop below a base URL, with other settings, an alias and an added page. The
 * package builds it, as that of another team.
 */
async function makeShop(): Promise<SharedSite> {
  const { folder, code } = await installPackage();
  folders.push(folder);
  const copy = await addCopy(code);
  // Settings that the build must ignore, since they could also be in a folder above the portal.
  await copy.write({ '.postcssrc.json': '{', 'package.json': '{ "type": "module" }' });
  await cp(path.join(root, 'examples/shop'), copy.at(), { recursive: true });
  const slug = 'slug: place-order';
  await copy.edit('overlay.yaml', slug, `${slug}\n        aliases: [/docs/orders/buy]`);
  const text = 'A guide about quokkas. It follows [Opening hours](../opening-hours.mdx).';
  const manual = await readFile(path.join(root, 'docs/writing.mdx'), 'utf8');
  const parts = manual.split(/^(?=## )/m).filter((part) => /^## (?:Code|Tabs)\n/.test(part));
  await copy.write({
    'pages/guides/first-steps.md': `---\ntitle: First steps\naliases: [/docs/start]\n---\n\n${text}\n`,
    'pages/odd/parts.mdx': `---\ntitle: Parts of the manual\n---\n\n${parts.join('')}`,
    ...Object.fromEntries(oddPages.map(([name, page]) => [`pages/odd/${name}`, page])),
  });
  await cp(path.join(root, 'docs/writing.png'), copy.at('pages/odd/board.png'));
  const settings = {
    contact: { feedback: 'mailto:docs@example.com?subject={title}&body={page}' },
    script: 'https://stats.example.com/stats.js?id=1',
    brand: { accent: '#0f766e' },
  };
  await copy.edit('portal.yaml', 'api:', `${stringify(settings)}api:`);
  return serve(await copy.build({ BASE_URL: '/portal/' }));
}

/** Minifying HTML takes a tenth of the time of a build. */
const fast = { SKIP_HTML_MINIFICATION: 'true' } as const;

/** Many categories in version 1.0 and in the current version, which has moved on. */
async function makeVersions() {
  const copy = await addCopy();
  const edit = 'https://git.example.com/portal/edit/main/';
  const brand = { logo: { light: 'light.svg', dark: 'dark.svg' } };
  // Eight times as wide as high.
  const toLogo = (theme: string) =>
    `<svg id="${theme}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 32"></svg>`;
  await copy.write({
    'portal.yaml': stringify({ api: 'garden.json', content: 'pages', edit, brand }),
    'light.svg': toLogo('light'),
    'dark.svg': toLogo('dark'),
    'pages/guides/first-plants.mdx': pages.guide,
    'garden.json': toGarden(1, removed.title),
  });
  await copy.succeed('version-cut.ts', '1.0-rc.1');
  await copy.write({
    'garden.json': toGarden(beds['1.0'], removed.title),
    'pages/seasons.md': pages.seasons,
    'pages/releases/1.0.md': pages.release,
  });
  await copy.succeed('version-cut.ts', '1.0');
  await copy.write({
    'garden.json': toGarden(beds.current, added.title),
    'pages/seasons.md': pages.movedSeasons,
  });
  await copy.build({ ...fast, DOCUSAURUS_KEEP_SERVER_BUNDLE: 'true' });
  // The next build replaces the folder.
  const kept = copy.at('first');
  await mkdir(kept);
  for (const name of ['build', 'hosts']) {
    await rename(copy.at(name), path.join(kept, name));
  }
  const site = await serve(path.join(kept, 'build'));
  return { ...site, makeLatest: () => makeLatest(copy) };
}

/** Goes on from there: 1.0 stays, its prerelease goes, and the latest release is at the root. */
async function makeLatest(copy: SiteCopy): Promise<SharedSite> {
  await copy.write({ 'garden.json': toGarden(1, added.title) });
  for (const [before, after] of changes) await copy.edit('garden.json', before, after);
  await copy.succeed('version-cut.ts', '2.0');
  await copy.succeed('version-remove.ts', '1.0-rc.1');
  return serve(await copy.build({ ...fast, LATEST: 'release' }));
}

const versions = once(makeVersions);
const makers = {
  shop: once(makeShop),
  versions,
  latest: once(async () => (await versions()).makeLatest()),
} as const satisfies Readonly<Record<string, () => Promise<SharedSite>>>;

export type SiteName = keyof typeof makers;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Answers `/shop` with a {@link SharedSite} as JSON as soon as it is served. */
export async function offerSites(): Promise<{ url: string; close: () => Promise<void> }> {
  const desk = http.createServer((request, response) => {
    const name = (request.url ?? '').slice(1) as SiteName;
    makers[name]().then(
      (site) => response.end(JSON.stringify(site)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const { url, close } = await listen(desk);
  return {
    url,
    async close() {
      await close();
      await Promise.all(servers.map((server) => server.close()));
      await Promise.all(copies.map((copy) => copy.remove()));
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
    },
  };
}
