import type { Element } from 'hast';
import components from 'prismjs/components.json';

/**
 * Reads the options after the language of a fence, as in
 * ` ```js title="app.js" {1,3-4} showLineNumbers `, and the comments that highlight lines.
 * `src/theme/CodeBlock` renders the result: the code without these comments, `title`, `highlighted`
 * (line numbers, starting at 1) and `numberedFrom`.
 */
export function finishCodeBlock(pre: Element): void {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return;
  const [text] = code.children;
  const { metastring, className, ...properties } = code.properties;
  const meta = typeof metastring === 'string' ? metastring : '';
  const language = /language-([^\s,]+)/.exec(String(className))?.[1]?.toLowerCase();
  const written = text?.type === 'text' ? text.value.replace(/\r\n/g, '\n').replace(/\n$/, '') : '';
  const { shown, highlighted } = readLines(written, meta, language);
  if (text?.type === 'text') text.value = `${shown}\n`;
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const numbering = /(?:^| )showLineNumbers(?:=(\d+))?(?= |$)/.exec(meta);
  code.properties = {
    ...properties,
    ...(language !== undefined && { className: [`language-${toGrammarName(language)}`] }),
    ...(title && { title }),
    ...(highlighted.size > 0 && { highlighted: [...highlighted].sort((a, b) => a - b).join(' ') }),
    ...(numbering && { numberedFrom: numbering[1] ?? '1' }),
  };
}

interface Lines {
  /** The code without comments that highlight lines. */
  readonly shown: string;
  /** The numbers of the highlighted lines, starting at 1. */
  readonly highlighted: ReadonlySet<number>;
}

/**
 * Finds the highlighted lines like Docusaurus: the range of the fence, such as `{1,3-4}`, or
 * otherwise the lines that the comments `highlight-next-line`, `highlight-start` and `highlight-end`
 * mark.
 */
function readLines(code: string, meta: string, language: string | undefined): Lines {
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  if (range === undefined && language !== undefined) return readComments(code, language);
  const numbers = (range ?? '').split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return toSequence(first, last);
  });
  return { shown: code, highlighted: new Set(numbers.filter((number) => number > 0)) };
}

function toSequence(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

function readComments(code: string, language: string): Lines {
  const comment = ['md', 'markdown'].includes(language) ? markdownComment : anyComment;
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let start = 1;
  for (const line of code.split('\n')) {
    const next = kept.length + 1;
    const word = comment.exec(line)?.[1];
    if (word === undefined) kept.push(line);
    if (word === 'next-line') highlighted.add(next);
    if (word === 'start') start = next;
    if (word === 'end') toSequence(start, next - 1).forEach((number) => highlighted.add(number));
  }
  return { shown: kept.join('\n'), highlighted };
}

/** Matches a line with only a comment that highlights lines. A group captures which. */
function toPattern(start: RegExp): RegExp {
  const end = /(?:\*\/\s*\}?|-->)?/.source;
  return new RegExp(
    String.raw`^\s*(?:${start.source})\s*highlight-(next-line|start|end)\s*${end}\s*$`,
  );
}

/** The comments of most languages. Those of another language do no harm. */
const anyComment = toPattern(/\/\/|\{?\s*\/\*|#|<!--|--|;;|%/);

/** Examples in Markdown show the comments of other languages. */
const markdownComment = toPattern(/<!--|\{\s*\/\*|#/);

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
