/** Random edits of the pages of a site. */
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A desk contains the edited pages, and the generated pages of edited catalogue files. Each page has a
 * route and the words that it must show.
 * @typedef {{file: string, route: string, words: string}} SoakPage
 * @typedef {{
 *   folder: string,
 *   random: import('./random.mjs').Random,
 *   pages: Map<string, SoakPage>,
 *   generated: Map<string, SoakPage>,
 *   count: () => number,
 * }} Desk
 */

const folders = ['docs', 'docs/guides', 'docs/soak', 'docs/soak/deeper'];

/** In milliseconds. Long enough for another program to read a partially written file. */
const moment = 60;

/**
 * @param {Desk} desk
 * @param {string} file
 * @param {string} [route] the slug; by default, the route of the file
 */
async function writePage({ folder, pages, count }, file, route) {
  const words = `State ${count()} of this page.`;
  const slug = route === undefined ? '' : `slug: ${route}\n`;
  const text = `---\ntitle: Soak ${path.basename(file, '.mdx')}\n${slug}description: A page of the soak.\n---\n\n${words}\n`;
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  pages.set(file, { file, words, route: route ?? toRoute(file) });
  return text;
}

/** @param {string} file */
const toRoute = (file) => `docs/${file.replace(/^docs\//, '').replace(/\.mdx$/, '')}`;

/** @param {Desk} desk */
const pickPage = ({ random, pages }) =>
  pages.size === 0 ? undefined : random.pick([...pages.values()]);

/** @param {Desk} desk */
const toNewFile = ({ random, count }) => `${random.pick(folders)}/soak-${count()}.mdx`;

/** @type {Readonly<Record<string, (desk: Desk) => Promise<unknown>>>} */
export const pageEdits = {
  create: (desk) => writePage(desk, toNewFile(desk)),

  async edit(desk) {
    const page = pickPage(desk);
    if (page) await writePage(desk, page.file);
  },

  async saveOften(desk) {
    const page = pickPage(desk);
    for (let save = 0; page && save < 8; save += 1) {
      await writePage(desk, page.file);
      await wait(moment / 2);
    }
  },

  async rename(desk) {
    const page = pickPage(desk);
    if (!page) return;
    const file = toNewFile(desk);
    await mkdir(path.dirname(path.join(desk.folder, file)), { recursive: true });
    await rename(path.join(desk.folder, page.file), path.join(desk.folder, file));
    desk.pages.delete(page.file);
    await writePage(desk, file);
  },

  async remove(desk) {
    const page = pickPage(desk);
    if (!page) return;
    await rm(path.join(desk.folder, page.file));
    desk.pages.delete(page.file);
  },

  async createAndRemove(desk) {
    const file = toNewFile(desk);
    await writePage(desk, file);
    await wait(desk.random.below(moment * 4));
    await rm(path.join(desk.folder, file));
    desk.pages.delete(file);
  },

  async writeInHalves(desk) {
    const file = pickPage(desk)?.file ?? toNewFile(desk);
    const text = await writePage(desk, file);
    const target = path.join(desk.folder, file);
    await writeFile(target, text.slice(0, desk.random.below(text.length)));
    await wait(moment);
    await writeFile(target, text);
  },

  async takeAddress(desk) {
    const page = pickPage(desk);
    if (!page) return;
    await writePage(desk, page.file, '/docs/errors');
    await wait(moment * 5);
    await writePage(desk, page.file);
  },

  async mistake(desk) {
    const page = pickPage(desk);
    if (!page) return;
    const mistakes = ['{ open', '[x](./nowhere.mdx)', "import x from './nowhere';", '<Nothing />'];
    const text = await writePage(desk, page.file);
    await writeFile(
      path.join(desk.folder, page.file),
      desk.random.below(3) === 0
        ? text.replace('title:', 'title: : {')
        : `${text}\n${desk.random.pick(mistakes)}\n`,
    );
    await wait(desk.random.below(moment * 20));
    await writePage(desk, page.file);
  },

  async leaveTraces({ folder, random }) {
    const names = ['.#errors.mdx', 'errors.mdx~', '4913', '.errors.mdx.swp', 'loop', 'folder.mdx'];
    const name = random.pick(names);
    const file = path.join(folder, 'docs', name);
    if (name === 'folder.mdx') await mkdir(file);
    else if (name === 'loop' || name.startsWith('.#')) await symlink(name, file);
    else await writeFile(file, 'half');
    await wait(moment * 2);
    await rm(file, { recursive: true });
  },

  async moveFolder({ folder }) {
    const away = path.join(folder, 'docs-away');
    await rename(path.join(folder, 'docs/guides'), away);
    await wait(moment * 5);
    await rename(away, path.join(folder, 'docs/guides'));
  },
};
