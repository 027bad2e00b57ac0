/** The Markdown alternates of all pages, from their HTML, and the lists of them for language models. */
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { buildLlms, type FullPage } from '../../../src/exports/llms';
import type { ExportedVersion, ExportFile } from '../../../src/exports/version';
import { toAlternateRoute } from '../../../src/site-map/places';
import { findDocsContent } from '../../docs/content';
import { toKey, type Work } from './convert';
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

/** The Markdown of pages by permalink. */
async function convertPages(
  versions: readonly LoadedVersion[],
  { outDir, baseUrl }: Site,
): Promise<ReadonlyMap<string, string>> {
  const docs = versions.flatMap((version) => version.docs);
  const toHtml = ({ permalink }: DocMetadata) =>
    path.join(outDir, `${permalink.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.html`);
  const alternates = new Map(
    versions.flatMap(({ path: start, docs: pages }) =>
      pages.map(({ permalink, slug }) => [
        toKey(permalink),
        start.replace(/\/$/, '') + toAlternateRoute(slug),
      ]),
    ),
  );
  const texts = await convertAll({ files: docs.map(toHtml), alternates });
  return new Map(docs.map(({ permalink }, index) => [permalink, texts[index] ?? '']));
}

/** How many pages make a thread worth its start. */
const pagesPerThread = 50;

/** Converts pages in as many threads as there are cores. */
async function convertAll({ files, alternates }: Work): Promise<readonly string[]> {
  const needed = Math.ceil(files.length / pagesPerThread);
  const count = Math.min(os.availableParallelism(), needed);
  const shares = await Promise.all(
    Array.from({ length: count }, (_, share) =>
      convertInThread({
        files: files.filter((_file, index) => index % count === share),
        alternates,
      }),
    ),
  );
  return files.map((_file, index) => shares[index % count]?.[Math.floor(index / count)] ?? '');
}

function convertInThread(workerData: Work): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'worker.mjs'), { workerData });
    worker.once('message', resolve).once('error', reject);
  });
}
