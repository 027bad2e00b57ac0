import type { PageTitle } from '@site/src/titles';

/** The pages whose title holds the text, in any case; none for blank text. */
export function matchTitles(titles: readonly PageTitle[], text: string): readonly PageTitle[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return titles.filter(({ title }) => title.toLowerCase().includes(wanted));
}
