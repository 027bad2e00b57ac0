/** Checks the outline of a page, and lists its anchors. Its title is in the front matter. */
import path from 'node:path/posix';
import { createSlugger } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import type { Finding } from '../../check/problem';
import type { ContentProblem } from '../../check/messages';
import { isCommonMark, isPartial } from '../../routes/default-slug';
import { isElement, listImports } from './elements';
import { toLine, toSource, toWords, type Content, type Node, type Page } from './page';

export function checkHeadings(page: Page): readonly ContentProblem[] {
  const headings = page.nodes.filter(isHeading);
  const ids = toIds(headings);
  return headings.flatMap((heading, index) => {
    const id = ids[index] ?? '';
    const problem: Finding | undefined =
      ids.indexOf(id) < index
        ? { found: `the ID "${id}", which an earlier heading has`, expected: 'a unique ID' }
        : checkHeading(heading, headings[index - 1], page);
    const where = `heading ${JSON.stringify(toWords(heading))}`;
    return problem ? [{ file: page.file, line: toLine(heading), where, ...problem }] : [];
  });
}

function checkHeading(heading: Heading, previous: Heading | undefined, page: Page) {
  const most = previous ? Math.max(previous.depth, 2) + 1 : 2;
  if (toWords(heading).trim() === '' && !heading.children.some(isElement)) {
    return { found: 'no text', expected: 'the text of the heading' };
  }
  if (/[.,:;][^\S\n]*\n[\s>]*(-+|=+)$/.test(toSource(page, heading).trimEnd())) {
    const expected = 'a blank line above "---"';
    return { found: 'a heading, because of the line below the text', expected };
  }
  // The title of CommonMark, whose other headings need no order.
  if (isCommonMark(page.file) && !isPartial(page.file)) return undefined;
  if (heading.depth === 1) {
    const expected = 'level 2 or lower, because the page title is level 1';
    return { found: 'level 1', expected, hint: 'Write "##".' };
  }
  if (heading.depth <= most || /^#/m.test(page.unread)) return undefined;
  const hint = `Write "${'#'.repeat(most)}".`;
  return { found: `level ${heading.depth}`, expected: `at most level ${most}`, hint };
}

const isHeading = (node: Node) => node.type === 'heading';

/** The IDs of the headings of a page, which are all in the list. */
export function toIds(headings: readonly Heading[]): readonly string[] {
  const slugger = createSlugger();
  return headings.map((heading) => toOwnId(heading) ?? slugger.slug(toWords(heading)));
}

/** The ID that a heading such as `## Title {/* #id *\/}` sets for itself. */
function toOwnId({ children, data }: Heading): string | undefined {
  const id = data?.hProperties?.['id'];
  if (typeof id === 'string') return id;
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s*]+)(?:\s[^*]*)?\*\/\s*$/.exec(last.value)?.[1];
}

/** The anchors of a page: its headings and status codes. Undefined if a part of it cannot be read. */
export function listAnchors(page: Page, content: Content): readonly string[] | undefined {
  const parts = [...listImportedPages(page, content)];
  if (parts.some(({ unread }) => unread !== '')) return undefined;
  const hasErrors = parts
    .flatMap(({ nodes }) => nodes)
    .some((node) => isElement(node) && node.name === 'StatusTable');
  const errors = hasErrors ? (content.errors ?? []) : [];
  const own = parts.flatMap(({ nodes }) => [
    ...toIds(nodes.filter(isHeading)),
    ...nodes.flatMap(listPlaces),
  ]);
  return [...own, ...errors];
}

/** The places such as `<a id="limits"></a>` in CommonMark. */
function listPlaces(node: Node): readonly string[] {
  if (node.type !== 'htmlElement' || node.data.hName !== 'a') return [];
  return [node.data.hProperties['id'] ?? []].flat();
}

/** The page, and all pages that it imports, itself or through others. */
export function listImportedPages(page: Page, { pages, partials }: Content): ReadonlySet<Page> {
  const found = new Set([page]);
  for (const { file, nodes } of found) {
    const sources = listImports(nodes).map(({ source }) => path.join(file, '..', source));
    for (const other of [...partials, ...pages]) {
      if (sources.includes(other.file)) found.add(other);
    }
  }
  return found;
}
