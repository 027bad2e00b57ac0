import type { Element } from 'hast';
import components from 'prismjs/components.json';

/**
 * Reads the options after the language of a fence, as in
 * ` ```js title="app.js" {1,3-4} showLineNumbers `. `src/theme/CodeBlock` renders the result: `title`,
 * `highlighted` (line numbers, starting at 1) and `numberedFrom`.
 */
export function finishCodeBlock(pre: Element): void {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return;
  const [text] = code.children;
  const { metastring, className, ...properties } = code.properties;
  const meta = typeof metastring === 'string' ? metastring : '';
  const language = /language-([^\s,]+)/.exec(String(className))?.[1]?.toLowerCase();
  if (text?.type === 'text') text.value = text.value.replaceAll('\r\n', '\n');
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const numbering = /(?:^| )showLineNumbers(?:=(\d+))?(?= |$)/.exec(meta);
  const highlighted = readLines(/\{([\d,-]+)\}/.exec(meta)?.[1] ?? '');
  code.properties = {
    ...properties,
    ...(language !== undefined && { className: [`language-${toGrammarName(language)}`] }),
    ...(title && { title }),
    ...(highlighted.length > 0 && { highlighted: highlighted.join(' ') }),
    ...(numbering && { numberedFrom: numbering[1] ?? '1' }),
  };
}

/** The line numbers of a range such as `1,3-4`, in order. */
function readLines(range: string): readonly number[] {
  const numbers = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  });
  return [...new Set(numbers)].filter((number) => number > 0).sort((a, b) => a - b);
}

interface Language {
  readonly alias?: string | readonly string[];
}

/** Prism's languages by alias, such as `js`, `sh` and `yml`. */
const byAlias: ReadonlyMap<string, string> = new Map(
  (Object.entries(components.languages) as [string, Language][]).flatMap(([name, { alias = [] }]) =>
    [alias].flat().map((other) => [other, name] as const),
  ),
);

const plain = ['plain', 'plaintext', 'txt'];

/** Prism's name of a language, so that a page also loads the small grammar for `js` and `sh`. */
function toGrammarName(language: string): string {
  return plain.includes(language) ? 'text' : (byAlias.get(language) ?? language);
}
