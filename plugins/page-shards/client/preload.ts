/** Stands in for the framework's `preload`, which runs before a page is shown: shard, then page. */
import preloadPage from '@docusaurus/core/lib/client/preload';
import { loadShard } from './shards';

export default async function preload(pathname: string): Promise<void> {
  await loadShard(pathname);
  await preloadPage(pathname);
}
