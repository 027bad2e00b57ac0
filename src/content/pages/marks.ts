/** Finds marks of Markdown that have no effect, so that readers see them or lose text. */
import { type Finding, suggest, toCounted } from '../../check/problem';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Table } from 'mdast';
import type { ContentProblem, PageProblem } from '../../check/messages';
import { checkNodes, flatten, toLine, toSource, toWords, type Node, type Page } from './page';

export function checkMarks(page: Page): readonly ContentProblem[] {
  const problems = checkNodes(page, (node) => checkNode(node, page));
  // In a table row with too many cells, "|" may have split the marks of a text.
  const lines = problems.map(({ line }) => line);
  return problems.filter(({ line }, index) => lines.indexOf(line) === index);
}

function checkNode(node: Node, page: Page): readonly PageProblem[] {
  switch (node.type) {
    case 'text':
      return checkText(toSource(page, node), toLine(node) ?? 1, isFirst(node, page));
    case 'table':
      return checkTable(node);
    case 'containerDirective':
      return checkNote(node, toSource(page, node));
    case 'leafDirective':
    case 'textDirective':
      return checkDirective(toSource(page, node), node.name);
    default:
      return [];
  }
}

/** Whether a text starts a line, rather than following a link, code … */
function isFirst({ position }: Node, { text }: Page): boolean {
  const { offset = 0, column = 1 } = position?.start ?? {};
  return /^[\s>*+-]*(\d+[.)]\s+)?$/.test(text.slice(offset - column + 1, offset));
}

type Rule = readonly [pattern: RegExp, expected: string];

const lineRules: readonly Rule[] = [
  [/^#{2,6}(?=[\p{L}\p{N}]).*|^#(?=\p{Lu}).*/u, 'a space after "#", as in "## Limits"'],
  [/^\p{Zs}*#{1,6}\p{Zs}.*/u, 'ordinary spaces instead of no-break ones around "#"'],
  [/^\|.*\|$/, 'a line such as "| --- | --- |" below the first row, and a blank line above it'],
  [
    /^\[!\w+\]|^:::.*/,
    'a line such as ":::tip[Title]" above the text, and ":::" below it; in .md files, a quotation whose ' +
      'first line is "[!NOTE]", "[!TIP]", "[!IMPORTANT]", "[!WARNING]" or "[!CAUTION]" alone',
  ],
];

const textRules: readonly Rule[] = [
  [/(?<!`)`+/, 'the same backticks on both sides of the code, in one paragraph'],
  [
    /(?<![\p{L}\p{N}*_~/])(\*\*|__|~~)(?=[\p{L}\p{N}`"'([])|(?<=[\p{L}\p{N}.,:;!?`"')\]])(\*\*|__|~~)(?![\p{L}\p{N}*_~/])/u,
    'the same marks on both sides of the text, in one paragraph',
  ],
  [/\[\^[^\]\s]+\]/, 'a line such as "[^1]: Text." that defines the footnote'],
  [
    /(\[[^[\]]*)?\]\[[^[\]]*\]/,
    '[label](url), or a line such as "[name]: url" that defines the name',
  ],
  [/!?\]\([^)]*\)?/, '[label](url), with "%20" for a space in the URL'],
  [/\]\s\([^)\s./#]*[./#][^)\s]*\)/, '[label](url) without a space between them'],
  [/\([^()]+\)\[[^[\]./#]*[./#][^[\]]*\]/, '[label](url)'],
];

/** Reports one problem of each line, because marks come in pairs. */
function checkText(source: string, first: number, isStart: boolean): readonly PageProblem[] {
  return source.split('\n').flatMap((written, index) => {
    const line = written
      .replaceAll(/\\[!-/:-@[-`{-~]/g, '')
      .replace(/^[ \t>]+/, '')
      .trimEnd();
    const isWhole = isStart || index > 0;
    const rules = isWhole ? [...lineRules, ...textRules] : textRules;
    const found = rules.map(([pattern, expected]) => ({ mark: pattern.exec(line)?.[0], expected }));
    const { mark, expected = '' } = found.find((one) => one.mark !== undefined) ?? {};
    // If one of two marks is escaped, the other one is also meant as text.
    const character = mark?.replace(/^\]/, '[').charAt(0);
    if (mark === undefined || source.includes(`\\${character}`)) return [];
    const hint = `Write "\\${character}" for a literal "${character}".`;
    return [{ line: first + index, found: `${JSON.stringify(mark)} as text`, expected, hint }];
  });
}

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

function checkNote(node: ContainerDirective, source: string): readonly PageProblem[] {
  const [colons = ''] = /^:+/.exec(source) ?? [];
  // A note of GitHub is a quotation.
  if (colons === '') return [];
  const where = `${colons}${node.name}`;
  if (!kinds.includes(node.name)) {
    const expected = `one of ${kinds.map((kind) => `:::${kind}`).join(', ')}`;
    return [{ where, found: 'an unknown type of note', expected, ...suggest(node.name, kinds) }];
  }
  if (/\n[ \t>]*:{3,}[ \t]*$/.test(source)) return [];
  const hint = `A note that contains another one starts and ends with more colons: ${colons}:.`;
  return [{ where, found: 'no end', expected: `a line "${colons}" below its text`, hint }];
}

/** Docusaurus omits the content of such a directive. A name alone, as in `a:b`, is text. */
function checkDirective(source: string, name: string): readonly Finding[] {
  if (source === `:${name}`) return [];
  const found = `${JSON.stringify(source)}, which is not shown`;
  return [{ found, expected: 'a note such as ":::tip", or "\\:" for a literal colon' }];
}

/** Cells beyond the last column are lost. Text directly below a table is a row with one cell. */
function checkTable({ children: [head, ...rows] }: Table): readonly PageProblem[] {
  const columns = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== columns)
    .map((row) => ({
      line: toLine(row),
      where: `table row ${JSON.stringify(toWords(flatten(row)[1] ?? row))}`,
      found: toCounted(row.children.length, 'cell[s]'),
      expected: `${columns}, like the first row`,
      hint:
        row.children.length > columns
          ? 'Write "\\|" for a literal "|" in a cell, even in code.'
          : 'Add "|" for each empty cell, or a blank line above text that follows the table.',
    }));
}
