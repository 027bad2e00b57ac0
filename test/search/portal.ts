/** A search over pages in memory. */
import { buildIndex } from '@portal/src/search/build';
import { openSearch, type Search } from '@portal/src/search/find';
import type { IndexedPage, IndexedSection, SearchedApi, Synonyms } from '@portal/src/search/model';

/** A page with a title, its text, and sections by heading. */
export function toPage(
  title: string,
  text: string,
  sections: Readonly<Record<string, string>> = {},
): IndexedPage {
  const others = Object.entries(sections).map(([heading, body]): IndexedSection => ({
    ...{ anchor: `#${heading}`, heading, kind: 'heading', text: body },
  }));
  return {
    ...{ title, permalink: `/docs/${title}`, category: 'General' },
    sections: [{ anchor: '', heading: '', kind: 'page', text }, ...others],
  };
}

export async function openPages(
  pages: readonly IndexedPage[],
  synonyms: Synonyms = {},
  api?: SearchedApi,
): Promise<Search> {
  const files = new Map(
    buildIndex('current', pages, synonyms, () => 'hash').map(({ file, content }) => [
      file,
      JSON.stringify(content),
    ]),
  );
  const read = (file: string) => Promise.resolve(JSON.parse(files.get(file) ?? 'null') as unknown);
  return openSearch(read, 'current', api);
}

/** The titles of what a search finds. */
export async function titlesOf(search: Search, text: string): Promise<readonly string[]> {
  return (await search.find(text, 10)).results.map(({ page }) => page.title);
}
