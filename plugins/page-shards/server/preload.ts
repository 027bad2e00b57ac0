/**
 * Replaces the framework's `preload`, which runs before a page is rendered. The framework searches
 * its lists of all pages several times for each page.
 */
import preloadPage from '@docusaurus/core/lib/client/preload';
import { docsLists, pageLists } from '../../../src/framework/tables/known';
import { keepRecentFirst } from './recent-rows';

const lists = [...pageLists.map(({ routes }) => routes), ...docsLists.map(({ docs }) => docs)];
const moves = lists.map(keepRecentFirst);

export default async function preload(pathname: string): Promise<void> {
  for (const move of moves) move(pathname);
  await preloadPage(pathname);
}
