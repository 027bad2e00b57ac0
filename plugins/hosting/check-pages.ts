/** Checks that built pages contain no inline code that the Content-Security-Policy blocks. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The hashes of the inline scripts of all pages. Throws one error for all forbidden code. */
export async function validatePages(folder: string): Promise<readonly string[]> {
  const hashes = new Set<string>();
  const problems: string[] = [];
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const { scripts, refused } = readPage(await readFile(path.join(folder, file), 'utf8'));
    const found = [...checkScripts(scripts), ...refused];
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
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
  const scripts = elements.filter(({ name, attribs }) => name === 'script' && !('src' in attribs));
  const refused = elements.flatMap(({ name, attribs }) => [
    ...(name === 'style' ? ['<style>'] : []),
    ...Object.entries(attribs)
      .filter(([attribute]) => /^(style|srcdoc|on.+)$/.test(attribute))
      .map(([attribute, value]) => `<${name} ${attribute}=${JSON.stringify(value)}>`),
  ]);
  return { scripts: scripts.map(DomUtils.textContent), refused };
}

/** What the theme's script contains, which sets the color mode before the first paint. */
const colourScript = /setAttribute\(['"]data-theme['"],/;

/** Reports any script other than that of the theme, which all pages must have. */
function checkScripts(scripts: readonly string[]): readonly string[] {
  const own = scripts.findIndex((script) => colourScript.test(script));
  const others = scripts.filter((_script, index) => index !== own);
  return [
    ...(own === -1 ? ['no theme script, expected the one from Docusaurus'] : []),
    ...others.map((script) => `an inline script: ${JSON.stringify(script.slice(0, 80))}`),
  ];
}

function toHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
