/** The Docusaurus docs plugin, made robust for `npm start`, where files can change at any time. */
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkContent } from '../../src/content/check';
import { stopAtProblems } from '../../src/content/stop';
import { stateFile } from '../../src/content/watch';
import { keepLastGood } from './last-good';
import { referenceFolder } from '../../src/site-map/places';
import { buildExplain, toMessage } from './explain';
import { describeNeighbours } from './neighbours';
import { oneAtATime } from './one-at-a-time';

export { validateOptions };

type DocsPlugin = Plugin<LoadedContent> & Required<Pick<Plugin<LoadedContent>, Lifecycle>>;
type Lifecycle = 'loadContent' | 'contentLoaded' | 'getPathsToWatch' | 'configureWebpack';

/**
 * Docusaurus reloads in parallel, so an older reload could finish last and restore stale content. The
 * sidebar is built from generated data.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const { siteDir, generatedFilesDir } = context;
  const plugin = (await contentDocs(context, options)) as DocsPlugin;
  const isLive = process.env.NODE_ENV === 'development';
  const reader = buildReader(async () => describeNeighbours(await plugin.loadContent()), siteDir);
  const dependency = path.join(generatedFilesDir, plugin.name, options.id, addressFile);
  const folder = path.resolve(siteDir, options.path);
  const explain = buildExplain(siteDir);
  /** Generated pages contain only components. */
  const canLink = (file: string) => !isInside(path.join(folder, referenceFolder), file);

  return {
    ...plugin,
    loadContent: oneAtATime(reader.load),
    /** Uses the newest content, even when called by an older reload. */
    async contentLoaded({ content, actions }) {
      const newest = reader.last() ?? content;
      await plugin.contentLoaded({ content: newest, actions });
      if (isLive) await actions.createData(addressFile, toAddresses(newest));
    },
    allContentLoaded() {
      reader.release();
    },
    configureWebpack(...args) {
      const config = plugin.configureWebpack(...args) ?? {};
      return isLive ? keepLastGood(config, { dependency, canLink, explain }) : config;
    },
    /**
     * The framework's watcher stops the server at a symbolic link to itself, and reports each file
     * separately. The content watcher reports all changes together, after generating their pages.
     */
    getPathsToWatch: () => [
      ...plugin.getPathsToWatch().filter((pattern) => !isInside(folder, pattern)),
      path.join(generatedFilesDir, stateFile),
    ],
  };
}

/**
 * In milliseconds. A reload writes its routes shortly after all plugins have loaded, unless it has
 * failed.
 */
const writing = 200;
const longestReload = 5000;

/**
 * Reads the content, and keeps the last readable content after an error. Each read waits until the
 * routes of the previous one are written. Otherwise, an older reload could replace newer routes.
 */
function buildReader(read: () => Promise<LoadedContent>, siteDir: string) {
  let last: LoadedContent | undefined;
  let release = () => {};
  let reload = Promise.resolve();

  function hold(): void {
    const loaded = new Promise<void>((resolve) => (release = resolve));
    const end = wait(longestReload, undefined, { ref: false });
    reload = Promise.race([loaded.then(() => wait(writing)), end]);
  }

  /** The first load has no previous content, so it throws errors that are not content problems. */
  async function explain(error: unknown): Promise<never> {
    stopAtProblems((await checkContent(siteDir)).problems);
    throw error;
  }

  async function load(): Promise<LoadedContent> {
    await reload;
    hold();
    const previous = last;
    if (!previous) return (last = await read().catch(explain));
    try {
      // A page may have been deleted after it was listed.
      const content = await read().catch(() => wait(200).then(() => read()));
      last = content;
      return content;
    } catch (error) {
      console.error(toMessage(error));
      return previous;
    }
  }

  return { load, last: () => last, release: () => release() };
}

const addressFile = 'addresses.json';

/** The URLs of pages by file. While they do not change, links to the pages do not change either. */
function toAddresses({ loadedVersions }: LoadedContent): string {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return JSON.stringify(docs.map(({ source, permalink }) => [source, permalink]));
}

function isInside(folder: string, pattern: string): boolean {
  return path.resolve(folder, '..', pattern).startsWith(folder + path.sep);
}
