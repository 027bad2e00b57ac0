import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alias } from '../../src/hosting/rules';
import { toPageFile } from './aliases';
import { checkInlineCode, findInlineCode, toScriptHash } from './inline';

const mostShown = 20;

/**
 * Gives the hashes of the inline scripts of all pages below a folder. Throws one error that names
 * every page with other inline code than the framework's, of which old addresses have none.
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
    'The pages hold what their Content-Security-Policy refuses:',
    ...problems.slice(0, mostShown).map((problem) => `  ${problem}`),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
    'Put styles into a style sheet, scripts into a component or a file, images into a file.',
  ].join('\n');
}
