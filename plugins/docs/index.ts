/** The Docusaurus docs plugin. In `npm start`, it survives the mistakes of editors. */
import path from 'node:path';
import contentDocs, {
  validateOptions as validateDocsOptions,
  type LoadedContent,
  type Options as DocsOptions,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin, RouteConfig } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import type { ProjectOptions } from '../../src/project/index';
import { checkContent } from '../../src/content/check';
import { stopAtProblems } from '../../src/check/messages';
import { mapValues } from '../../src/openapi/document';
import { isLive } from '../../src/project/mode';
import { stateFile } from '../../src/content/watch';
import { referenceFolder } from '../../src/routes/places';
import { completeSidebars } from './sidebar';

type Options = PluginOptions & ProjectOptions;

/** The project is no option of the package. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<DocsOptions & ProjectOptions, PluginOptions>): Options {
  const { project, ...others } = options;
  return {
    ...validateDocsOptions({ validate: validate as ValidateDocs, options: others }),
    project,
  };
}

type ValidateDocs = Parameters<typeof validateDocsOptions>[0]['validate'];

type DocsPlugin = Plugin<LoadedContent> & Required<Pick<Plugin<LoadedContent>, Lifecycle>>;
type Lifecycle = 'loadContent' | 'contentLoaded' | 'getPathsToWatch' | 'configureWebpack';

export default async function docs(
  context: LoadContext,
  { project, ...options }: Options,
): Promise<Plugin<LoadedContent>> {
  const { siteDir, generatedFilesDir } = context;
  const plugin = (await contentDocs(context, options)) as DocsPlugin;
  const folder = path.resolve(siteDir, options.path);
  let last: Promise<LoadedContent | undefined> = Promise.resolve(undefined);

  /** The first error is final. After a later one, Docusaurus keeps the content. */
  async function read(hasContent: boolean): Promise<LoadedContent> {
    try {
      const { loadedVersions } = await plugin.loadContent();
      const isTranslated = project().translations !== undefined;
      return { loadedVersions: loadedVersions.map((one) => completeSidebars(one, isTranslated)) };
    } catch (error) {
      if (!hasContent) stopAtProblems((await checkContent(project())).problems);
      throw error;
    }
  }

  return {
    ...plugin,
    /** In turns, because Docusaurus reads again after each edit, and the newest read must end last. */
    loadContent() {
      const previous = last;
      const content = previous.then((known) => read(known !== undefined));
      last = content.catch(() => previous);
      return content;
    },
    contentLoaded({ actions, ...args }) {
      const addRoute = (route: RouteConfig) => actions.addRoute(withTitles(route));
      return plugin.contentLoaded({ ...args, actions: { ...actions, addRoute } });
    },
    configureWebpack(...args) {
      const config = plugin.configureWebpack(...args) ?? {};
      if (!isLive()) return config;
      const rules = [...(config.module?.rules ?? []), toLiveRule(folder, generatedFilesDir)];
      return { ...config, module: { ...config.module, rules } };
    },
    /**
     * The framework's watcher stops the server at a symbolic link to itself, and reports each file
     * separately. The content watcher reports all changes together, after generating their pages.
     */
    getPathsToWatch: () => [
      ...plugin.getPathsToWatch().filter((pattern) => {
        return !path.resolve(folder, '..', pattern).startsWith(folder + path.sep);
      }),
      path.join(generatedFilesDir, stateFile),
    ],
  };
}

/** A route without the descriptions of all pages, which no page shows, and each would load. */
function withTitles({ props, routes, ...route }: RouteConfig): RouteConfig {
  const { version } = (props ?? {}) as { readonly version?: PropVersionMetadata };
  const docs = version && mapValues(version.docs, ({ title }) => ({ title }));
  return {
    ...route,
    ...(routes && { routes: routes.map(withTitles) }),
    ...(props && { props: docs ? { ...props, version: { ...version, docs } } : props }),
  };
}

/** Compiles authored pages again when a page is added, moved or removed, which changes the list of all. */
function toLiveRule(folder: string, generatedFilesDir: string): RuleSetRule {
  const file = path.join(generatedFilesDir, 'globalData.json');
  return {
    test: /\.mdx?$/,
    include: folder,
    exclude: path.join(folder, referenceFolder),
    enforce: 'pre',
    use: [{ loader: path.join(__dirname, 'dependency-loader.js'), options: { file } }],
  };
}
