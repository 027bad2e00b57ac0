import { createSlugger } from '@docusaurus/utils';
import type { Targets } from '../content';
import { isElement } from './elements';
import { isHeading, toOwnId } from './headings';
import { toImportedPages } from './partials';
import { toWords, type Page } from './page';

/** What a link may name behind `#` on a page: its headings, and the rows of the table of errors. */
export function listAnchors(
  page: Page,
  content: Targets,
  around: readonly Page[] = [],
): readonly string[] {
  const slugger = createSlugger();
  const headings = page.nodes
    .filter(isHeading)
    .map((heading) => toOwnId(heading) ?? slugger.slug(toWords(heading)));
  const partials = toImportedPages(page, content)
    .filter((partial) => !around.includes(partial))
    .flatMap((partial) => listAnchors(partial, content, [...around, page]));
  const hasErrors = page.nodes.some((node) => isElement(node) && node.name === 'StatusTable');
  return [...headings, ...partials, ...(hasErrors ? (content.errors ?? []) : [])];
}
