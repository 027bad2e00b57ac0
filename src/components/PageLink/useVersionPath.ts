import { useVersions } from '../Version/context';

/** The path of the displayed version, without a trailing slash. Empty for the current version. */
export function useVersionPath(): string {
  return useVersions().active?.path.replace(/\/$/, '') ?? '';
}
