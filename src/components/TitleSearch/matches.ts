import type { PageTitle } from '@site/src/titles';

/** The pages whose title contains the text, ignoring case. Empty for blank text. */
export function matchTitles(titles: readonly PageTitle[], text: string): readonly PageTitle[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return titles.filter(({ title }) => title.toLowerCase().includes(wanted));
}
