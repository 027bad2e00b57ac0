/** Rules for notation of other tools, which pages show as text, and what to write instead. */
import { toQuoted } from '../../catalogue/check/problem';
import type { Problem } from '../problem';
import { emoji } from './emoji';
import type { Rule } from './mark-rules';

export const foreignRules: readonly Rule[] = [
  [
    /^\[!(note|tip|important|warning|caution)\]/dgimu,
    ([mark = '', kind = '']) => toNote(mark, kind, 'This portal does not support GitHub notes.'),
  ],
  [
    /^(?:!!!|\?{3}\+?) +"?(\w+).*$/dgmu,
    ([mark = '', kind = '']) => toNote(mark, kind, 'This portal does not support MkDocs notes.'),
  ],
  [
    /^=== +"([^"\n]+)".*$/dgmu,
    ([mark = '', label = '']) => ({
      found: toQuoted(mark),
      expected: `<TabItem value=${toQuoted(label)}> inside <Tabs>`,
      hint: 'This portal does not support MkDocs tabs.',
    }),
  ],
  [
    /(?<![\p{L}\p{N}\])])\[\[(?=\p{Ll}|[^\]\n]*[|#/. ])([^\]|,\n]+)\|?([^\],\n]*)\]\]/dgu,
    ([mark = '', target = '', label = '']) =>
      /^_TOC_$/i.test(target) ? toContents(mark) : toWikiLink(mark, target, label),
  ],
  [/^(?:\[TOC\]|\$\{toc\}|\{:toc\})$/dgimu, ([mark = '']) => toContents(mark)],
  [
    /(?<=^(.*)\n): +(\S.*)$/dgmu,
    ([mark = '', term = '', text = '']) => ({
      found: `${toQuoted(mark)}, which continues the line above`,
      expected: 'a list item for each term',
      hint: `Write ${toQuoted(`- **${term}**: ${text}`)}.`,
    }),
  ],
  [
    /^\*\[([^\]\n]+)\]: *(.*)$/dgmu,
    ([mark = '', word = '', title = '']) => ({
      found: toQuoted(mark),
      expected: 'an element where the abbreviation is used',
      hint: `Write <abbr title=${toQuoted(title)}>${word}</abbr> there, and remove the line.`,
    }),
  ],
  [
    /(?<![\p{L}\p{N}\])=])==(?=[^\s=])[^=\n]*(?<=[^\s=])==(?!=)/dgu,
    ([mark = '']) => ({
      found: toQuoted(mark),
      expected: 'bold text or emphasis, because pages cannot highlight words',
      hint: `Write "**${mark.slice(2, -2)}**".`,
    }),
  ],
  [
    /\[\^([\p{L}\p{N}]+(?: +[\p{L}\p{N}]+)+)\]/dgu,
    ([mark = '', label = '']) => ({
      found: `${toQuoted(mark)}, a footnote whose label has spaces`,
      expected: 'a label without spaces',
      hint: `Write "[^${label.replaceAll(/ +/g, '-')}]".`,
    }),
  ],
  [
    /^[aA](?=[.)] )[.)] .*\n(?:.+\n)*?[bB][.)] /dgmu,
    ([mark = '']) => ({
      found: `a list with letters, ${toQuoted(mark.split('\n')[0])}`,
      expected: '"1." or "-" before each item',
      hint: 'Lists can have numbers or bullets, but no letters.',
    }),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{N}:]):(${Object.keys(emoji).join('|')}):(?![\\p{L}\\p{N}:])`, 'dgu'),
    ([mark = '', name = '']) => ({
      found: `${toQuoted(mark)} as text`,
      expected: 'the emoji itself',
      hint: `Write ${emoji[name] ?? ''} instead.`,
    }),
  ],
];

function toWikiLink(mark: string, target: string, label: string): Problem {
  return {
    found: toQuoted(mark),
    expected: 'a link such as [Errors](./errors.mdx)',
    hint: `Write ${toQuoted(`[${label || target}](./${target}.mdx)`)}, with the path of the page.`,
  };
}

function toContents(mark: string): Problem {
  return {
    found: toQuoted(mark),
    expected: 'no list of headings, because the page shows one next to its text',
    hint: 'Remove the line.',
  };
}

const kinds: Readonly<Record<string, string>> = {
  ...{ important: 'info', caution: 'warning', attention: 'warning', abstract: 'info' },
  ...{ hint: 'tip', success: 'tip', error: 'danger', bug: 'danger', failure: 'danger' },
};

/** How to write a note of another tool. */
export function toNote(mark: string, written: string, hint: string): Problem {
  const kind = written.toLowerCase();
  const known = ['note', 'tip', 'info', 'warning', 'danger'].includes(kind) ? kind : kinds[kind];
  const expected = `a line ":::${known ?? 'note'}" above the text and a line ":::" below it`;
  return { found: toQuoted(mark), expected, hint };
}
