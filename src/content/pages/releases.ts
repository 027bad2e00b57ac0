import path from 'node:path/posix';
import { isReleaseNotes } from '../../site-map/default-slug';
import { expectedName, isVersionName } from '../../site-map/arrangement';
import type { Content } from '../content';
import type { ContentProblem } from '../problem';

/** Checks the names of release notes, which the changelog of a version contains. */
export function checkReleases({ partials }: Pick<Content, 'partials'>): readonly ContentProblem[] {
  return partials
    .filter(({ file }) => isReleaseNotes(file))
    .filter(({ file }) => !isVersionFile(file))
    .map(({ file }) => ({
      file,
      where: 'file name',
      found: JSON.stringify(path.basename(file)),
      expected: `${expectedName}, with the extension ".md"`,
      hint: 'The changelog shows the release notes of a version, such as "docs/releases/2.0.md".',
    }));
}

function isVersionFile(file: string): boolean {
  const isTop = path.basename(path.dirname(file)) === 'releases';
  return isTop && file.endsWith('.md') && isVersionName(path.basename(file, '.md'));
}
