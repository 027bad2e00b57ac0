import { execFileSync } from 'node:child_process';
import process from 'node:process';

/**
 * Whether git tells when each page was changed last: not where there is no repository or no git, and
 * not in a shallow clone, where all pages seem to be as old as its first commit. `start` shows no dates.
 */
export function hasHistory(siteDir: string): boolean {
  if (process.env.NODE_ENV === 'development') return false;
  try {
    const isShallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return isShallow.trim() === 'false';
  } catch {
    return false;
  }
}

/** Where a page is edited: frozen pages nowhere, and none where the operator names no address. */
export function toEditUrl(base: string, version: string, file: string): string | undefined {
  return base !== '' && version === 'current' ? `${base}docs/${file}` : undefined;
}
