import { useState } from 'react';
import loaders from '@generated/title-index/default';
import type { PageTitle } from '@site/src/titles';
import { useVersions } from '../Shell/versions';
import type { Find } from './find';

export type Titles =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly pages: readonly PageTitle[]; readonly find: Find }
  | { readonly status: 'failed' };

interface TitleIndex {
  readonly titles: Titles;
  /** Loads the titles unless they are loading or already loaded. */
  readonly load: () => void;
}

const idle: Titles = { status: 'idle' };

/** The titles of the displayed version, after the first `load`. */
export function useTitles(): TitleIndex {
  const version = useVersions().active?.name ?? 'current';
  const [byVersion, setByVersion] = useState<Readonly<Record<string, Titles>>>({});
  const titles = byVersion[version] ?? idle;

  const keep = (loaded: Titles) => setByVersion((known) => ({ ...known, [version]: loaded }));
  const load = () => {
    if (titles.status === 'loading' || titles.status === 'loaded') return;
    keep({ status: 'loading' });
    void loadTitles(version).then(keep);
  };
  return { titles, load };
}

async function loadTitles(version: string): Promise<Titles> {
  const loader = loaders[version];
  if (!loader) return { status: 'failed' };
  try {
    const [{ default: pages }, { createFind }] = await Promise.all([loader(), import('./find')]);
    return { status: 'loaded', pages, find: createFind(pages) };
  } catch {
    return { status: 'failed' };
  }
}
