import path from 'node:path';
import { catalogue } from '../../src/catalogue';
import type { Content } from '../../src/content/content';
import { checkPage } from '../../src/content/pages/check';
import { parsePage } from '../../src/content/pages/parse';
import { toMessage } from '../../src/content/problem';

const endpoints = catalogue.categories.flatMap((category) => category.endpoints);

/** A page with this text. */
export function toPage(body: string): string {
  return `---\ntitle: A\n---\n${body}`;
}

/**
 * The messages about a page with this text, with lines counted from the end of the front matter.
 */
export async function checkBody(body: string): Promise<readonly string[]> {
  const file = 'docs/page.mdx';
  const { page, problems } = await parsePage({ file, text: toPage(body) });
  const content: Content = {
    siteDir: path.join(__dirname, 'site'),
    ...{
      folder: 'docs',
      pages: [page],
      partials: [],
      categories: [],
      routes: [],
      files: [file],
      endpoints,
      errors: [],
    },
    sound: new Set(endpoints.map(({ slug }) => slug)),
    generated: new Map(),
    generatedAnchors: new Map(),
  };
  return [...problems, ...checkPage(page, content)].map(({ line = 0, ...problem }) =>
    toMessage({ ...problem, line: line - 3 }).replace(`${file}:`, ''),
  );
}
