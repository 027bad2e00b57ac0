/** The Markdown alternates of all pages, from their HTML, and the lists of them for language models. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { buildLlms, type FullPage } from '../../../src/exports/llms';
import type { ExportedVersion, ExportFile } from '../../../src/exports/version';
import { toAlternateRoute } from '../../../src/site-map/places';
import { findDocsContent } from '../../docs/content';
import { loadConverter, toKey } from './convert';
import { listPages, type LoadedVersion } from './pages';

/** Builds the alternates of all versions, `llms.txt` and `llms-full.txt`. */
export async function buildAlternates(
  { outDir, plugins, siteConfig: { baseUrl } }: Props,
  versions: readonly ExportedVersion[],
): Promise<readonly ExportFile[]> {
  const { loadedVersions } = findDocsContent(plugins);
  const texts = await convertPages(loadedVersions, { outDir, baseUrl });
  return versions.flatMap((version) => {
    const loaded = loadedVersions.find(({ versionName }) => versionName === version.name);
    const pages = (loaded ? listPages(loaded) : []).map((page) => ({
      ...page,
      text: texts.get(page.permalink) ?? '',
    }));
    const files = [...pages.map(toFile), ...buildLlms(version, pages)];
    return files.map((file) => ({ ...file, route: version.route + file.route }));
  });
}

function toFile({ route, text }: FullPage): ExportFile {
  return { route: toAlternateRoute(route), mediaType: 'text/markdown', text };
}

type Site = Pick<Props, 'outDir'> & Pick<Props['siteConfig'], 'baseUrl'>;

/** The Markdown of pages by permalink. Each page takes about 12 milliseconds. */
async function convertPages(
  versions: readonly LoadedVersion[],
  { outDir, baseUrl }: Site,
): Promise<ReadonlyMap<string, string>> {
  const alternates = new Map(
    versions.flatMap(({ path: start, docs }) =>
      docs.map(({ permalink, slug }) => [
        toKey(permalink),
        start.replace(/\/$/, '') + toAlternateRoute(slug),
      ]),
    ),
  );
  const toMarkdown = await loadConverter(alternates);
  const texts = new Map<string, string>();
  for (const { permalink } of versions.flatMap(({ docs }) => docs)) {
    const name = permalink.slice(baseUrl.length).replace(/\/$/, '') || 'index';
    const html = await readFile(path.join(outDir, `${name}.html`), 'utf8');
    texts.set(permalink, toMarkdown(html));
  }
  return texts;
}
