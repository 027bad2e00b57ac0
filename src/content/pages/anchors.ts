import { createSlugger } from '@docusaurus/utils';
import type { Targets } from '../content';
import { isElement } from './elements';
import { isHeading, toOwnId } from './headings';
import { toImportedPages } from './partials';
import { toWords, type Page } from './page';

/**
 * The anchors of a page: its headings, and the rows of the status code table. Undefined if the page or
 * a part of it cannot be read.
 */
export function listAnchors(
  page: Page,
  content: Targets,
  around: readonly Page[] = [],
): readonly string[] | undefined {
  if (page.nodes.length === 0) return undefined;
  const slugger = createSlugger();
  const headings = page.nodes
    .filter(isHeading)
    .map((heading) => toOwnId(heading) ?? slugger.slug(toWords(heading)));
  const partials = toImportedPages(page, content)
    .filter((partial) => !around.includes(partial))
    .map((partial) => listAnchors(partial, content, [...around, page]));
  if (!partials.every((anchors) => anchors !== undefined)) return undefined;
  const hasErrors = page.nodes.some((node) => isElement(node) && node.name === 'StatusTable');
  return [...headings, ...partials.flat(), ...(hasErrors ? (content.errors ?? []) : [])];
}
