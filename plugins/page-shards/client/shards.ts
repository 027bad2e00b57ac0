/** Loads shards in the browser. */
import loaders from '@generated/page-shards/loaders';
import { addShard } from '../../../src/framework/tables/add-shard';
import { pageLists } from '../../../src/framework/tables/known';
import { addGroups } from '../../../src/sidebarGroups';
import { toSegments, toShardNumber } from '../shard-of';

const loads = new Map<number, Promise<void>>();

/** Loads the shard of a page. Retries failed loads. */
export function loadShard(pathname: string): Promise<void> {
  const number = findShard(pathname);
  const load = number === undefined ? undefined : loaders[number];
  if (number === undefined || load === undefined) return Promise.resolve();
  const known = loads.get(number);
  if (known) return known;
  const loading = load().then(
    ({ default: shard }) => {
      addShard(shard);
      addGroups(shard.groups);
    },
    (error: unknown) => {
      loads.delete(number);
      throw error;
    },
  );
  loads.set(number, loading);
  return loading;
}

/** Uses the list with the longest matching URL prefix. */
function findShard(pathname: string): number | undefined {
  const page = decodeURI(pathname);
  const segments = toSegments(page);
  const [version] = pageLists
    .map(({ path }) => toSegments(decodeURI(path)))
    .filter((list) => list.every((segment, index) => segment === segments[index]))
    .sort((a, b) => b.length - a.length);
  // The home pages of the versions are part of every page.
  if (!version || version.length === segments.length) return undefined;
  return toShardNumber(version.join('/'), page, loaders.length);
}
