/** The outline of a page: its title comes from the front matter, and no level is left out. */
import type { Heading } from 'mdast';
import type { ContentProblem } from '../problem';
import { isElement } from './elements';
import { toLine, toWords, type Node, type Page } from './page';

export function checkHeadings({ file, nodes }: Page): readonly ContentProblem[] {
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
      const found = `the id ${JSON.stringify(id)}, which an earlier heading has`;
      return [{ ...place, found, expected: 'an id of its own' }];
    }
    const previous = headings[index - 1];
    const most = previous ? Math.max(previous.depth, 2) + 1 : 2;
    if (toWords(heading).trim() === '' && !heading.children.some(isElement)) {
      const hint = 'Write the heading behind the "#", or remove the line.';
      return [{ ...place, found: 'no text', expected: 'the words of the heading', hint }];
    }
    if (heading.depth === 1) {
      const expected = 'level 2 or below, since the title of the page is level 1';
      return [{ ...place, found: 'level 1', expected, hint: 'Write "##".' }];
    }
    if (heading.depth <= most) return [];
    const hint = `Write "${'#'.repeat(most)}".`;
    return [{ ...place, found: `level ${heading.depth}`, expected: `at most level ${most}`, hint }];
  });
}

/** The id that a heading such as `## Title {/* #id *\/}` gives itself. */
export function toOwnId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s*]+)[^*]*\*\/\s*$/.exec(last.value)?.[1];
}

export function isHeading(node: Node): node is Heading {
  return node.type === 'heading';
}
