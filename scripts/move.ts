/** `npm run move -- docs/a.mdx docs/guides/b.mdx`: renames a page and updates all links to it. */
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../src/content/check';
import { listFiles } from '../src/content/files';
import { buildMove } from '../src/content/move';
import { toMessage, type ContentProblem } from '../src/content/problem';
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
  const edit = new Map<string, Content>(texts);
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

/** The new content of a file. Undefined removes it. */
type Content = string | Buffer | undefined;

/** By path from the root of the repository. */
type Edit = ReadonlyMap<string, Content>;

/** Applies an edit. If it causes new problems in the content, undoes the edit and fails. */
async function applyEdit(edit: Edit): Promise<void> {
  const known = new Set((await checkContent(root)).problems.map(toKey));
  const before: Edit = new Map(
    await Promise.all([...edit.keys()].map(async (file) => [file, await read(file)] as const)),
  );
  try {
    await write(edit);
    const after = await checkContent(root);
    const problems = after.problems.filter((problem) => !known.has(toKey(problem)));
    if (problems.length === 0) return;
    const report = problems.map(toMessage).join('\n');
    throw new Failure(
      `Nothing was changed, because the edit would cause problems in the content:\n${report}`,
    );
  } catch (error) {
    await write(before);
    throw error;
  }
}

/** A key for a problem, without its line number, which an edit can change. */
function toKey({ line: _, ...problem }: ContentProblem): string {
  return toMessage(problem);
}

function read(file: string): Promise<Buffer | undefined> {
  return readFile(path.join(root, file)).catch(() => undefined);
}

/** Removes files last, so that their content is never only in the memory. */
async function write(edit: Edit): Promise<void> {
  const files = [...edit].map(([file, content]) => [path.join(root, file), content] as const);
  for (const [file, content] of files) {
    if (content === undefined) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  for (const [file, content] of files) {
    if (content !== undefined) continue;
    await rm(file, { force: true });
    await removeEmpty(path.dirname(file));
  }
}

/** Removes an empty folder, and its parents if they become empty. */
async function removeEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => undefined);
  if (names?.length === 0) await rmdir(folder);
  if (names === undefined || names.length === 0) await removeEmpty(path.dirname(folder));
}
