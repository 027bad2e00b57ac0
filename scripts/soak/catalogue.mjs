/** Random edits of the catalogue, and git commands that change the entire site. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** @typedef {import('./pages.mjs').Desk} Desk */

const catalogueFile = 'src/catalogue/batch.ts';

/** The texts of the first entry, and its name in the list at the end. */
const slug = /(?<=slug: ')[^']*/;
const summary = /(?<=summary: ')[^']*/;
const list = /endpoints: \[\s*(\w+), /;
const longer = `$&{ ...$1, slug: 'soak', title: 'Get Soak', path: $1.path + '/soak' }, `;

/** The maximum duration of a mistake, in milliseconds. */
const longest = 1500;

/**
 * Changes the file, waits, and restores it.
 * @param {Desk} desk
 * @param {(text: string) => string} change
 */
async function changeForAWhile({ folder, random }, change) {
  const file = path.join(folder, catalogueFile);
  const text = await readFile(file, 'utf8');
  await writeFile(file, change(text));
  await wait(random.below(longest));
  await writeFile(file, text);
}

/** @type {Readonly<Record<string, (desk: Desk) => Promise<unknown>>>} */
export const catalogueEdits = {
  async describe({ folder, generated, count }) {
    const file = path.join(folder, catalogueFile);
    const words = `State ${count()}.`;
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(summary, words));
    const route = `docs/batch/${slug.exec(text)?.[0]}`;
    generated.set(catalogueFile, { file: catalogueFile, route, words });
  },

  blankSummary: (desk) => changeForAWhile(desk, (text) => text.replace(summary, '')),

  breakSyntax: (desk) => changeForAWhile(desk, (text) => text.replace('defineEndpoint({', '({{')),

  cutShort: (desk) =>
    changeForAWhile(desk, (text) => text.slice(0, desk.random.below(text.length))),

  addEndpoint: (desk) => changeForAWhile(desk, (text) => text.replace(list, longer)),

  async removeFile({ folder, random }) {
    const file = path.join(folder, catalogueFile);
    const text = await readFile(file, 'utf8');
    await rm(file);
    await wait(random.below(longest));
    await writeFile(file, text);
  },

  async clearGenerated({ folder, random }) {
    await rm(path.join(folder, 'docs/reference'), { recursive: true, force: true, maxRetries: 9 });
    await wait(random.below(longest));
  },

  async switchBranch({ folder, random }) {
    await git(folder, 'add', '--all');
    await git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'State');
    await git(folder, 'checkout', '--quiet', 'other');
    await wait(random.below(longest * 2));
    await git(folder, 'checkout', '--quiet', 'work');
  },
};

/** Creates a repository in the folder. Its branches `other` and `work` differ in twenty files. */
export async function initBranches(/** @type {string} */ folder) {
  await git(folder, 'init', '--quiet', '--initial-branch', 'work');
  const ignored = ['node_modules', '.docusaurus', 'docs/reference', 'build'];
  await writeFile(path.join(folder, '.git/info/exclude'), `${ignored.join('\n')}\n`);
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '--message', 'Start');
  await git(folder, 'checkout', '--quiet', '-b', 'other');
  for (let number = 0; number < 18; number += 1) {
    const text = `---\ntitle: Other ${number}\ndescription: A page of the other branch.\n---\n\nHere.\n`;
    await writeFile(path.join(folder, `docs/other-${number}.mdx`), text);
  }
  const catalogue = path.join(folder, catalogueFile);
  const text = await readFile(catalogue, 'utf8');
  await writeFile(catalogue, text.replace(summary, 'Other batches.'));
  await rm(path.join(folder, 'docs/writing.mdx'));
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '--message', 'Other');
  await git(folder, 'checkout', '--quiet', 'work');
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
async function git(folder, ...args) {
  const own = ['-c', 'user.name=Soak', '-c', 'user.email=soak@localhost', '-c', 'gc.auto=0'];
  await promisify(execFile)('git', [...own, ...args], { cwd: folder });
}
