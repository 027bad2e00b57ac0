/**
 * Checks the outline of a page. Its title is in the front matter, and levels are not skipped.
 */
import type { Heading } from 'mdast';
import type { ContentProblem } from '../problem';
import { isElement } from './elements';
import { toLine, toSource, toWords, type Node, type Page } from './page';

export function checkHeadings(page: Page): readonly ContentProblem[] {
  const { file, nodes } = page;
  const headings = nodes.filter(isHeading);
  const ids = headings.map(toOwnId);
  return headings.flatMap((heading, index) => {
    const place = {
      file,
      ...toLine(heading),
      where: `heading ${JSON.stringify(toWords(heading))}`,
    };
    const id = ids[index];
    if (id !== undefined && ids.indexOf(id) !== index) {
      const found = `the ID ${JSON.stringify(id)}, which an earlier heading has`;
      return [{ ...place, found, expected: 'a unique ID' }];
    }
    const previous = headings[index - 1];
    const most = previous ? Math.max(previous.depth, 2) + 1 : 2;
    if (toWords(heading).trim() === '' && !heading.children.some(isElement)) {
      const hint = 'Write the heading after the "#", or remove the line.';
      return [{ ...place, found: 'no text', expected: 'the text of the heading', hint }];
    }
    if (heading.depth === 1) {
      const expected = 'level 2 or lower, because the page title is level 1';
      return [{ ...place, found: 'level 1', expected, hint: 'Write "##".' }];
    }
    if (isSentence(toSource(page, heading))) return [{ ...place, ...aSentence }];
    if (heading.depth <= most) return [];
    const hint = `Write "${'#'.repeat(most)}".`;
    return [{ ...place, found: `level ${heading.depth}`, expected: `at most level ${most}`, hint }];
  });
}

/** Whether a heading is text above a line of dashes that was meant as a rule. */
function isSentence(source: string): boolean {
  if (source.startsWith('#')) return false;
  const [text = '', ...lines] = source.split('\n').slice(0, -1);
  return lines.length > 0 || /\s.*\s.*[.,;:]\s*$/.test(text);
}

const aSentence = {
  found: 'a sentence, which the line "---" below it makes a heading',
  expected: 'a blank line above "---" for a horizontal rule',
  hint: 'Write "## " before a heading.',
};

/** The ID that a heading such as `## Title {/* #id *\/}` sets for itself. */
export function toOwnId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s*]+)[^*]*\*\/\s*$/.exec(last.value)?.[1];
}

export function isHeading(node: Node): node is Heading {
  return node.type === 'heading';
}
