/** Notes: `:::tip[Title]`, a text, `:::`. Any other writing of them is plain text, or lost. */
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
    // Where a note did not begin, its end is not worth a word.
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
  return { found: 'a kind of note that is not known', expected, ...suggest(name, kinds) };
}

/** Docusaurus drops what such a directive holds; a name alone, as in `a:b`, is text. */
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
      found: `${JSON.stringify(source)}, which readers do not see`,
      expected: `a note such as ":::tip", or "\\:" for the character`,
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

/** A line of text that was meant to begin a note. */
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
  const expected = 'a line such as ":::tip" above, with a blank line around what it holds';
  return { where: 'note', found: 'the end of a note that did not begin', expected };
}
