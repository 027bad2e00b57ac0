/** The pages of the current version with their old addresses. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { AliasedPage } from './check';

export interface CurrentPage extends AliasedPage {
  readonly title: string;
}

/** Only the current version has aliases: what was cut is served where it always was. */
export function toCurrentPages(content: unknown, baseUrl: string): readonly CurrentPage[] {
  const { loadedVersions } = content as LoadedContent;
  const current = loadedVersions.filter(({ versionName }) => versionName === 'current');
  return current
    .flatMap(({ docs }) => docs)
    .map(({ title, source, permalink, frontMatter }) => ({
      title,
      file: aliasedSitePathToRelativePath(source),
      route: permalink.slice(baseUrl.length - 1),
      aliases: (frontMatter as { aliases?: unknown }).aliases,
    }));
}
