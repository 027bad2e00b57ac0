import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GlobalData } from '@docusaurus/types';
import { editRegistry } from '../../../plugins/bundler/generated';
import { docsPlugin, toShardNumber } from '../../../plugins/bundler/shards/model';
import { parseRegistry, parseRoutes } from '../../../plugins/bundler/shards/read';
import { splitTables } from '../../../plugins/bundler/shards/split';
import { buildModules } from '../../../plugins/bundler/shards/write';
import { mostGroups } from '../../../src/sidebar';
import { buildTables, toChunk } from './sample-tables';

describe('the tables of the installed framework', () => {
  const folder = mkdtemp(path.join(tmpdir(), 'tables-'));
  const read = async (file: string) => readFile(path.join(await folder, file), 'utf8');

  beforeAll(async () => {
    const file = path.join(__dirname, '../../../node_modules/@docusaurus/core/lib/server/codegen');
    const { generateRouteFiles } = createRequire(__filename)(`${file}/codegenRoutes.js`) as {
      generateRouteFiles: (site: object) => Promise<void>;
    };
    const modules = { content: "@site/docs/it's.mdx" };
    const page = { path: "/it's", component: '@theme/DocItem', exact: true, sidebar: 'docs' };
    const plugin = { name: docsPlugin, id: 'default' };
    const routes = [{ ...page, path: '/', plugin, routes: [{ ...page, modules }] }];
    await generateRouteFiles({ generatedFilesDir: await folder, routes });
  });
  afterAll(async () => rm(await folder, { recursive: true }));

  it('contain the routes, with the names of their chunks', async () => {
    const [root] = parseRoutes(await read('routes.js'));
    const [page] = root?.routes ?? [];
    expect(page).toMatchObject({ path: "/it's", attributes: { exact: true, sidebar: 'docs' } });
    const names = JSON.parse(await read('routesChunkNames.json')) as object;
    expect(Object.keys(names)).toContain(`${page?.path}-${page?.hash}`);
  });

  it('contain the module of each chunk', async () => {
    const modules = [...parseRegistry(await read('registry.js')).values()];
    expect(modules).toEqual(expect.arrayContaining(['@theme/DocItem', "@site/docs/it's.mdx"]));
  });

  it('contain no module names that only the server needs', async () => {
    const client = editRegistry(await read('registry.js'));
    expect(client).toContain('import(/* webpackMode: "eager" */ "@theme/DocItem")]');
    expect(client).toContain('import("@site/docs/it\'s.mdx")]');
    expect(client).not.toContain('resolveWeak');
  });

  it('must have an import for each chunk', () => {
    expect(() => parseRegistry('export default {\n  "17": lazy("a"),\n};\n')).toThrow(
      'Framework internal "tables" has changed: ',
    );
  });
});

describe('toShardNumber', () => {
  it.each([
    ['/', '/docs/campaigns/get-campaign-link', '/endpoints/campaigns'],
    ['/portal/1.0', '/portal/1.0/docs/campaigns', '/portal/1.0/endpoints/campaigns/'],
  ])('is the same in %s for %s and %s', (version, one, other) => {
    expect(toShardNumber(version, one, 1000)).toBe(toShardNumber(version, other, 1000));
  });

  it('depends on the category and the version', () => {
    const numbers = [
      toShardNumber('/', '/docs/campaigns', 1000),
      toShardNumber('/', '/docs/batch', 1000),
      toShardNumber('/1.0', '/1.0/docs/campaigns', 1000),
    ];
    expect(new Set(numbers).size).toBe(3);
  });
});

const tables = buildTables(100, ['', '/1.0']);
const split = splitTables(tables);
const { base, shards } = split;

/** The code that all pages load. */
function baseOf(categories: number): string {
  const whole = splitTables(buildTables(categories));
  const modules = [...buildModules(whole)].filter(([name]) => !name.startsWith('shard-'));
  return JSON.stringify([modules, ...whole.base.versions]);
}

describe('splitTables', () => {
  it('puts each page in exactly one shard, except the home pages of the versions', () => {
    const pages = shards.flatMap(({ routes }) => Object.values(routes).flat());
    const paths = pages.map(({ path: route }) => route);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(2 * 301);
    expect(JSON.stringify(base.routes)).not.toMatch(/category-|errors/);
    expect(JSON.stringify(base.routes)).toContain('"path":"/1.0","hash":"abc"');
  });

  it('puts modules of one shard into it, and shared modules into the code of all pages', () => {
    const shard = shards.find(({ chunkNames }) => '/docs/category-7/one-abc' in chunkNames)!;
    expect(Object.keys(shard.chunkNames)).toContain('/endpoints/category-7-abc');
    expect(shard.modules.get(toChunk('/docs/category-7/one'))).toBe(
      '@site/docs/docs/category-7/one.mdx',
    );
    expect(shards.some(({ modules }) => modules.has('item'))).toBe(false);
    expect([...base.modules.keys()]).toEqual(['item', toChunk('/'), toChunk('/1.0')]);
  });

  it('keeps all pages of the framework', () => {
    const instance = base.globalData[docsPlugin]?.['default'] as {
      versions: { name: string; docs: { path: string }[] }[];
    };
    const known = instance.versions.map(({ name, docs }) => {
      const all = [...docs, ...shards.flatMap((shard) => shard.docs[name] ?? [])];
      return [name, new Set(all.map(({ path: route }) => route)).size];
    });
    expect(known).toEqual([
      ['current', 302],
      ['/1.0', 302],
    ]);
    expect(instance.versions[1]?.docs).toEqual([{ id: '', path: '/1.0' }]);
    expect(base.globalData['other']).toEqual({});
  });

  it('includes the page in other versions, even if its URL there has changed', () => {
    const moved = JSON.parse(
      JSON.stringify(tables.globalData).replace(
        '"path":"/1.0/docs/category-7/one"',
        '"path":"/1.0/docs/category-8/one"',
      ),
    ) as GlobalData;
    const { shards: others } = splitTables({ ...tables, globalData: moved });
    const shard = others.find(({ chunkNames }) => '/docs/category-7/one-abc' in chunkNames)!;
    expect(shard.docs['/1.0']).toContainEqual({
      id: '/docs/category-7/one',
      path: '/1.0/docs/category-8/one',
    });
  });

  it('removes the entries of closed groups from the sidebar', () => {
    const few = splitTables(buildTables(mostGroups));
    expect(few.shards.length).toBeGreaterThan(1);
    const { version } = [...few.base.versions.values()][0]!;
    expect(JSON.stringify(version)).not.toContain('/docs/category-7/');
    expect(JSON.stringify(version)).toContain('"href":"/endpoints/category-7"');
    expect(Object.keys(version.docs)).toEqual(['/docs/errors']);
  });

  it('removes the groups of a long section from the sidebar', () => {
    const { version } = [...base.versions.values()][0]!;
    expect(JSON.stringify(version)).not.toContain('category-7');
    expect(JSON.stringify(version)).toContain('All 100 categories');
    for (const overview of ['/1.0/endpoints/category-7', '/endpoints/category-7']) {
      const shard = shards.find(({ groups }) => overview in groups);
      expect(shard?.groups[overview]?.items).toHaveLength(2);
    }
  });

  it('keeps shards small, and the size of the code of all pages almost constant', () => {
    const sizes = shards.map(({ routes }) => Object.values(routes).flat().length);
    expect(Math.max(...sizes)).toBeLessThan(60);
    expect(baseOf(1000).length - baseOf(100).length).toBeLessThan(5000);
    expect(baseOf(1000)).not.toContain('category-');
  });
});
