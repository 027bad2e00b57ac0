/** Checks pages, and lists what they can refer to. */
import type { ReadEntries } from '../../check';
import type { Catalogue } from '../../api/view';
import { buildSiteMap } from '../../site-map';
import { listAnchors as listGeneratedAnchors } from '../../site-map/anchors';
import { docsFolder, toDocId, toEndpointPlace, type Place } from '../../site-map/places';
import type { ContentProblem } from '../problem';
import { checkAddresses } from './addresses';
import { checkCode } from './code';
import { checkComponents } from './components';
import { checkFrontMatter } from './front-matter';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkMarks } from './marks';
import type { Content, GeneratedPage, Page } from './page';

/** All problems of the pages, except those of their files and their syntax. */
export function checkPages(content: Content): readonly ContentProblem[] {
  const { pages, partials } = content;
  return [
    ...checkAddresses(content),
    ...[...pages, ...partials].flatMap((page) => checkPage(page, content)),
  ];
}

/** All problems of a page, except those of its file and its syntax. */
export function checkPage(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...checkFrontMatter(page),
    ...checkHeadings(page),
    ...checkLinks(page, content),
    ...checkComponents(page, content),
    ...checkCode(page, content),
    ...checkMarks(page),
  ];
}

/** What pages can refer to in a view. The pages of malformed entries have unknown anchors. */
export function toTargets(view: Catalogue | undefined, all: ReadEntries['all']) {
  const pages = view ? buildSiteMap(view) : [];
  const places = all.flatMap((read) => {
    if (read.isWhole || !('category' in read) || read.entry.slug === '') return [];
    return [toEndpointPlace({ category: read.category.id, slug: read.entry.slug })];
  });
  const generated: readonly (GeneratedPage & Place)[] = [
    ...places,
    ...pages.map((page) => ({ ...page, anchors: listGeneratedAnchors(page) })),
  ];
  return {
    broken: new Set<string>(),
    endpoints: view?.categories.flatMap((category) => category.endpoints),
    errors: view?.statusCodes.map(({ anchor }) => anchor),
    generated: new Map(generated.map((page) => [toFile(page), page])),
  };
}

function toFile(place: Place): string {
  return `${docsFolder}/${toDocId(place)}.mdx`;
}
