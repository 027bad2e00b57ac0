import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alias } from '../../src/hosting/rules';
import { toPageFile } from './aliases';
import { checkInlineCode, findInlineCode, toScriptHash } from './inline';
import { findLoaded, type Loaded } from './loaded';

const mostShown = 20;

interface Facts {
  readonly baseUrl: string;
  readonly aliases: readonly Alias[];
  /** The URL of the operator's script, which pages load. */
  readonly scriptUrl?: string | undefined;
}

/**
 * Returns the hashes of the inline scripts of all pages in a folder, which is served at `baseUrl`.
 * Throws a single error that lists all forbidden inline code, and everything that pages load from
 * elsewhere or that does not exist. Redirect pages must have no inline code.
 */
export async function validatePages(
  folder: string,
  { baseUrl, aliases, scriptUrl }: Facts,
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
    problems.push(...checkLoaded(file, findLoaded(html, scriptUrl), served));
    for (const script of code.scripts) hashes.add(toScriptHash(script));
  }
  if (problems.length > 0) throw new Error(toMessage(problems));
  return [...hashes];
}

/** Reports files that a page must not or cannot load, one per line. */
function checkLoaded(file: string, loaded: Loaded, served: ReadonlySet<string>): string[] {
  const missing = loaded.files.filter((address) => !served.has(toFileName(address)));
  return [
    ...loaded.refused.map((code) => `${file}: found ${code}, which loads content from elsewhere`),
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
    'The Content-Security-Policy blocks content in these pages, or they load files that do not exist:',
    ...problems.slice(0, mostShown).map((problem) => `  ${problem}`),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
    'Put styles into a style sheet, scripts into a component, and images next to the page.',
  ].join('\n');
}
