import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { currentVersion } from '../site-map/arrangement';

/**
 * Whether git can provide the last change of each page. It cannot without git or a repository, or
 * in a shallow clone, where all pages seem as old as its first commit. `npm start` shows no dates.
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

/** The edit URL of a page. Undefined for frozen pages, and if the operator sets no URL. */
export function toEditUrl(base: string, version: string, file: string): string | undefined {
  return base !== '' && version === currentVersion ? `${base}docs/${file}` : undefined;
}
