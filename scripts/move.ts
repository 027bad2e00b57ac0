/** `npm run move -- docs/a.mdx docs/guides/b.mdx`: renames a page and updates all links to it. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../src/content/files';
import { buildMove } from '../src/content/move';
import { applyEdit, exists } from './lib/edit-content';
import { Failure } from './lib/main.mjs';
import { root } from './lib/paths.mjs';

export const usage = `npm run move -- docs/OLD docs/NEW

Renames a page, or a folder of pages. Updates all links to it, and adds the old URL as an alias.

  npm run move -- docs/first.mdx docs/guides/first-link.mdx`;

export async function run(args: readonly string[]): Promise<void> {
  const [from = '', to = '', ...others] = args.map(toFile);
  if (from === '' || to === '' || others.length > 0) {
    throw new Failure(`Expected two files or folders:\n\n${usage}`);
  }
  const moves = await listMoves(from, to);
  const { texts, aliases } = await buildEdit(moves);
  await applyEdit({ renames: [...moves], texts });
  for (const [file, target] of moves) console.log(`${file} → ${target}`);
  for (const file of texts.keys()) console.log(`  changed: ${file}`);
  for (const [alias, route] of aliases) console.log(`  alias: ${alias} leads to ${route}`);
}

async function buildEdit(moves: ReadonlyMap<string, string>) {
  const committed = await listCommitted();
  try {
    return await buildMove(root, moves, (file) => committed?.has(file) ?? true);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

/** The committed files in docs. Undefined without git or a commit. */
async function listCommitted(): Promise<ReadonlySet<string> | undefined> {
  const args = ['ls-tree', '-r', '-z', '--name-only', 'HEAD', 'docs'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: root }).catch(() => ({
    stdout: undefined,
  }));
  return stdout === undefined ? undefined : new Set(stdout.split('\0'));
}

/** Converts an argument to a path relative to the root of the repository, separated by `/`. */
function toFile(argument: string): string {
  return path.relative(root, path.resolve(root, argument)).split(path.sep).join('/');
}

/** Lists all files to move, with their new paths. */
async function listMoves(from: string, to: string): Promise<ReadonlyMap<string, string>> {
  checkLocation(from);
  checkLocation(to);
  const status = await stat(path.join(root, from)).catch(() => undefined);
  if (!status) throw new Failure(`${from} does not exist.`);
  if (await exists(to)) throw new Failure(`${to} already exists. Nothing was changed.`);
  if (status.isFile()) {
    if (!/\.mdx?$/.test(from) || path.extname(from) !== path.extname(to)) {
      throw new Failure(
        `Found ${from} and ${to}, expected two pages with the same extension, .mdx or .md.`,
      );
    }
    checkName(to.replace(/\.mdx?$/, ''));
    return new Map([[from, to]]);
  }
  if (`${to}/`.startsWith(`${from}/`)) throw new Failure(`${to} is inside ${from}.`);
  checkName(to);
  const files = await listFiles(root, from, () => true);
  return new Map(files.map((file) => [file, to + file.slice(from.length)]));
}

function checkLocation(file: string): void {
  const [top, folder] = file.split('/');
  if (top === 'versioned_docs') throw new Failure(`${file}: frozen versions never change.`);
  if (top !== 'docs' || folder === undefined) {
    throw new Failure(`Found ${JSON.stringify(file)}, expected a page or a folder inside docs.`);
  }
  if (folder === 'reference') {
    throw new Failure(
      `${file}: docs/reference is generated. Change the category or the slug of the entry in ` +
        'src/catalogue, and add the old URL to its aliases.',
    );
  }
}

function checkName(name: string): void {
  if (/^docs(\/_?[a-z0-9][a-z0-9-]*)+$/.test(name)) return;
  throw new Failure(
    `Found the name ${JSON.stringify(name)}, expected lowercase letters, digits and hyphens, because ` +
      'the name is part of the URL.',
  );
}
