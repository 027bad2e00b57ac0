import type { PageTitle } from '@site/src/titles';

/** A page with what its matching compares, so that a key only folds the typed text. */
export interface TitleEntry {
  readonly page: PageTitle;
  /** The title after a space, so that a space precedes each of its words. */
  readonly title: string;
  /** Without a slash at its end, as readers may type the path with or without it. */
  readonly path: string;
  /** The tree of its parameters. */
  readonly fields: string;
}

export function toEntry(page: PageTitle): TitleEntry {
  const { title, endpoint } = page;
  return {
    page,
    title: ` ${title.toLowerCase()}`,
    path: endpoint?.path.toLowerCase().replace(/\/$/, '') ?? '',
    fields: foldNames(endpoint?.fields ?? ''),
  };
}

/**
 * Names as they are compared: `pageSize`, `page_size` and `page size` are equal, and so are
 * `locales[].title`, `locales[0].title` and `locales.title`. Keeps all slashes, and at least one
 * character of each name.
 */
export function foldNames(names: string): string {
  return names.toLowerCase().replace(/([^/])(?:\[[^\]/]*\]|[\s_-]+(?=[^/]))+/g, '$1');
}
