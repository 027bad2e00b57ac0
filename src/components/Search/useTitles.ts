import { useState } from 'react';
import loaders from '@generated/search/default';
import type { PageTitle } from '@site/src/site-map/titles';
import { useVersions } from '../Shell/versions';
import type { TitleMatch } from './matchTitles';

export type Titles =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | {
      readonly status: 'loaded';
      readonly pages: readonly PageTitle[];
      readonly find: (text: string) => readonly TitleMatch[];
    };

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
  try {
    const [index, { createFind }] = await Promise.all([
      loaders[version]?.(),
      import('./matchTitles'),
    ]);
    if (!index) return { status: 'failed' };
    return { status: 'loaded', pages: index.default, find: createFind(index.default) };
  } catch {
    return { status: 'failed' };
  }
}
