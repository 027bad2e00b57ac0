import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';

/** Path of the version that is being read, without a trailing slash: empty for the current one. */
export function useVersionPath(): string {
  const version = useActiveVersion(undefined);
  return version ? version.path.replace(/\/$/, '') : '';
}
