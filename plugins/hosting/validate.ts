import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alias } from '../../src/hosting/rules';
import { findRedirectTarget } from '../aliases/redirect-page';
import { checkInlineCode, findInlineCode, toScriptHash } from './inline';

const mostShown = 20;

/** What the rules of a host have to know about the pages of a build. */
export interface BuiltPages {
  /** Of all inline scripts. */
  readonly scriptHashes: readonly string[];
  readonly aliases: readonly Alias[];
}

/**
 * Reads all pages below a folder. Throws one error that names every page with other inline code
 * than the framework's: the Content-Security-Policy would refuse it in the browser.
 */
export async function validatePages(folder: string): Promise<BuiltPages> {
  const hashes = new Set<string>();
  const aliases: Alias[] = [];
  const problems: string[] = [];
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(path.join(folder, file), 'utf8');
    const target = findRedirectTarget(html);
    const code = findInlineCode(html);
    problems.push(...checkInlineCode(file, code, target === undefined));
    for (const script of code.scripts) hashes.add(toScriptHash(script));
    if (target !== undefined) aliases.push({ from: toAddress(file), to: target });
  }
  if (problems.length > 0) throw new Error(toMessage(problems));
  return { scriptHashes: [...hashes], aliases };
}

/** The address of a page, below the base address. */
function toAddress(file: string): string {
  return file.replaceAll(path.sep, '/').replace(/\.html$/, '');
}

function toMessage(problems: readonly string[]): string {
  const more = problems.length - mostShown;
  return [
    'The pages hold inline code that their Content-Security-Policy refuses:',
    ...problems.slice(0, mostShown).map((problem) => `  ${problem}`),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
    'Put styles into a style sheet, scripts into a component or a file.',
  ].join('\n');
}
