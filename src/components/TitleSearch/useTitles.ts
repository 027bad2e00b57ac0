import { useState } from 'react';
import loaders from '@generated/title-index/default';
import { useVersions } from '../Version/context';
import { toEntry, type TitleEntry } from './entries';

export type Titles =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly entries: readonly TitleEntry[] }
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
  return loader().then(
    ({ default: pages }) => ({ status: 'loaded', entries: pages.map(toEntry) }),
    () => ({ status: 'failed' }),
  );
}
