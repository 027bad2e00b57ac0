/** The Docusaurus docs plugin, made robust for `npm start`, where files can change at any time. */
import { setTimeout as wait } from 'node:timers/promises';
import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkContent } from '../../src/content/check';
import { stopAtProblems } from '../../src/content/stop';
import { dataFiles, referenceFolder, toFile, toOverviewPlace } from '../../src/site-map/places';
import { oneAtATime } from './one-at-a-time';

export { validateOptions };

/**
 * Docusaurus reloads in parallel for each changed file, so an older reload could finish last and
 * restore stale content. The sidebar is built from generated data.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = (await contentDocs(context, options)) as Plugin<LoadedContent> &
    Required<Pick<Plugin<LoadedContent>, 'loadContent' | 'contentLoaded' | 'getPathsToWatch'>>;
  let last: LoadedContent | undefined;

  const read = async () => plugin.loadContent();

  /** The first load has no previous content, so it throws errors that are not content problems. */
  async function explain(error: unknown): Promise<never> {
    stopAtProblems((await checkContent(context.siteDir)).problems);
    throw error;
  }

  async function load(): Promise<LoadedContent> {
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

  return {
    ...plugin,
    loadContent: oneAtATime(load),
    /** An older reload also ends with the newest content. */
    contentLoaded: ({ content, actions }) =>
      plugin.contentLoaded({ content: last ?? content, actions }),
    getPathsToWatch: () => [
      ...plugin.getPathsToWatch(),
      ...[dataFiles.categories, toFile(toOverviewPlace({ id: '*' }), 'json')].map(
        (file) => `${options.path}/${referenceFolder}/${file}`,
      ),
    ],
  };
}

/** The error messages of an error and its causes, without stack traces. */
function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${toMessage(error.cause)}`;
}
