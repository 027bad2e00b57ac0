/** Notes: `:::tip[Title]`, a text, `:::`. Any other writing of them is silently plain text. */
import { suggest, type ContentProblem } from '../problem';
import { toLine, toWords, type Node, type Page } from './page';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

export function checkNotes(page: Page): readonly ContentProblem[] {
  return page.nodes.flatMap((node) => {
    if (node.type === 'containerDirective') return checkContainer(page, node);
    if (node.type === 'paragraph') return checkParagraph(page, node);
    return [];
  });
}

function checkContainer(
  { file, text }: Page,
  node: Extract<Node, { type: 'containerDirective' }>,
): readonly ContentProblem[] {
  const { name, position } = node;
  const place = { file, ...toLine(node), where: `:::${name}` };
  if (!kinds.includes(name)) {
    const expected = `one of ${kinds.map((kind) => `:::${kind}`).join(', ')}`;
    return [
      { ...place, found: 'a kind of note that is not known', expected, ...suggest(name, kinds) },
    ];
  }
  const lines = text.split('\n').slice((position?.start.line ?? 1) - 1, position?.end.line);
  if (lines.length > 1 && /^\s*:{3,}\s*$/.test(lines.at(-1) ?? '')) return [];
  return [{ ...place, found: 'no end of the note', expected: 'a line ":::" below its text' }];
}

function checkParagraph({ file }: Page, node: Node): readonly ContentProblem[] {
  const lines = toWords(node).split('\n');
  return lines.flatMap((content, index) => {
    const [, colons = '', kind = '', title = ''] =
      /^(:{3,})\s*([a-z]+)\s+(.+)$/i.exec(content) ?? [];
    if (!colons) return [];
    return [
      {
        file,
        line: (node.position?.start.line ?? 1) + index,
        where: `${colons}${kind}`,
        found: `the title ${JSON.stringify(title)} without brackets`,
        expected: `${colons}${kind}[${title}]`,
        ...(kinds.includes(kind) ? {} : suggest(kind, kinds)),
      },
    ];
  });
}
