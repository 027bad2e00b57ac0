/**
 * The titles, paths and fields of each version for both searches, and the text index of search-local
 * for the full-text page. The portal replaces the page and the search box of search-local.
 */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import searchLocal, { validateOptions } from '@easyops-cn/docusaurus-search-local';
import type { Endpoint } from '../../src/openapi/model';
import type { EndpointPage } from '../../src/page-data';
import { findDocsContent, toDocsContent } from '../docs/content';
import { listFieldAnchors } from '../../src/routes/anchors';
import { isEndpointData, referenceFolder } from '../../src/routes/places';
import { readJson } from '../../src/versions/read';
import type { PageTitle, TitledEndpoint } from '../../src/routes/titles';
import { writeSearchedParts } from './parts';

export { validateOptions };

export default function search(context: LoadContext, options: object): Plugin {
  return {
    name: 'search',
    configureWebpack: searchLocal(context, options).configureWebpack,
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = toDocsContent(allContent);
      for (const version of loadedVersions) {
        const titles = buildTitles(version, (doc) => readEndpoint(context.siteDir, doc));
        await actions.createData(`${version.versionName}.json`, titles);
      }
      // A module that loads the titles of a version on demand.
      const loaders = loadedVersions.map(
        ({ versionName: name }) => `  "${name}": () => import("./${name}.json"),\n`,
      );
      await actions.createData('index.js', `export default {\n${loaders.join('')}};\n`);
    },
    async postBuild(build) {
      const { loadedVersions } = findDocsContent(build.plugins);
      const hidden = loadedVersions
        .flatMap(({ docs }) => docs.filter((doc) => !isSearchable(doc)))
        .map(({ permalink }) => permalink);
      const routesPaths = build.routesPaths.filter((route) => !hidden.includes(route));
      const folder = path.join(context.generatedFilesDir, 'search', 'pages');
      await writeSearchedParts(build, folder);
      await searchLocal(context, options).postBuild({ ...build, outDir: folder, routesPaths });
      // The indexes.
      const filter = (file: string) => !file.endsWith('.html');
      await cp(folder, build.outDir, { recursive: true, filter });
    },
  };
}

/** The pages that can be found, in the order of the version's files. */
export function buildTitles(
  { docs }: Pick<LoadedVersion, 'docs'>,
  findEndpoint: (doc: DocMetadata) => Endpoint | undefined,
): readonly PageTitle[] {
  const shown = docs.filter(isSearchable);
  const most = Math.ceil(mostFields / shown.length);
  return shown.map((doc) => {
    const { title, permalink, frontMatter } = doc;
    const { search_category: category = 'General' } = frontMatter as { search_category?: string };
    const endpoint = findEndpoint(doc);
    return { title, permalink, category, ...(endpoint && { endpoint: toTitled(endpoint, most) }) };
  });
}

/** The most fields in the index of a version, which a reader loads with the first search. */
const mostFields = 20_000;

/** Headers are omitted, as nearly all endpoints have the same. Of many fields, the outer ones stay. */
function toTitled(endpoint: Endpoint, most: number): TitledEndpoint {
  const found = listFieldAnchors(endpoint).filter((anchor) => !anchor.startsWith('header.'));
  const toDepth = (anchor: string) => anchor.split('.').length;
  const outerFirst = found.toSorted((one, other) => toDepth(one) - toDepth(other));
  const kept = new Set(outerFirst.slice(0, most));
  const fields = found.filter((anchor) => kept.has(anchor));
  return { method: endpoint.method, path: endpoint.path, fields };
}

/** Whether a page is in the title search and the full-text search. */
export function isSearchable({ unlisted, draft, frontMatter }: DocMetadata): boolean {
  return !unlisted && !draft && frontMatter['hide_from_search'] !== true;
}

export function readEndpoint(siteDir: string, { id, source }: DocMetadata): Endpoint | undefined {
  const [folder, ...place] = id.split('/');
  if (folder !== referenceFolder || !isEndpointData(`${place.join('/')}.json`)) return undefined;
  const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
  return (readJson(file.replace(/\.mdx$/, '.json')) as EndpointPage).endpoint;
}
