import type { Element, Properties } from 'hast';
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
  const language = toLanguage(className);
  const lines = readLines(text?.type === 'text' ? text.value : '', { meta, language });
  if (text?.type === 'text') text.value = `${lines.code}\n`;
  code.properties = {
    ...properties,
    ...(language !== undefined && { className: [`language-${toGrammarName(language)}`] }),
    ...readTitle(meta),
    ...(lines.highlighted.length > 0 && { highlighted: lines.highlighted.join(' ') }),
    ...readFirstNumber(meta),
  };
}

function toLanguage(className: Properties[string]): string | undefined {
  const names = Array.isArray(className) ? className : [];
  const [, language] = /(?:^| )language-(\S+)/.exec(names.join(' ')) ?? [];
  return language?.toLowerCase();
}

function readTitle(meta: string): Properties {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  return title ? { title } : {};
}

function readFirstNumber(meta: string): Properties {
  const match = /(?:^| )showLineNumbers(?:=(\d+))?(?= |$)/.exec(meta);
  return match ? { numberedFrom: match[1] ?? '1' } : {};
}

interface Lines {
  /** The code without comments that highlight lines, and without a trailing line break. */
  readonly code: string;
  /** The numbers of the highlighted lines, starting at 1, in ascending order. */
  readonly highlighted: readonly number[];
}

interface Fence {
  /** The text after the language. */
  readonly meta: string;
  /** As written in the source. Undefined if the fence does not specify one. */
  readonly language: string | undefined;
}

/**
 * Finds the highlighted lines like Docusaurus: the range of the fence, such as `{1,3-4}`, or
 * otherwise the lines that the comments `highlight-next-line`, `highlight-start` and `highlight-end`
 * mark.
 */
function readLines(text: string, { meta, language }: Fence): Lines {
  const code = text.replace(/\r\n/g, '\n').replace(/\n$/, '');
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  if (range !== undefined) return { code, highlighted: toNumbers(range) };
  return language === undefined ? { code, highlighted: [] } : readComments(code, language);
}

function toNumbers(range: string): readonly number[] {
  const numbers = range.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    return first === undefined ? [] : toSequence(Number(first), Number(last));
  });
  return [...new Set(numbers)].filter((number) => number > 0).sort((a, b) => a - b);
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
    switch (comment.exec(line)?.[1]) {
      case 'next-line':
        highlighted.add(next);
        break;
      case 'start':
        start = next;
        break;
      case 'end':
        toSequence(start, next - 1).forEach((number) => highlighted.add(number));
        break;
      default:
        kept.push(line);
    }
  }
  return { code: kept.join('\n'), highlighted: [...highlighted].sort((a, b) => a - b) };
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
