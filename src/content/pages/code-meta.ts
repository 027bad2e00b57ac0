/** Checks the first line of code blocks: the language, the title and the lines to highlight. */
import components from 'prismjs/components.json';
import type { Code } from 'mdast';
import { suggest, type Problem } from '../problem';

interface Language {
  readonly alias?: string | readonly string[];
}

const languages = Object.entries(components.languages as Readonly<Record<string, Language>>);
const known = [
  ...languages.flatMap(([name, { alias = [] }]) => [name, ...[alias].flat()]),
  ...['text', 'txt', 'plain', 'mdx', 'sh', 'shell', 'console', 'http', 'diff', 'mermaid'],
];

/** What the portal reads after the language. */
const part = /^(?:title=("[^"]*"|'[^']*')|\{[\d,\s-]+\}|showLineNumbers(?:=\d+)?)(?:\s+|$)/;

export function checkMeta({ lang, meta, value }: Code): readonly Problem[] {
  if (lang?.includes('=')) return [{ found: 'no language', expected: 'a language, such as ```js' }];
  const [, name = '', title] = /^([\w+#-]*)[:;,](.*)$/.exec(lang ?? '') ?? [];
  if (title !== undefined) {
    const expected = `a space after the language, as in \`\`\`${name} title="${lang?.includes(':') ? title : '…'}"`;
    return [{ found: JSON.stringify(lang), expected }];
  }
  const misspelt = lang && isUnknown(lang) ? suggest(lang, known) : {};
  if (misspelt.hint !== undefined) {
    return [{ found: JSON.stringify(lang), expected: 'a known language', ...misspelt }];
  }
  const lost = toLost(meta ?? '');
  if (lost !== '') {
    const expected = 'title="…", {1,3-4} or showLineNumbers';
    return [{ found: `${JSON.stringify(lost)}, which has no effect`, expected }];
  }
  const lines = value.split('\n').length;
  const [last = 0] = [...(meta ?? '').matchAll(/\{([\d,\s-]+)\}/g)]
    .flatMap(([, range = '']) => range.match(/\d+/g) ?? [])
    .map(Number)
    .sort((a, b) => b - a);
  if (last <= lines) return [];
  return [{ found: `line ${last} to highlight`, expected: `at most ${lines}, the last line` }];
}

/** Short names are too close to each other for a suggestion. */
function isUnknown(lang: string): boolean {
  return lang.length >= 5 && !known.includes(lang.toLowerCase());
}

function toLost(meta: string): string {
  const [read] = part.exec(meta) ?? [];
  return read === undefined ? meta : toLost(meta.slice(read.length));
}
