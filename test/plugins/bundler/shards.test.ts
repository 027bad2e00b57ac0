import type { GlobalData } from '@docusaurus/types';
import { docsPlugin, toShardNumber } from '../../../plugins/bundler/shards/model';
import { splitTables, type Tables } from '../../../plugins/bundler/shards/split';
import { mostGroups } from '../../../src/sidebar';
import { buildTables } from './sample-tables';

const versions = [{ path: '/' }, { path: '/1.0' }, { path: '/portal/1.0' }];

describe('toShardNumber', () => {
  it.each([
    ['/docs/campaigns/get-campaign-link', '/endpoints/campaigns'],
    ['/portal/1.0/docs/campaigns', '/portal/1.0/endpoints/campaigns/'],
  ])('is the same for %s and %s', (one, other) => {
    expect(toShardNumber(versions, one, 1000)).toBe(toShardNumber(versions, other, 1000));
  });

  it('depends on the category and the version', () => {
    const pages = ['/docs/campaigns', '/docs/batch', '/1.0/docs/campaigns'];
    expect(new Set(pages.map((page) => toShardNumber(versions, page, 1000))).size).toBe(3);
  });

  it.each(['/', '/1.0', '/1.0/'])('is undefined for the home page %s', (page) => {
    expect(toShardNumber(versions, page, 1000)).toBeUndefined();
  });
});

let tables: Tables;
let split: ReturnType<typeof splitTables>;
beforeAll(async () => {
  tables = await buildTables(100, ['', '/1.0']);
  split = splitTables(tables);
});

const findShard = ({ shards }: typeof split, page: string) =>
  shards.find(({ chunkNames }) =>
    Object.keys(chunkNames).some((key) => key.startsWith(`${page}-`)),
  )!;

/** The code that all pages load. */
async function baseOf(categories: number): Promise<string> {
  const { shards, versions: props, ...base } = splitTables(await buildTables(categories));
  const loaders = shards.map((_, number) => `() => import('./shard-${number}.js')`);
  return JSON.stringify([base, loaders, ...props]);
}

describe('splitTables', () => {
  it('leaves the tables of a small portal as they are', async () => {
    const small = await buildTables(20);
    expect(splitTables(small)).toEqual({ ...small, shards: [] });
  });

  it('puts each page in exactly one shard, except the home pages of the versions', () => {
    const keys = split.shards.flatMap(({ chunkNames }) => Object.keys(chunkNames));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(2 * 301);
    expect(split.routes + JSON.stringify(split.chunkNames)).not.toMatch(/category-|it\\?'s/);
    expect(split.routes.match(/path: /g)).toHaveLength(1 + 2 * 3 + 1);
    expect(split.routes).toContain("path: '/1.0',\n");
  });

  it('puts the chunk of a page into its shard, and shared chunks into the code of all pages', () => {
    const shard = findShard(split, '/docs/category-7/one');
    expect(Object.keys(shard.chunkNames).join()).toContain('/endpoints/category-7-');
    const row = /^ {2}"[\w-]+": \[\(\) => import\("@site\/docs\/docs\/category-7\/one\.mdx"\)\],$/;
    expect(shard.registry).toContainEqual(expect.stringMatching(row));
    const rows = split.shards.flatMap(({ registry }) => registry);
    expect(rows.filter((one) => !one.endsWith('],'))).toEqual([]);
    expect(rows.join()).not.toContain('@theme');
    expect(split.registry).toContain('import(/* webpackMode: "eager" */ "@theme/DocItem")]');
    expect(split.registry.match(/@site\/docs.*\.mdx/g)).toHaveLength(2);
    expect(tables.registry).not.toContain('resolveWeak');
  });

  it('keeps all pages of the framework', () => {
    const instance = split.globalData[docsPlugin]?.['default'] as {
      versions: { name: string; docs: { path: string }[] }[];
    };
    const known = instance.versions.map(({ name, docs }) => {
      const all = [...docs, ...split.shards.flatMap((shard) => shard.docs[name] ?? [])];
      return [name, new Set(all.map(({ path: route }) => route)).size];
    });
    expect(known).toEqual([
      ['current', 302],
      ['/1.0', 302],
    ]);
    expect(instance.versions[1]?.docs).toEqual([{ id: '', path: '/1.0' }]);
    expect(split.globalData['other']).toEqual({});
  });

  it('includes the page in other versions, even if its URL there has changed', () => {
    const moved = JSON.parse(
      JSON.stringify(tables.globalData).replace(
        '"path":"/1.0/docs/category-7/one"',
        '"path":"/1.0/docs/category-8/one"',
      ),
    ) as GlobalData;
    const other = splitTables({ ...tables, globalData: moved });
    expect(findShard(other, '/docs/category-7/one').docs['/1.0']).toContainEqual({
      id: '/docs/category-7/one',
      path: '/1.0/docs/category-8/one',
    });
  });

  it('removes the entries of closed groups from the sidebar', async () => {
    const few = splitTables(await buildTables(mostGroups));
    expect(few.shards.length).toBeGreaterThan(1);
    const { version } = [...few.versions.values()][0]!;
    expect(JSON.stringify(version)).not.toContain('/docs/category-7/');
    expect(JSON.stringify(version)).toContain('"href":"/endpoints/category-7"');
    expect(Object.keys(version.docs)).toEqual(["/docs/it's"]);
  });

  it('removes the groups of a long section from the sidebar', () => {
    const { version } = [...split.versions.values()][0]!;
    expect(JSON.stringify(version)).not.toContain('category-7');
    expect(JSON.stringify(version)).toContain('All 100 categories');
    for (const overview of ['/1.0/endpoints/category-7', '/endpoints/category-7']) {
      const shard = split.shards.find(({ groups }) => overview in groups);
      expect(shard?.groups[overview]?.items).toHaveLength(2);
    }
  });

  it('keeps shards small, and the size of the code of all pages almost constant', async () => {
    const sizes = split.shards.map(({ chunkNames }) => Object.keys(chunkNames).length);
    expect(Math.max(...sizes)).toBeLessThan(60);
    const [large, medium] = [await baseOf(1000), await baseOf(100)];
    expect(large.length - medium.length).toBeLessThan(5000);
    expect(large).not.toContain('category-');
  });
});
