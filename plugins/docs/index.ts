/** The docs plugin of Docusaurus, made robust for `start`, where files change at any time. */
import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { oneAtATime } from './one-at-a-time';

export { validateOptions };

/**
 * Docusaurus reloads once for every changed file, all at the same time: an older reload could end
 * last and bring back what is gone. The sidebar is made from data of `reference`.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = (await contentDocs(context, options)) as Plugin<LoadedContent> &
    Required<Pick<Plugin<LoadedContent>, 'loadContent' | 'getPathsToWatch'>>;
  let last: LoadedContent | undefined;

  async function load(): Promise<LoadedContent> {
    try {
      last = await plugin.loadContent();
    } catch (error) {
      if (!last) throw error;
      console.error(toMessage(error));
    }
    return last;
  }

  return {
    ...plugin,
    loadContent: oneAtATime(load),
    getPathsToWatch: () => [
      ...plugin.getPathsToWatch(),
      `${options.path}/reference/{categories,*/index}.json`,
    ],
  };
}

/** What failed and why, without stack traces. */
function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${toMessage(error.cause)}`;
}
