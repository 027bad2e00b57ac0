import type { GlobalData } from '@docusaurus/types';
import { buildModules } from '../../../src/framework/tables/write';
import { splitTables } from '../../../plugins/page-shards/split';
import { mostGroups } from '../../../src/sidebarGroups';
import { buildTables, toChunk } from './sample';

const tables = buildTables(100, ['', '/1.0']);
const split = splitTables(tables);
const { base, shards } = split;

/** The code that all pages load. */
function baseOf(categories: number): string {
  const whole = splitTables(buildTables(categories));
  const modules = buildModules(whole);
  const names = [
    'routes.js',
    'registry.js',
    'routesChunkNames.js',
    'globalData.json',
    'loaders.js',
  ];
  const versions = JSON.stringify([...whole.base.versions]);
  return [...names.map((name) => modules.get(name)), versions].join('\n');
}

describe('splitTables', () => {
  it('puts each page in exactly one shard, except the home pages of the versions', () => {
    const pages = shards.flatMap(({ routes }) => Object.values(routes).flat());
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(2 * 301);
    expect(JSON.stringify(base.routes)).not.toMatch(/category-|errors/);
    expect(JSON.stringify(base.routes)).toContain('"path":"/1.0","hash":"abc"');
  });

  it.each(['/docs/category-7/one', '/docs/category-7/two', '/endpoints/category-7'])(
    'puts %s in the shard of its category and version',
    (path) => {
      const shardOf = (wanted: string) =>
        shards.findIndex(({ routes }) =>
          Object.values(routes).some((list) => list.some((page) => page.path === wanted)),
        );
      expect(shardOf(path)).toBe(shardOf('/docs/category-7/one'));
      expect(shardOf(`/1.0${path}`)).toBe(shardOf('/1.0/docs/category-7/one'));
      expect(shardOf(path)).toBeGreaterThanOrEqual(0);
    },
  );

  it('puts modules of one shard into it, and shared modules into the code of all pages', () => {
    const shard = shards.find(({ chunkNames }) => '/docs/category-7/one-abc' in chunkNames)!;
    expect(shard.modules.get(toChunk('/docs/category-7/one'))).toBe(
      '@site/docs/docs/category-7/one.mdx',
    );
    expect(shards.some(({ modules }) => modules.has('item'))).toBe(false);
    expect([...base.modules.keys()]).toEqual(['item', toChunk('/'), toChunk('/1.0')]);
  });

  it('keeps all pages of the framework', () => {
    const instance = base.globalData['docusaurus-plugin-content-docs']?.['default'] as {
      versions: { name: string; docs: { path: string }[] }[];
    };
    const known = instance.versions.map(({ name, docs }) => {
      const all = [...docs, ...shards.flatMap((shard) => shard.docs[name] ?? [])];
      return [name, new Set(all.map(({ path }) => path)).size];
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
    expect(Object.keys(version.docs)).toContain('/endpoints/category-7');
  });

  it('removes the groups of a long section from the sidebar', () => {
    const { version } = [...base.versions.values()][0]!;
    expect(JSON.stringify(version)).not.toContain('category-7');
    expect(JSON.stringify(version)).toContain('All 100 categories');
    expect(Object.keys(version.docs)).toEqual(['/docs/errors']);
    for (const overview of ['/1.0/endpoints/category-7', '/endpoints/category-7']) {
      const shard = shards.find(({ groups }) => overview in groups);
      expect(shard?.groups[overview]?.items).toHaveLength(2);
    }
  });

  it('keeps shards small, and the size of the code of all pages almost constant', () => {
    const sizes = shards.map(({ routes }) => Object.values(routes).flat().length);
    const largest = Math.max(...sizes);
    expect(largest).toBeLessThan(60);
    expect(baseOf(1000).length - baseOf(100).length).toBeLessThan(5000);
    expect(baseOf(1000)).not.toContain('category-');
  });
});
