import { createContext, type ReactNode, useContext, useMemo } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type GlobalVersion,
  useActiveDocContext,
  useVersions as useAllVersions,
} from '@docusaurus/plugin-content-docs/client';

/** A version as the reader is offered it. */
export interface VersionLink {
  readonly name: string;
  readonly label: string;
  /** The page that is being read, in that version; its home where it has no such page. */
  readonly to: string;
  readonly hasPage: boolean;
}

interface Versions {
  /** The version that is being read; none outside of the portal's layout. */
  readonly active: GlobalVersion | undefined;
  /** All versions, the current one first. */
  readonly links: readonly VersionLink[];
}

/** Of what is read; the provider below fills it. */
export const VersionContext = createContext<Versions>({ active: undefined, links: [] });

export function useVersions(): Versions {
  return useContext(VersionContext);
}

interface Props {
  readonly children: ReactNode;
}

/** Says once for each page which version it belongs to and where the others have it. */
export default function VersionProvider({ children }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const all = useAllVersions(undefined);
  const { activeVersion, activeDoc, alternateDocVersions } = useActiveDocContext(undefined);
  // All missing pages share one file: until scripts run it is that of the current version.
  const isShared = !activeDoc && !isBrowser;
  const active = isShared ? all.find(({ isLast }) => isLast) : activeVersion;
  const versions = useMemo(() => {
    const links = all.map(({ name, label, path }) => {
      const page = alternateDocVersions[name];
      return { name, label, to: page?.path ?? path, hasPage: page !== undefined };
    });
    return { active, links };
  }, [active, all, alternateDocVersions]);
  return <VersionContext value={versions}>{children}</VersionContext>;
}
