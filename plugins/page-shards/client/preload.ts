/**
 * Replaces the framework's `preload`, which runs before a page is shown. Loads the shard, then the
 * page.
 */
import preloadPage from '@docusaurus/core/lib/client/preload';
import { loadShard } from './shards';

export default async function preload(pathname: string): Promise<void> {
  await loadShard(pathname);
  await preloadPage(pathname);
}
