import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alias } from '../../src/hosting/rules';
import { toPageFile } from './aliases';
import { checkInlineCode, findInlineCode, toScriptHash } from './inline';
import { findLoaded, type Loaded } from './loaded';

const mostShown = 20;

/**
 * Gives the hashes of the inline scripts of all pages below a folder, which is served at `baseUrl`.
 * Throws one error that names every page with other inline code than the framework's, of which old
 * addresses have none, and everything that pages load and the site does not have.
 */
export async function validatePages(
  folder: string,
  baseUrl: string,
  aliases: readonly Alias[],
): Promise<readonly string[]> {
  const redirects = new Set(aliases.map(toPageFile));
  const hashes = new Set<string>();
  const problems: string[] = [];
  const files = await readdir(folder, { recursive: true });
  const served = new Set(files.map((file) => baseUrl + file.split(path.sep).join('/')));
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(path.join(folder, file), 'utf8');
    const code = findInlineCode(html);
    problems.push(...checkInlineCode(file, code, !redirects.has(file)));
    problems.push(...checkLoaded(file, findLoaded(html), served));
    for (const script of code.scripts) hashes.add(toScriptHash(script));
  }
  if (problems.length > 0) throw new Error(toMessage(problems));
  return [...hashes];
}

/** One line for each thing that a page must not load, or cannot. */
function checkLoaded(file: string, loaded: Loaded, served: ReadonlySet<string>): string[] {
  const missing = loaded.files.filter((address) => !served.has(toFileName(address)));
  return [
    ...loaded.refused.map((code) => `${file}: found ${code}, which loads what is not of this site`),
    ...missing.map((address) => `${file}: found ${JSON.stringify(address)}, which does not exist`),
  ];
}

function toFileName(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function toMessage(problems: readonly string[]): string {
  const more = problems.length - mostShown;
  return [
    'The pages hold what their Content-Security-Policy refuses, or load what does not exist:',
    ...problems.slice(0, mostShown).map((problem) => `  ${problem}`),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
    'Put styles into a style sheet, scripts into a component, and images beside the page.',
  ].join('\n');
}
