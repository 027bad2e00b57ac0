/** The docs plugin of Docusaurus, made robust for `start`, where files change at any time. */
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
import { keepLastGood } from '../../src/framework/build/last-good';
import { oneAtATime } from './one-at-a-time';

export { validateOptions };

/**
 * Docusaurus reloads once for every changed file, all at the same time: an older reload could end
 * last and bring back what is gone. The sidebar is made from generated data.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = (await contentDocs(context, options)) as Plugin<LoadedContent> &
    Required<
      Pick<
        Plugin<LoadedContent>,
        'loadContent' | 'contentLoaded' | 'getPathsToWatch' | 'configureWebpack'
      >
    >;
  let last: LoadedContent | undefined;
  const folder = path.resolve(context.siteDir, options.path);
  const isLive = process.env.NODE_ENV === 'development';
  const check = oneAtATime(() => checkContent(context.siteDir));

  const read = async () => plugin.loadContent();

  /** The first load has nothing to go on with: what the content's problems do not say is thrown. */
  async function explain(error: unknown): Promise<never> {
    stopAtProblems((await checkContent(context.siteDir)).problems);
    throw error;
  }

  async function load(): Promise<LoadedContent> {
    const previous = last;
    if (!previous) return (last = await read().catch(explain));
    try {
      // A page may have gone after it was listed.
      const content = await read().catch(() => wait(200).then(() => read()));
      last = content;
      return content;
    } catch (error) {
      console.error(toMessage(error));
      return previous;
    }
  }

  /** What the content check says of a page is shown already. */
  async function explainPage(absolute: string, error: unknown): Promise<string | undefined> {
    const file = path.relative(context.siteDir, absolute).split(path.sep).join('/');
    const { problems } = await check();
    if (problems.some((problem) => problem.file === file)) return undefined;
    return `${file}: ${toMessage(toCause(error))}`;
  }

  return {
    ...plugin,
    loadContent: oneAtATime(load),
    /** Also what an older reload sets off ends with the newest content. */
    async contentLoaded({ content, actions }) {
      const newest = last ?? content;
      await plugin.contentLoaded({ content: newest, actions });
      if (isLive) await actions.createData(addressFile, toAddresses(newest));
    },
    configureWebpack(...args) {
      const config = plugin.configureWebpack(...args) ?? {};
      const dependency = path.join(
        ...[context.generatedFilesDir, plugin.name, options.id, addressFile],
      );
      return isLive ? keepLastGood(config, { dependency, explain: explainPage }) : config;
    },
    /**
     * The framework reloads once for each file, and its watcher ends the server at a link that leads
     * to itself: the content check tells of all changes, and when their pages are generated.
     */
    getPathsToWatch: () => [
      ...plugin.getPathsToWatch().filter((pattern) => !isInside(folder, pattern)),
      path.join(context.generatedFilesDir, stateFile),
    ],
  };
}

const addressFile = 'addresses.json';

/** The addresses of pages by file: while they stay the same, so do the links to them. */
function toAddresses({ loadedVersions }: LoadedContent): string {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return JSON.stringify(docs.map(({ source, permalink }) => [source, permalink]));
}

function isInside(folder: string, pattern: string): boolean {
  return path.resolve(folder, '..', pattern).startsWith(folder + path.sep);
}

/** The framework wraps what a page throws, with a stack trace in its message. */
function toCause(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error;
}

/** What failed and why, without stack traces. */
function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${toMessage(error.cause)}`;
}
