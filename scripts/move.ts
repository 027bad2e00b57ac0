/** `npm run move -- docs/a.mdx docs/guides/b.mdx`: renames a page and updates all links to it. */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../src/content/files';
import { buildMove } from '../src/content/move';
import { applyEdit } from './lib/edit-content';
import { root } from './lib/paths.mjs';
import { Failure } from './lib/programs.mjs';
import { orFail } from './lib/settings';

export const usage = `npm run move -- docs/OLD docs/NEW

Renames a page, or a folder of pages. Updates all links to it, and adds the old URL as an alias.
  npm run move -- docs/first.mdx docs/guides/first-link.mdx`;

export async function run(args: readonly string[]): Promise<void> {
  const [from = '', to = '', ...others] = args.map(toFile);
  if (from === '' || to === '' || others.length > 0) {
    throw new Failure(`Expected two files or folders:\n\n${usage}`);
  }
  const moves = await listMoves(from, to);
  const { texts, routes } = await orFail(() => buildMove(root, moves));
  const edit = new Map<string, string | Buffer | undefined>(texts);
  for (const [file, target] of moves) {
    edit.set(file, undefined);
    edit.set(target, texts.get(target) ?? (await readFile(path.join(root, file))));
  }
  await applyEdit(edit);
  for (const [file, target] of moves) console.log(`${file} → ${target}`);
  for (const file of texts.keys()) console.log(`  changed: ${file}`);
  for (const [alias, route] of routes) console.log(`  alias: ${alias} leads to ${route}`);
}

/** Converts an argument to a path relative to the root of the repository, separated by `/`. */
function toFile(argument: string): string {
  return path.relative(root, path.resolve(root, argument)).split(path.sep).join('/');
}

/** Lists all files to move, with their new paths. */
async function listMoves(from: string, to: string): Promise<ReadonlyMap<string, string>> {
  for (const file of [from, to]) {
    if (/^docs\/(?!reference(\/|$))/.test(file)) continue;
    throw new Failure(
      `Found ${JSON.stringify(file)}, expected a page or a folder inside docs. Versions never change, and ` +
        'docs/reference is generated: change the category or the slug of the entry in src/catalogue, ' +
        'and add the old URL to its aliases.',
    );
  }
  const status = statSync(path.join(root, from), { throwIfNoEntry: false });
  if (!status) throw new Failure(`${from} does not exist.`);
  if (existsSync(path.join(root, to))) {
    throw new Failure(`${to} already exists. Nothing was changed.`);
  }
  if (status.isFile() && !(/\.mdx?$/.test(from) && path.extname(from) === path.extname(to))) {
    throw new Failure(
      `Found ${from} and ${to}, expected two pages with the same extension, .mdx or .md.`,
    );
  }
  if (status.isFile()) return new Map([[from, to]]);
  if (to.startsWith(`${from}/`)) throw new Failure(`${to} is inside ${from}.`);
  const files = await listFiles(root, from, () => true);
  return new Map(files.map((file) => [file, to + file.slice(from.length)]));
}
