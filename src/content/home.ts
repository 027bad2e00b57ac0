/** Reads what the settings say of the home page of a document. */
import type { HomeContent } from '../page-data';
import type { Project } from '../project/index';
import { listGuides, toCard } from './guides';
import { readPages } from './pages/read';

/**
 * The content of the home page of a version, which may lack pages that are newer. If no guides are
 * set, all of the menu.
 * @param folder the pages of the version, relative to `siteDir`
 */
export async function readHome(
  siteDir: string,
  folder: string,
  { texts, lists: { actions, guides } }: Project,
): Promise<HomeContent> {
  const lead = texts.get('home.lead');
  const given = { ...(lead !== undefined && { lead }), actions };
  if (guides.length === 0) return { ...given, guides: await listGuides(siteDir, folder) };
  const { pages } = await readPages(siteDir, folder, (name) => guides.includes(name));
  const cards = guides.flatMap((name) => {
    const page = pages.find(({ file }) => file === `${folder}/${name}`);
    return page ? [toCard(page)] : [];
  });
  return { ...given, guides: cards };
}
