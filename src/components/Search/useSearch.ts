import { useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Search } from '@portal/src/search/find';
import type { SearchedApi } from '@portal/src/search/model';
import { useApis } from '../Shell/apis';
import { useVersions } from '../Shell/versions';

/** The search of the displayed version, which loads when somebody needs it. */
export function useSearch() {
  const version = useVersions().active?.name ?? 'current';
  const root = useBaseUrl('/');
  const { name = '', apis, current, toBase } = useApis();
  const [byVersion, setByVersion] = useState<Readonly<Record<string, Search | Missing>>>({});
  const search = byVersion[version];
  const hasRoot = apis.some(({ path }) => path === '');
  const keep = (loaded: Search | Missing) =>
    setByVersion((known) => ({ ...known, [version]: loaded }));
  /** Does nothing while it is loading or after it has loaded. */
  const load = () => {
    if (search && search !== 'failed') return;
    keep('loading');
    const whole = { id: '', name, path: '', version: 'current' };
    const sites = apis.length === 0 || hasRoot ? apis : [...apis, whole];
    // The development server has one API.
    const others = isLiveServer ? [] : sites.filter(({ id }) => id !== current);
    const places = others.map((api) => ({ root: toBase(api), version: api.version, api }));
    const own = { root, version, api: apis.find(({ id }) => id === current) };
    loadSearches([own, ...places]).then(keep, () => keep('failed'));
  };
  return { search, load };
}

type Missing = 'loading' | 'failed';

interface Place {
  readonly root: string;
  readonly version: string;
  readonly api: SearchedApi | undefined;
}

/** The search of the displayed API, and of the others that can be loaded. */
async function loadSearches([own, ...others]: readonly [Place, ...Place[]]): Promise<Search> {
  const first = await loadSearch(own);
  if (others.length === 0) return first;
  const { joinSearches } = await import('@portal/src/search/join');
  const loaded = await Promise.allSettled(others.map(loadSearch));
  const more = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return joinSearches([first, ...more]);
}

async function loadSearch({ root, version, api }: Place): Promise<Search> {
  const { openSearch } = await import('@portal/src/search/find');
  const read = async (file: string): Promise<unknown> => {
    const response = await fetch(root + file);
    if (!response.ok) throw new TypeError(`${file}: ${response.status}`);
    return response.json();
  };
  return openSearch(read, version, api && { id: api.id, name: api.name });
}

/**
 * The query string of the page of all results for a text, such as `?q=page%20size`, and an API. Empty
 * for blank text. All pages load this file, but only that page loads its own code.
 */
export function toSearchPart(text: string, api = ''): string {
  if (text.trim() === '' && api === '') return '';
  const query = `?q=${encodeURIComponent(text.toWellFormed())}`;
  return api === '' ? query : `${query}&api=${encodeURIComponent(api)}`;
}
