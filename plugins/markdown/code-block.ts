import type { Element, Properties } from 'hast';
import { toGrammarName } from './grammars';
import { readLines } from './highlighted-lines';

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
