import { createContext, type ReactNode, useContext, useMemo } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type GlobalVersion,
  useActiveVersion,
  useVersions as useAllVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { isSamePath } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Arrangement } from '@portal/src/routes/arrangement';

export interface VersionLink {
  readonly name: string;
  readonly label: string;
  /** The same page in that version, or its home page if the version does not have the page. */
  readonly to: string;
  readonly hasPage: boolean;
  readonly isRoot: boolean;
  /** Whether the version is the latest cut version. */
  readonly isLatest: boolean;
}

export interface Versions {
  /** The displayed version. Undefined outside the portal's layout. */
  readonly active: GlobalVersion | undefined;
  /** All versions: the current one, then the cut ones, newest first. */
  readonly links: readonly VersionLink[];
}

export const VersionContext = createContext<Versions>({ active: undefined, links: [] });

export function useVersions(): Versions {
  return useContext(VersionContext);
}

/** Provides the version of each page and its location in other versions. */
export function VersionProvider({ children }: { readonly children: ReactNode }) {
  const isBrowser = useIsBrowser();
  const { customFields } = useDocusaurusContext().siteConfig;
  const { root, latest } = customFields?.['arrangement'] as Arrangement;
  const all = useAllVersions(undefined);
  const own = useActiveVersion(undefined);
  const { pathname } = useLocation();
  // The framework's hook takes 6 ms for 2,400 pages, because it makes an expression for each.
  const id = useMemo(
    () => own?.docs.find(({ path }) => isSamePath(path, pathname))?.id,
    [own, pathname],
  );
  // All missing pages share one file, which belongs to the version at "/" until scripts run.
  const isShared = id === undefined && !isBrowser;
  const active = isShared ? all.find(({ isLast }) => isLast) : own;
  const versions = useMemo(() => {
    const links = all.map(({ name, label, path, docs }) => {
      const page = id === undefined ? undefined : docs.find((doc) => doc.id === id);
      return {
        name,
        label,
        to: page?.path ?? path,
        hasPage: page !== undefined,
        isRoot: name === root,
        isLatest: name === latest,
      };
    });
    return { active, links };
  }, [active, all, id, latest, root]);
  return <VersionContext value={versions}>{children}</VersionContext>;
}

/** The query and the fragment of the page, for links to it elsewhere. Empty until scripts run. */
export function usePlaceInPage(): string {
  const { search, hash } = useLocation();
  return useIsBrowser() ? search + hash : '';
}

/** The path of the displayed version, without a trailing slash. Empty for the current version. */
export function useVersionPath(): string {
  return useVersions().active?.path.replace(/\/$/, '') ?? '';
}
