/** Values of the front matter that name something: pages by their ids, the sidebar, an image. */
import { sidebarName } from '../../site-map/places';
import type { Content } from '../content';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { toKeyLine, toPageId, type Page } from './page';
import { checkEmbedded } from './targets';

type Check = (value: unknown, page: Page, content: Content) => readonly Problem[];

const checks: Readonly<Record<string, Check>> = {
  id: checkId,
  displayed_sidebar: checkSidebar,
  pagination_next: checkNeighbour,
  pagination_prev: checkNeighbour,
  image: checkImage,
};

/** Each value that is there and has the right type; types are the business of the other check. */
export function checkMatterValues(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...Object.entries(checks).flatMap(([key, check]) => {
      const value = page.frontMatter?.[key];
      const problems = typeof value === 'string' ? check(value, page, content) : [];
      return problems.map((problem) => toPlaced(page, key, problem));
    }),
    ...checkTexts(page),
  ];
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
  return other
    ? [{ found: `${found}, the id of ${other.file}`, expected: 'an id of its own' }]
    : [];
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
  const expected = 'the path of a published page below docs, without its ending, or null';
  return [{ found: JSON.stringify(value), expected, ...suggest(String(value), known) }];
}

/** Other sites show the image beside a link to the page; readers of the page do not load it. */
function checkImage(value: unknown, page: Page, content: Content): readonly Problem[] {
  const url = String(value);
  return /^https:\/\/[^/]+\//.test(url) ? [] : checkEmbedded(url, page, content);
}

/** Keys whose values readers see, without the marks of Markdown. */
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

/** YAML ends a value without quotes where a space and `#` follow. */
function checkCut(line: string): Problem | undefined {
  const [, lost] = /^\w+:\s*(?!["'|>])\S.*?\s(#.*?)\s*$/.exec(line) ?? [];
  if (lost === undefined) return undefined;
  const hint = 'Put the value between quotes.';
  return { found: `${JSON.stringify(lost)}, which YAML leaves out`, expected: 'the text', hint };
}

function checkMarked(value: string): Problem | undefined {
  const [mark] = /`|\*\*|__(?=\w+__)|\[[^\]]*\]\([^)]*\)|<\/?[A-Za-z][^>]*>/.exec(value) ?? [];
  if (mark === undefined) return undefined;
  const expected = 'plain text, since readers see every mark';
  return { found: JSON.stringify(mark), expected, hint: 'Remove the marks.' };
}
