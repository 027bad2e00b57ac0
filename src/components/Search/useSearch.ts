import { useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Search } from '@portal/src/search/find';
import { useVersions } from '../Shell/versions';

/** The search of the displayed version, which loads when somebody needs it. */
export function useSearch() {
  const version = useVersions().active?.name ?? 'current';
  const root = useBaseUrl('/');
  const [byVersion, setByVersion] = useState<Readonly<Record<string, Search | Missing>>>({});
  const search = byVersion[version];
  const keep = (loaded: Search | Missing) =>
    setByVersion((known) => ({ ...known, [version]: loaded }));
  /** Does nothing while it is loading or after it has loaded. */
  const load = () => {
    if (search && search !== 'failed') return;
    keep('loading');
    loadSearch(root, version).then(keep, () => keep('failed'));
  };
  return { search, load };
}

type Missing = 'loading' | 'failed';

async function loadSearch(root: string, version: string): Promise<Search> {
  const { openSearch } = await import('@portal/src/search/find');
  return openSearch(async (file) => {
    const response = await fetch(root + file);
    if (!response.ok) throw new TypeError(`${file}: ${response.status}`);
    return response.json();
  }, version);
}

/**
 * The query string of the page of all results for a text, such as `?q=page%20size`. Empty for blank
 * text. All pages load this file, but only that page loads its own code.
 */
export function toSearchPart(text: string): string {
  return text.trim() === '' ? '' : `?q=${encodeURIComponent(text.toWellFormed())}`;
}
