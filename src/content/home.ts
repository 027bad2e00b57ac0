/** Reads what the settings say of the home page. */
import type { HomeContent } from '../page-data';
import type { Project } from '../project/index';
import { toCard } from './guides';
import { readPages } from './pages/read';

/**
 * The content of the home page of a version, which may lack pages that are newer. Undefined if nothing
 * is set.
 * @param folder the pages of the version, relative to `siteDir`
 */
export async function readHome(
  siteDir: string,
  folder: string,
  { texts, lists: { actions, guides } }: Project,
): Promise<HomeContent | undefined> {
  const lead = texts.get('home.lead');
  if (lead === undefined && actions.length + guides.length === 0) return undefined;
  const { pages } = await readPages(siteDir, folder, (name) => guides.includes(name));
  const cards = guides.flatMap((name) => {
    const page = pages.find(({ file }) => file === `${folder}/${name}`);
    return page ? [toCard(page)] : [];
  });
  return { ...(lead !== undefined && { lead }), actions, guides: cards };
}
