/** Lists the pages of editors for cards, and what the settings say of the home page. */
import path from 'node:path/posix';
import type { HomeContent } from '../page-data';
import type { Project } from '../project/index';
import { isAuthored } from './files';
import type { Page } from './pages/page';
import { readPages } from './pages/read';

/** Pages directly in the folder that every API has. */
const ofEveryApi = ['authentication', 'downloads', 'errors', 'introduction'];

/**
 * The guides of a version: what the menu lists, apart from the pages that every API has.
 * @param root the folder around that of the version, such as `docs`
 * @param within the only folder whose pages are listed, such as `guides`
 */
export async function listGuides(root: string, folder: string, within = '') {
  const { pages } = await readPages(root, folder, isAuthored);
  return pages
    .map((page) => ({ page, name: page.file.slice(folder.length + 1).replace(/\.mdx?$/, '') }))
    .filter(({ page, name }) => isListed(page) && !ofEveryApi.includes(name))
    .filter(({ name }) => within === '' || name.startsWith(`${within}/`))
    .sort((a, b) => compare(a.name, b.name, a.page, b.page))
    .map(({ page }) => toCard(page));
}

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

/** What the card of a page says. */
function toCard({ route, frontMatter }: Page) {
  const [title = '', text = ''] = ['title', 'description'].map((key) => {
    const value = frontMatter?.[key];
    return typeof value === 'string' ? value : '';
  });
  return { to: route, title, text };
}

function isListed({ route, frontMatter = {} }: Page): boolean {
  const isHidden = ['draft', 'unlisted', 'hide_from_sidebar'].some(
    (key) => frontMatter[key] === true,
  );
  return route !== '/' && !isHidden;
}

/** In the order of the menu: pages without a folder first, then by position, then by name. */
function compare(name: string, other: string, ...pages: readonly Page[]): number {
  const [folder = '', otherFolder = ''] = [name, other].map((one) => path.dirname(one));
  if (folder !== otherFolder) return folder.localeCompare(otherFolder, 'en', { numeric: true });
  const [first = 0, second = 0] = pages.map(({ frontMatter }) =>
    Number(frontMatter?.['sidebar_position'] ?? Infinity),
  );
  return first === second ? name.localeCompare(other, 'en', { numeric: true }) : first - second;
}
