import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alias } from '../../src/hosting/rules';
import { toPageFile } from './aliases';
import { checkInlineCode, findInlineCode, toScriptHash } from './inline';

const mostShown = 20;

/**
 * Returns the hashes of the inline scripts of all pages in a folder. Throws a single error that
 * lists all pages with forbidden inline code. Redirect pages must have none.
 */
export async function validatePages(
  folder: string,
  aliases: readonly Alias[],
): Promise<readonly string[]> {
  const redirects = new Set(aliases.map(toPageFile));
  const hashes = new Set<string>();
  const problems: string[] = [];
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const code = findInlineCode(await readFile(path.join(folder, file), 'utf8'));
    problems.push(...checkInlineCode(file, code, !redirects.has(file)));
    for (const script of code.scripts) hashes.add(toScriptHash(script));
  }
  if (problems.length > 0) throw new Error(toMessage(problems));
  return [...hashes];
}

function toMessage(problems: readonly string[]): string {
  const more = problems.length - mostShown;
  return [
    'The Content-Security-Policy blocks inline code in these pages:',
    ...problems.slice(0, mostShown).map((problem) => `  ${problem}`),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
    'Move styles to a style sheet, and scripts to a component or a file.',
  ].join('\n');
}
