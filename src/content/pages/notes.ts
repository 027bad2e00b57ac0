/** Checks notes: `:::tip[Title]`, a text, `:::`. Any other notation is plain text, or lost. */
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { isTextBlock, toMaskedBlock, type TextBlock } from './masked';
import { toLine, toSource, type Page } from './page';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

export function checkNotes(page: Page): readonly ContentProblem[] {
  const blocks = page.nodes.filter(isTextBlock);
  const begun = blocks.flatMap((block) => checkLines(page, block, toBeginning));
  return [
    ...page.nodes.flatMap((node) => {
      switch (node.type) {
        case 'containerDirective':
          return checkContainer(page, node);
        case 'leafDirective':
        case 'textDirective':
          return checkDirective(page, node);
        default:
          return [];
      }
    }),
    // Ignores the end of a note that did not start.
    ...(begun.length > 0 ? begun : blocks.flatMap((block) => checkLines(page, block, toEnd))),
  ];
}

function checkContainer(page: Page, node: ContainerDirective): readonly ContentProblem[] {
  const { name } = node;
  const place = { file: page.file, ...toLine(node), where: `:::${name}` };
  if (!kinds.includes(name)) return [{ ...place, ...toUnknown(name) }];
  const source = toSource(page, node);
  if (/\n[ \t>]*:{3,}[ \t]*$/.test(source)) return [];
  return [{ ...place, found: 'no end of the note', expected: 'a line ":::" below its text' }];
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
  block: TextBlock,
  toProblem: (line: string) => LineProblem | undefined,
): readonly ContentProblem[] {
  const { masked, source } = toMaskedBlock(page, block);
  const shown = source.split('\n');
  return masked.split('\n').flatMap((content, index) => {
    if (!content.startsWith(':::')) return [];
    const problem = toProblem(shown[index] ?? '');
    const line = (block.position?.start.line ?? 1) + index;
    return problem ? [{ file: page.file, line, ...problem }] : [];
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
