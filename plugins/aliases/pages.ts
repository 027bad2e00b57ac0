/** The pages of the current version with their old addresses. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

export interface CurrentPage {
  readonly title: string;
  /** Path below the base address, such as `/docs/errors`. */
  readonly route: string;
  readonly aliases: readonly string[];
}

/** Only the current version has aliases: what was cut is served where it always was. */
export function toCurrentPages(content: unknown, baseUrl: string): readonly CurrentPage[] {
  const { loadedVersions } = content as LoadedContent;
  const current = loadedVersions.filter(({ versionName }) => versionName === 'current');
  return current
    .flatMap(({ docs }) => docs)
    .map(({ title, permalink, frontMatter }) => ({
      title,
      route: permalink.slice(baseUrl.length - 1),
      aliases: (frontMatter as { aliases?: readonly string[] }).aliases ?? [],
    }));
}
