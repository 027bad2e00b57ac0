/** Checks that built pages contain no inline code that the Content-Security-Policy blocks. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import type { Alias } from '../../src/hosting/rules';
import { toPageFile } from './old-urls';

/**
 * Returns the hashes (`sha256-…`) of the inline scripts of all pages in a folder. Throws a single error
 * that lists all forbidden inline code. Redirect pages must have no scripts.
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
    const { scripts, refused } = readPage(await readFile(path.join(folder, file), 'utf8'));
    const found = [...checkScripts(scripts, !redirects.has(file)), ...refused];
    problems.push(...found.map((problem) => `${file}: found ${problem}`));
    for (const script of scripts) hashes.add(toHash(script));
  }
  if (problems.length > 0) {
    throw new Error(
      [
        'The Content-Security-Policy blocks code in these pages:',
        ...problems.map((problem) => `  ${problem}`),
        'Put styles into a style sheet, and scripts into a component.',
      ].join('\n'),
    );
  }
  return [...hashes];
}

/** The text of the inline scripts, and the elements and attributes that the policy blocks. */
function readPage(html: string) {
  const scripts: string[] = [];
  const refused: string[] = [];
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && !('src' in attributes)) script = '';
      if (name === 'style') refused.push('<style>');
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!/^(style|srcdoc|on.+)$/.test(attribute)) continue;
        refused.push(`<${name} ${attribute}=${JSON.stringify(value)}>`);
      }
    },
    ontext(text) {
      if (script !== null) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === null) return;
      scripts.push(script);
      script = null;
    },
  });
  parser.end(html);
  return { scripts, refused };
}

/** What the theme's script contains, which sets the color mode before the first paint. */
const colourScript = /setAttribute\(['"]data-theme['"],/;

/** Reports any script other than that of the theme, which the pages of Docusaurus must have. */
function checkScripts(scripts: readonly string[], isDocusaurus: boolean): readonly string[] {
  const own = isDocusaurus ? scripts.findIndex((script) => colourScript.test(script)) : undefined;
  const others = scripts.filter((_script, index) => index !== own);
  return [
    ...(own === -1 ? ['no theme script, expected the one from Docusaurus'] : []),
    ...others.map((script) => `an inline script: ${JSON.stringify(script.slice(0, 80))}`),
  ];
}

function toHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
