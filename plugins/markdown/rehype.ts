/** Prepares tables, code blocks and task lists of Markdown pages during the build. */
import type { Element, Root, RootContent } from 'hast';
import components from 'prismjs/components.json';
import * as messages from '../../src/messages/en/pages';

/** A rehype plugin, so that the browser receives prepared data without inline styles. */
export default function markdown() {
  return (root: Root) => finishAll(root);
}

function finishAll(parent: { readonly children: RootContent[] }): void {
  for (const [index, child] of parent.children.entries()) {
    if ('children' in child) finishAll(child);
    if (child.type !== 'element') continue;
    if (child.tagName === 'pre') finishCodeBlock(child);
    if (child.tagName === 'input') finishTask(child);
    if (child.tagName === 'td' || child.tagName === 'th') finishCell(child);
    if (child.tagName === 'table') parent.children[index] = wrapTable(child);
  }
}

/** Writes alignments as classes. The Content-Security-Policy blocks the framework's inline styles. */
function finishCell(cell: Element): void {
  const { align, ...properties } = cell.properties;
  if (typeof align === 'string') cell.properties = { ...properties, className: [`align-${align}`] };
}

/** Puts a table into a box that scrolls and can receive keyboard focus. */
function wrapTable(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-box'], role: 'group', ariaLabel: messages.table, tabIndex: 0 },
    children: [table],
  };
}

function finishTask(input: Element): void {
  if (input.properties['type'] !== 'checkbox') return;
  input.properties['ariaLabel'] = input.properties['checked'] ? messages.done : messages.toDo;
}

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
    ...(language !== undefined && { className: [`language-${byAlias.get(language) ?? language}`] }),
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

/** Prism's languages by alias, such as `js`, so that a page also loads the small grammar for it. */
const byAlias: ReadonlyMap<string, string> = new Map([
  ...(Object.entries(components.languages) as [string, Language][]).flatMap(
    ([name, { alias = [] }]) => [alias].flat().map((other) => [other, name] as const),
  ),
  ...['plain', 'plaintext', 'txt'].map((other) => [other, 'text'] as const),
]);
