import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Parser } from 'htmlparser2';

type Drawn = { readonly html: string } | { readonly error: string };

/** Renders texts as the build renders pages, in order. */
export function drawPages(texts: readonly string[]): readonly Drawn[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'mdx-pages.mjs')],
    { input: JSON.stringify(texts), encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as readonly Drawn[];
}

const blocks = /^(p|div|li|h\d|br|hr|tr|td|th|pre|section|aside|blockquote|summary)$/;

/** The visible text of HTML, with one space between words. */
export function toVisibleText(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext: (part) => void (text += part),
    onopentag: (name, { alt = '' }) => void (text += blocks.test(name) ? ' ' : alt),
  });
  parser.end(html);
  return text.replaceAll(/[\s↩]+/g, ' ').trim();
}
