/** The search index of each version: files that browsers and other clients read (`src/search`). */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { writeWhole } from '../../src/content/generated';
import { readSynonyms } from '../../src/content/synonyms';
import { general } from '../../src/messages/en/titles';
import type { Endpoint } from '../../src/openapi/model';
import type { EndpointPage, SchemaPage } from '../../src/page-data';
import type { ProjectOptions } from '../../src/project';
import { isLive } from '../../src/project/mode';
import { isEndpointData, isSchemaData, referenceFolder } from '../../src/routes/places';
import { buildIndex } from '../../src/search/build';
import type { IndexedPage, IndexedSection } from '../../src/search/model';
import { toOperationSections, toSchemaSections } from '../../src/search/operation';
import { readJson } from '../../src/versions/read';
import { findDocsContent, toDocsContent, toHtmlFile } from '../docs/content';
import { readPageSections, toStart } from './text';

export default function search(context: LoadContext, { project }: ProjectOptions): Plugin {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const liveFolder = path.join(generatedFilesDir, 'search-files');
  const files = { directory: liveFolder, publicPath: baseUrl, watch: false };
  const write = async (
    versions: readonly LoadedVersion[],
    folder: string,
    readText: (doc: DocMetadata) => Promise<readonly IndexedSection[]>,
  ) => {
    const synonyms = readSynonyms(project()).synonyms;
    for (const version of versions) {
      const pages = await buildPages(version, siteDir, readText);
      for (const { file, content } of buildIndex(version.versionName, pages, synonyms, toHash)) {
        writeWhole(path.join(folder, file), JSON.stringify(content));
      }
    }
  };
  return {
    name: 'search',
    async allContentLoaded({ allContent }) {
      if (!isLive()) return;
      // There is no text of pages yet, but all of their facts.
      const toTitle = ({ description }: DocMetadata) => Promise.resolve([toStart(description)]);
      await write(toDocsContent(allContent).loadedVersions, liveFolder, toTitle);
    },
    // Its type has no server, though `npm start` merges it.
    configureWebpack: () => ({ devServer: { static: [files] } }) as object,
    async postBuild({ outDir, plugins }) {
      await write(findDocsContent(plugins).loadedVersions, outDir, ({ permalink }) =>
        readPageSections(path.join(outDir, toHtmlFile(permalink, baseUrl))),
      );
    },
  };
}

/** Files with the same content are in a folder of the same name. */
function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The pages that can be found, in the order of the version's files. */
export async function buildPages(
  { docs }: Pick<LoadedVersion, 'docs'>,
  siteDir: string,
  readText: (doc: DocMetadata) => Promise<readonly IndexedSection[]>,
): Promise<readonly IndexedPage[]> {
  return Promise.all(
    docs.filter(isSearchable).map(async (doc): Promise<IndexedPage> => {
      const { title, permalink, frontMatter } = doc;
      const { search_category: category = general } = frontMatter as { search_category?: string };
      const page = { title, permalink, category };
      const endpoint = readEndpoint(siteDir, doc);
      const isReference = doc.id.startsWith(`${referenceFolder}/`);
      const explains =
        isReference && (!endpoint || endpoint.event) ? { explains: true as const } : {};
      if (endpoint) {
        const { method, path: template, operationId } = endpoint;
        const titled = { method, path: template, operationId };
        const sections = toOperationSections(endpoint);
        return { ...page, endpoint: titled, ...explains, sections };
      }
      const schema = (readData(siteDir, doc, isSchemaData) as SchemaPage | undefined)?.schema;
      const sections = schema ? toSchemaSections(schema) : await readText(doc);
      return { ...page, ...explains, sections };
    }),
  );
}

/** Whether a page can be found. */
export function isSearchable({ unlisted, draft, frontMatter }: DocMetadata): boolean {
  return !unlisted && !draft && frontMatter['hide_from_search'] !== true;
}

export function readEndpoint(siteDir: string, doc: DocMetadata): Endpoint | undefined {
  return (readData(siteDir, doc, isEndpointData) as EndpointPage | undefined)?.endpoint;
}

/** The data of a generated page of a kind. */
function readData(
  siteDir: string,
  { id, source }: DocMetadata,
  isKind: (file: string) => boolean,
): unknown {
  const [folder, ...place] = id.split('/');
  if (folder !== referenceFolder || !isKind(`${place.join('/')}.json`)) return undefined;
  const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
  return readJson(file.replace(/\.mdx$/, '.json'));
}
