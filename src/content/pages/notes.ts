/** Checks notes: `:::tip[Title]`, a text, `:::`. Any other notation is plain text, or lost. */
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { listMaskedBlocks } from './masked';
import { flatten, listParents, toLine, toSource, type Node, type Page } from './page';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

export function checkNotes(page: Page): readonly ContentProblem[] {
  const begun = checkLines(page, toBeginning);
  const directives = page.nodes.flatMap((node) => {
    switch (node.type) {
      case 'containerDirective':
        return checkContainer(page, node);
      case 'leafDirective':
      case 'textDirective':
        return checkDirective(page, node);
      default:
        return [];
    }
  });
  // Ignores the end of a note that did not start, or that contains another one.
  const isExplained =
    begun.length > 0 ||
    page.nodes.some((node) => findUnended(page, node) ?? isEndedOutside(page, node));
  return [...directives, ...begun, ...(isExplained ? [] : checkLines(page, toEnd))];
}

function checkContainer(page: Page, node: ContainerDirective): readonly ContentProblem[] {
  const { name } = node;
  const colons = toColons(page, node);
  const place = { file: page.file, ...toLine(node), where: `${colons}${name}` };
  if (!kinds.includes(name)) return [{ ...place, ...toUnknown(name) }];
  const inner = findUnended(page, node);
  if (inner) return [{ ...place, ...toUnendedBefore(inner, page) }];
  if (isEnded(page, node) || hasCause(page, node)) return [];
  const column = node.position?.start.column ?? 1;
  const hint = { hint: `Indent it by ${column - 1} spaces, like the start of the note.` };
  const expected = `a line "${colons}" below its text`;
  return [{ ...place, found: 'no end of the note', expected, ...(column > 1 && hint) }];
}

function isContainer(node: Node): node is ContainerDirective {
  return node.type === 'containerDirective';
}

function toColons(page: Page, node: ContainerDirective): string {
  return /^:*/.exec(toSource(page, node))?.[0] ?? ':::';
}

function isEnded(page: Page, node: ContainerDirective): boolean {
  return /\n[ \t>]*:{3,}[ \t]*$/.test(toSource(page, node));
}

/**
 * The note inside a note that has no end, because its end also ends the outer note, which has as
 * many colons or fewer.
 */
function findUnended(page: Page, outer: Node): ContainerDirective | undefined {
  if (!isContainer(outer) || !isEnded(page, outer)) return undefined;
  return flatten(outer)
    .filter(isContainer)
    .find((inner) => inner !== outer && !isEnded(page, inner) && isLike(page, outer, inner));
}

function isLike(page: Page, outer: ContainerDirective, inner: ContainerDirective): boolean {
  return toColons(page, outer).length <= toColons(page, inner).length;
}

/** Whether a note is indented, and its end may be too far left. */
function isEndedOutside(page: Page, node: Node): boolean {
  return isContainer(node) && !isEnded(page, node) && (node.position?.start.column ?? 1) > 1;
}

/** Whether a note around this one has the problem. */
function hasCause(page: Page, inner: ContainerDirective): boolean {
  return listParents(inner, page).some((outer) => isContainer(outer) && isLike(page, outer, inner));
}

function toUnendedBefore(inner: ContainerDirective, page: Page): Problem {
  const colons = toColons(page, inner);
  return {
    found: `no end before ${colons}${inner.name} on line ${toLine(inner).line}`,
    expected: 'a line ":::" above that line',
    hint: `If that note is part of this one, start and end this one with "${colons}:".`,
  };
}

function toUnknown(name: string): Problem {
  const expected = `one of ${kinds.map((kind) => `:::${kind}`).join(', ')}`;
  return { found: 'an unknown type of note', expected, ...suggest(name, kinds) };
}

/** Docusaurus omits the content of such a directive. A name alone, as in `a:b`, is text. */
function checkDirective(
  page: Page,
  node: LeafDirective | TextDirective,
): readonly ContentProblem[] {
  const source = toSource(page, node);
  if (node.type === 'textDirective' && source === `:${node.name}`) return [];
  return [
    {
      file: page.file,
      ...toLine(node),
      found: `${JSON.stringify(source)}, which is not shown`,
      expected: `a note such as ":::tip", or "\\:" for a literal colon`,
    },
  ];
}

type LineProblem = Problem & { readonly where: string };

function checkLines(
  page: Page,
  toProblem: (line: string) => LineProblem | undefined,
): readonly ContentProblem[] {
  return listMaskedBlocks(page).flatMap(({ block, masked, source }) => {
    const shown = source.split('\n');
    return masked.split('\n').flatMap((content, index) => {
      if (!content.startsWith(':::')) return [];
      const problem = toProblem(shown[index] ?? '');
      const line = (block.position?.start.line ?? 1) + index;
      return problem ? [{ file: page.file, line, ...problem }] : [];
    });
  });
}

/** A line of text that looks like the start of a note. */
function toBeginning(line: string): LineProblem | undefined {
  const [, colons = '', space = '', kind = '', title = ''] =
    /^(:{3,})(\s*)([a-z]+)\s*(.*?)\s*$/i.exec(line) ?? [];
  if (kind === '') return undefined;
  const words = title.replace(/^\[|\]$/g, '');
  const found =
    space === '' && title !== ''
      ? `the title ${JSON.stringify(title)} without brackets`
      : `${JSON.stringify(line)} as text`;
  return {
    where: `${colons}${kind}`,
    found,
    expected: `${colons}${kind}${words === '' ? '' : `[${words}]`}`,
    ...(kinds.includes(kind) ? {} : suggest(kind, kinds)),
  };
}

function toEnd(): LineProblem {
  const expected = 'a line such as ":::tip" above, with blank lines around the content';
  return { where: 'note', found: 'the end of a note without a start', expected };
}
