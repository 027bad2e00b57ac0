/** Asks git about a folder. */
import { execFileSync } from 'node:child_process';

/** What git prints, without the space around it. Undefined without git, or outside of a repository. */
export function askGit(folder: string, ...words: readonly string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
