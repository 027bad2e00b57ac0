/**
 * The changelog at `/` if a cut version is there. Its own file never changes, so it cannot contain
 * versions that were cut later: `1.5` after `2.0`, or a pre-release of `3.0`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { schemaVersion, type ChangelogPage } from '../../src/page-data';
import { currentVersion, type Arrangement } from '../../src/site-map/arrangement';
import { changelogPlace, referenceFolder, releasesFolder, toFile } from '../../src/site-map/places';
import { toVersionFolder } from '../../src/versions/names';
import { readVersions } from '../../src/versions/read';
import { buildReleasedChangelog } from './changelog';
import { buildPageLines } from './page';

/** The changelog of all versions that were ever cut, and the files of their release notes. */
export interface RootChangelog {
  readonly content: ChangelogPage;
  /** Absolute paths by version. */
  readonly notes: ReadonlyMap<string, string>;
}

/**
 * Reads the changelog at `/`. Notes are those of the version at `/`, or else of their own version.
 * Undefined if the current version is at `/`, whose changelog is generated.
 */
export function readRootChangelog(
  siteDir: string,
  { root }: Pick<Arrangement, 'root'>,
): RootChangelog | undefined {
  if (root === currentVersion) return undefined;
  const versions = readVersions(siteDir);
  const notes = new Map(
    versions.flatMap(({ name }) => {
      const files = [root, name].map((version) => toNotesFile(siteDir, version, name));
      const file = files.find((place) => fs.existsSync(place));
      return file === undefined ? [] : [[name, file] as const];
    }),
  );
  return { content: buildReleasedChangelog({ versions, notes: [...notes.keys()] }), notes };
}

function toNotesFile(siteDir: string, version: string, name: string): string {
  return path.join(toVersionFolder(siteDir, version), releasesFolder, `${name}.md`);
}

interface MarkdownFile {
  readonly filePath: string;
  readonly fileContent: string;
}

/** Completes the page of the changelog at `/` when it is compiled. Other pages stay the same. */
export function completeRootChangelog(siteDir: string, arrangement: Pick<Arrangement, 'root'>) {
  const folder = toVersionFolder(siteDir, arrangement.root);
  const page = path.join(folder, referenceFolder, toFile(changelogPlace, 'mdx'));
  return ({ filePath, fileContent }: MarkdownFile): string => {
    const changelog = filePath === page ? readRootChangelog(siteDir, arrangement) : undefined;
    return changelog ? toCompleted(fileContent, page, changelog) : fileContent;
  };
}

function toCompleted(text: string, page: string, { content, notes }: RootChangelog): string {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(text) ?? [];
  const toSource = (file: string) =>
    path.relative(path.dirname(page), file).split(path.sep).join('/');
  return [
    frontMatter,
    ...buildPageLines({
      data: `export const page = ${JSON.stringify({ schemaVersion, ...content })};`,
      component: 'Changelog',
      notes: [...notes].map(([name, file]) => [name, toSource(file)] as const),
    }),
  ].join('\n');
}
