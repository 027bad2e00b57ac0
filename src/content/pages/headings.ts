/** The outline of a page: its title comes from the front matter, and no level is left out. */
import type { Heading } from 'mdast';
import type { ContentProblem } from '../problem';
import { toLine, toWords, type Node, type Page } from './page';

export function checkHeadings({ file, nodes }: Page): readonly ContentProblem[] {
  const headings = nodes.filter(isHeading);
  return headings.flatMap((heading, index) => {
    const place = {
      file,
      ...toLine(heading),
      where: `heading ${JSON.stringify(toWords(heading))}`,
    };
    const previous = headings[index - 1];
    const most = previous ? Math.max(previous.depth, 2) + 1 : 2;
    if (heading.depth === 1) {
      const expected = 'level 2 or below, since the title of the page is level 1';
      return [{ ...place, found: 'level 1', expected, hint: 'Write "##".' }];
    }
    if (heading.depth <= most) return [];
    const hint = `Write "${'#'.repeat(most)}".`;
    return [{ ...place, found: `level ${heading.depth}`, expected: `at most level ${most}`, hint }];
  });
}

export function isHeading(node: Node): node is Heading {
  return node.type === 'heading';
}
