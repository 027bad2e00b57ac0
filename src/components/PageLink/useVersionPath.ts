import { useVersions } from '../Version/context';

/** Path of the version that is being read, without a trailing slash: empty for the current one. */
export function useVersionPath(): string {
  return useVersions().active?.path.replace(/\/$/, '') ?? '';
}
