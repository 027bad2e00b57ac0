/** Checks front matter values that refer to something: page IDs, the sidebar, an image. */
import htmlTags from 'html-tags';
import { sidebarName } from '../../site-map/places';
import type { Content } from '../content';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { listDeclared } from './declared';
import { toKeyLine, toPageId, type Page } from './page';
import { listTags } from './tags';
import { checkEmbedded } from './targets';

type Check = (value: unknown, page: Page, content: Content) => readonly Problem[];

const checks: Readonly<Record<string, Check>> = {
  id: checkId,
  displayed_sidebar: checkSidebar,
  pagination_next: checkNeighbour,
  pagination_prev: checkNeighbour,
  image: checkImage,
};

/** All values of the right type. Another check reports wrong types. */
export function checkMatterValues(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...Object.entries(checks).flatMap(([key, check]) => {
      const value = page.frontMatter?.[key];
      const problems = typeof value === 'string' ? check(value, page, content) : [];
      return problems.map((problem) => toPlaced(page, key, problem));
    }),
    ...checkTexts(page),
    ...checkHiddenTitle(page),
  ];
}

/** A component of the page may show a title instead. */
function checkHiddenTitle(page: Page): readonly ContentProblem[] {
  if (page.frontMatter?.['hide_title'] !== true || page.nodes.length === 0) return [];
  const declared = listDeclared(page);
  const hasComponent = listTags(page).some(({ name }) => declared.has(name));
  if (hasComponent) return [];
  const expected = 'a visible title, because it is the only heading of level 1';
  return [toPlaced(page, 'hide_title', { found: 'true', expected, hint: 'Remove the key.' })];
}

function toPlaced(page: Page, key: string, problem: Problem): ContentProblem {
  const where = `front matter ${JSON.stringify(key)}`;
  return { file: page.file, line: toKeyLine(page, key), where, ...problem };
}

function checkId(value: unknown, page: Page, { pages }: Content): readonly Problem[] {
  const found = JSON.stringify(value);
  if (!/^[\w-]+$/.test(String(value))) {
    return [{ found, expected: 'letters, digits, hyphens and underscores' }];
  }
  const other = pages.find(
    (candidate) => candidate.file !== page.file && toPageId(candidate) === toPageId(page),
  );
  return other ? [{ found: `${found}, the ID of ${other.file}`, expected: 'a unique ID' }] : [];
}

function checkSidebar(value: unknown): readonly Problem[] {
  if (value === sidebarName) return [];
  const expected = `${JSON.stringify(sidebarName)}, the only sidebar, or null for none`;
  return [{ found: JSON.stringify(value), expected }];
}

function checkNeighbour(
  value: unknown,
  page: Page,
  { pages, generated, endpoints }: Content,
): readonly Problem[] {
  if (!endpoints) return [];
  const made = [...generated.keys()].map((file) => file.replace(/^docs\/|\.mdx$/g, ''));
  const published = pages.filter(({ frontMatter }) => frontMatter?.['draft'] !== true);
  const known = [...published.map(toPageId), ...made];
  if (known.includes(String(value)) && value !== toPageId(page)) return [];
  const expected = 'the path of a published page in docs, without its extension, or null';
  return [{ found: JSON.stringify(value), expected, ...suggest(String(value), known) }];
}

/** Other sites show the image with a link to the page. Readers of the page do not load it. */
function checkImage(value: unknown, page: Page, content: Content): readonly Problem[] {
  const url = String(value);
  return /^https:\/\/[^/]+\//.test(url) ? [] : checkEmbedded(url, page, content);
}

/** Keys whose values are shown as plain text. */
const shown = ['title', 'description', 'sidebar_label', 'pagination_label', 'search_category'];

function checkTexts(page: Page): readonly ContentProblem[] {
  const lines = page.text.split('\n');
  return shown.flatMap((key) => {
    const value = page.frontMatter?.[key];
    if (typeof value !== 'string') return [];
    const line = lines[toKeyLine(page, key) - 1] ?? '';
    const problem = checkCut(line) ?? checkMarked(value);
    return problem ? [toPlaced(page, key, problem)] : [];
  });
}

/** In YAML, a space followed by `#` ends an unquoted value. */
function checkCut(line: string): Problem | undefined {
  const [, lost] = /^\w+:\s*(?!["'|>])\S.*?\s(#.*?)\s*$/.exec(line) ?? [];
  if (lost === undefined) return undefined;
  const hint = 'Put the value in quotes.';
  return { found: `${JSON.stringify(lost)}, which YAML ignores`, expected: 'the text', hint };
}

/** Other tags are placeholders, such as `<id>`. */
const marks = new RegExp(
  String.raw`\`|\*\*|__(?=\w+__)|\[[^\]]*\]\([^)]*\)|</?(?:${htmlTags.join('|')})(?:[\s/][^>]*)?>`,
  'i',
);

function checkMarked(value: string): Problem | undefined {
  const [mark] = marks.exec(value) ?? [];
  if (mark === undefined) return undefined;
  const expected = 'plain text, because Markdown is not rendered here';
  return { found: JSON.stringify(mark), expected, hint: 'Remove the marks.' };
}
