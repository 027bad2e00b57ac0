/** Checks pages and their URLs, and lists what they can refer to. */
import path from 'node:path/posix';
import { checkAliases, isReserved, toReservedProblem } from '../../check/addresses';
import type { ReadEntries } from '../../check';
import { suggest, toQuoted } from '../../check/problem';
import type { View } from '../../openapi/model';
import { buildSiteMap } from '../../routes';
import { isCommonMark, withoutNumber } from '../../routes/default-slug';
import { listAnchors as listGeneratedAnchors } from '../../routes/anchors';
import { splitAddress } from '../../routes/apis';
import { apisPlace, docsFolder, toDocId, toEndpointPlace, type Place } from '../../routes/places';
import type { ContentProblem, PageProblem } from '../../check/messages';
import { checkClasses } from './classes';
import { checkCode } from './code';
import { checkComponents } from './components';
import { checkFrontMatter } from './front-matter';
import { checkHeadings } from './headings';
import { checkLink, checkPicture } from './links';
import { checkMarks } from './marks';
import {
  checkNodes,
  isDraft,
  toKeyLine,
  withoutDrafts,
  type Content,
  type GeneratedPage,
  type Node,
  type Page,
} from './page';

/** All problems of the pages, except those of their files and their syntax. */
export function checkPages(content: Content): readonly ContentProblem[] {
  const { pages, partials } = content;
  return [
    ...checkRoutes(content),
    ...checkHome(content),
    ...checkPageAliases(content),
    ...checkNeighbours(content),
    ...[...pages, ...partials].flatMap((page) => checkPage(page, content)),
  ];
}

/** All problems of a page, except those of its file and its syntax. */
export function checkPage(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...checkFrontMatter(page),
    ...checkSharedPicture(page, content),
    ...checkHeadings(page),
    ...checkNodes(page, (node) => checkLink(node, page, content)),
    ...(isCommonMark(page.file)
      ? []
      : [...checkComponents(page, content), ...checkCode(page, content), ...checkMarks(page)]),
  ];
}

/** What readers do not see of pages, or not in the way that their editors see it elsewhere. */
export function listUnshown({ pages, partials }: Content): readonly ContentProblem[] {
  const unshown = [...pages, ...partials].flatMap((page) => [
    ...page.unshown.map((problem) => ({ file: page.file, ...problem })),
    ...(isCommonMark(page.file) ? checkMarks(page) : []),
    ...checkNodes(page, (node) => [...checkDrawn(node), ...checkClasses(node)]),
  ]);
  return [...unshown, ...listTwins(pages)];
}

/** Readers cannot tell pages with one title apart in the search. */
function listTwins(pages: readonly Page[]): readonly ContentProblem[] {
  const owners = new Map<unknown, string>();
  return pages.flatMap((page) => {
    const { file, frontMatter } = page;
    const title = frontMatter?.['title'];
    const owner = owners.get(title);
    owners.set(title, owner ?? file);
    if (typeof title !== 'string' || owner === undefined) return [];
    const place = { file, line: toKeyLine(page, 'title'), where: 'front matter "title"' };
    return [{ ...place, found: `${toQuoted(title)}, the title of ${owner}`, expected: 'its own' }];
  });
}

/** What GitHub draws. Nothing draws it in a build without a browser, or without scripts on the page. */
const drawn: ReadonlyMap<unknown, string> = new Map([
  ['mermaid', 'a diagram'],
  ['math', 'a formula'],
  ...['geojson', 'topojson'].map((language) => [language, 'a map'] as const),
]);

function checkDrawn(node: Node): readonly PageProblem[] {
  const expected = 'a picture, such as an SVG file';
  if (node.type === 'code') {
    const what = drawn.get(node.lang);
    const found = `${what}, of which pages show only the code`;
    return what ? [{ where: `code block "${node.lang}"`, found, expected }] : [];
  }
  if (node.type !== 'text') return [];
  const formulas = /\$\$[^$]+\$\$/.test(node.value)
    ? [{ where: 'text', found: 'a formula between "$$", which is shown as it is', expected }]
    : [];
  const emojis = [...node.value.matchAll(/(?<![\w:]):(?:[a-z]\w*|[+-]1):(?![\w:])/g)];
  const named = emojis.map(([name]) => ({
    where: 'text',
    found: `${toQuoted(name)}, which is shown as it is`,
    expected: 'the emoji itself',
  }));
  return [...formulas, ...named];
}

/** The URL of a page must be unique, valid and not reserved. */
function checkRoutes({ pages, generated, sites = [] }: Content): readonly ContentProblem[] {
  const owners = new Map([...generated].map(([file, { route }]) => [route, file]));
  const names = new Map<string, string>();
  return pages.flatMap((page): readonly ContentProblem[] => {
    const { file, route } = page;
    const owner = owners.get(route);
    owners.set(route, owner ?? file);
    const twin = names.get(toId(file));
    names.set(toId(file), file);
    const isNamed = page.frontMatter?.['slug'] === undefined;
    const name = { file, where: 'file name' };
    if (isNamed && /[^a-z0-9/-]/.test(route)) {
      const found = JSON.stringify(path.basename(file));
      const expected = 'lowercase letters, digits and hyphens, because the name is part of the URL';
      return [{ ...name, found, expected }];
    }
    const slug = { file, line: toKeyLine(page, 'slug'), where: 'front matter "slug"' };
    const address = isNamed ? name : slug;
    if (isReserved(route)) return [{ ...address, ...toReservedProblem(route) }];
    const site = splitAddress(route, sites);
    if (site) {
      const found = `the URL ${toQuoted(route)}, but the pages of another API or language are at "/${site.id}"`;
      return [{ ...address, found, expected: 'another URL' }];
    }
    if (owner === undefined && twin === undefined) return [];
    if (owner === undefined) {
      const found = `${JSON.stringify(path.basename(file))}, which differs from ${twin} only in its number or ending`;
      return [{ ...name, found, expected: 'a unique name' }];
    }
    const found = `${JSON.stringify(route)}, the URL of ${owner}`;
    return [{ ...slug, found, expected: 'a unique URL' }];
  });
}

/** All pages lead to the home page. */
function checkHome(content: Content): readonly ContentProblem[] {
  const home = content.pages.find(({ file }) => /^docs\/index\.mdx?$/.test(file));
  if (!home || withoutDrafts(content).pages.some(({ route }) => route === '/')) return [];
  const key = isDraft(home) ? 'draft' : 'slug';
  const place = { file: home.file, line: toKeyLine(home, key), where: `front matter "${key}"` };
  const found = toQuoted(home.frontMatter?.[key]);
  return [{ ...place, found, expected: 'no such key, because this is the home page' }];
}

/** An alias must not be a page, or an alias of another page or catalogue entry. */
function checkPageAliases({ pages, generated }: Content): readonly ContentProblem[] {
  const entries = [...generated.values()];
  const routes = new Set([...pages, ...entries].map(({ route }) => route));
  return pages.flatMap((page, index) =>
    checkAliases(page, routes, [...entries, ...pages.slice(0, index)]).map(
      ({ field, ...problem }) => ({
        file: page.file,
        line: toKeyLine(page, 'aliases'),
        where: `front matter ${JSON.stringify(field)}`,
        ...problem,
      }),
    ),
  );
}

/** The picture that other sites show with a link to the page. */
function checkSharedPicture(page: Page, content: Content): readonly ContentProblem[] {
  const url = page.frontMatter?.['image'];
  if (typeof url !== 'string') return [];
  const place = { file: page.file, line: toKeyLine(page, 'image'), where: 'front matter "image"' };
  return checkPicture(url, page, content).map((problem) => ({ ...place, ...problem }));
}

const neighbours = ['pagination_prev', 'pagination_next'];

/** The pages before and after a page are named by their IDs. */
function checkNeighbours(content: Content): readonly ContentProblem[] {
  const { pages, generated, endpoints } = content;
  const published = withoutDrafts(content).pages;
  const ids = [...published.map(({ file }) => file), ...generated.keys()].map(toId);
  return pages.flatMap((page) =>
    neighbours.flatMap((key) => {
      const value = page.frontMatter?.[key];
      if (!endpoints || typeof value !== 'string' || ids.includes(value)) return [];
      const place = { file: page.file, line: toKeyLine(page, key), where: `front matter "${key}"` };
      const expected = 'the file of a page in the folder of pages, without its ending';
      return [{ ...place, found: toQuoted(value), expected, ...suggest(value, ids) }];
    }),
  );
}

function toId(file: string): string {
  const names = path.relative(docsFolder, file.replace(/\.mdx?$/, '')).split('/');
  return names.map(withoutNumber).join('/');
}

/** What pages can refer to in a view. The pages of malformed entries have unknown anchors. */
export function toTargets(view: View | undefined, all: ReadEntries['all'], hasApis = false) {
  const pages = view ? buildSiteMap(view) : [];
  const places = all.flatMap((read) => {
    if (read.isWhole || !('category' in read) || read.entry.slug === '') return [];
    return [toEndpointPlace({ category: read.category.id, slug: read.entry.slug })];
  });
  const generated: readonly (GeneratedPage & Place)[] = [
    ...places,
    ...(hasApis ? [{ ...apisPlace, aliases: [] }] : []),
    ...pages.map((page) => ({ ...page, anchors: listGeneratedAnchors(page) })),
  ];
  return {
    broken: new Set<string>(),
    endpoints: view?.categories.flatMap((category) => category.endpoints),
    errors: view?.statusCodes.map(({ anchor }) => anchor),
    generated: new Map(generated.map((page) => [`${docsFolder}/${toDocId(page)}.mdx`, page])),
  };
}
