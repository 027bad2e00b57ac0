/**
 * Makes builds reproducible, and pages light: removes code and styles that no page needs, and splits
 * the framework's tables of all pages. Framework internals that no build and no browser test covers
 * have a row in `test/plugins/bundler/internals.test.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import type { ChunkGroup, Compiler, Configuration } from 'webpack';
import { referenceFolder } from '../../src/routes/places';
import type { ProjectOptions } from '../../src/project';
import type { Site } from '../../src/site';
import { emitFile, shortenRequests } from './assets';
import { listFrameworkTexts, translateMessages } from './messages';
import { removePaths, removeSettings } from './generated';
import { codeAlias, modulesFolder, root } from './places';
import {
  frameworkModules,
  listSet,
  type Replacement,
  replaceModules,
  serverPreload,
} from './replacements';
import { buildShards } from './shards';
import { toStyleOptions } from './styles';

export default function bundler(context: LoadContext, { project }: ProjectOptions): Plugin {
  const { portal } = project();
  const { currentLocale } = context.i18n;
  const messages = translateMessages(portal.folder, currentLocale);
  return {
    name: 'bundler',
    getThemePath: () => path.join(root, 'src/theme'),
    getClientModules: () => mainModules,
    getDefaultCodeTranslationMessages: () =>
      Promise.resolve(listFrameworkTexts(portal.folder, currentLocale)),
    configurePostCss: toStyleOptions,
    configureWebpack(config, isServer, { currentBundler }) {
      shortenRequests(isServer);
      const { plugins = [], ...others } = toConfiguration(config, isServer, currentBundler);
      const isLiveServer = String(config.mode !== 'production');
      const { around } = context.siteConfig.customFields?.['site'] as Site;
      const storagePrefix = JSON.stringify(around ? `${around.current}.` : '');
      const values = { isLiveServer, storagePrefix };
      const constants = new currentBundler.instance.DefinePlugin(values);
      const rules = [...(others.module?.rules ?? []), ...ofAnyKind(context.siteDir), ...messages];
      const module = { ...others.module, rules };
      return { ...others, module, plugins: [...plugins, constants], resolve, resolveLoader };
    },
  };

  function toConfiguration(
    { mode }: Configuration,
    isServer: boolean,
    bundler: CurrentBundler,
  ): Configuration {
    const { customFields, scripts } = context.siteConfig;
    const set = { script: scripts[0], locales: context.i18n.locales[1] };
    const modules = [...frameworkModules, ...listSet(customFields?.['site'] as Site, set)];
    if (mode !== 'production') return { plugins: replaceModules(bundler, modules) };
    return isServer ? buildServer(bundler, modules) : buildClient(context, bundler, modules);
  }
}

/** Whatever the project's `package.json` says of JavaScript: its modules are those of the bundler. */
function ofAnyKind(folder: string) {
  const own = { include: folder, exclude: /node_modules/, resolve: { fullySpecified: false } };
  return [
    { ...own, test: /\.[jt]sx?$/, type: 'javascript/auto' },
    { ...own, test: /\.mdx?$/ },
  ];
}

const toFolder = (module: string) => path.dirname(require.resolve(module));

/** The folder of a project has neither the portal's code nor its packages, but perhaps another React. */
const resolve = {
  alias: {
    [codeAlias]: root,
    react: toFolder('react/package.json'),
    'react-dom': toFolder('react-dom/package.json'),
    '@mdx-js/react': toFolder('@mdx-js/react'),
  },
  modules: ['node_modules', modulesFolder],
};

/** Loaders of pictures and files are named without their folder. */
const resolveLoader = { modules: resolve.modules };

/** Modules that most pages need. Otherwise, overviews would load the code of forms with them. */
const mainModules = [
  require.resolve('@mdx-js/react'),
  ...[
    ...['components/ui/Badge', 'components/ui/InlineText', 'components/ui/hooks'],
    ...['components/ui/Fold', 'components/ui/Prose', 'components/Code/CodeBlock'],
    ...['openapi/shapes', 'routes/anchors'],
  ].map((module) => path.join(root, 'src', module)),
];

function buildClient(
  context: LoadContext,
  bundler: CurrentBundler,
  modules: readonly Replacement[],
): Configuration {
  const { output, rules, replacements } = buildShards(context);
  return {
    output,
    module: { parser, rules: [removePaths(context), removeSettings(context), ...rules] },
    plugins: [
      ...replaceModules(bundler, [...modules, ...replacements]),
      listPageFiles(context),
      addCompileHint(bundler),
    ],
  };
}

/** The bundler looks for unused keys at all levels, but pages use all of their data. */
const parser = { json: { exportsDepth: 1 } };

/**
 * Lets the HTML of a page load the files of the page next to the main file. The framework writes the
 * scripts of all modules that a page reports, but its list of files does not know these modules.
 */
function listPageFiles({ generatedFilesDir }: LoadContext) {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    apply({ hooks }: Compiler) {
      hooks.afterEmit.tap('page-files', ({ chunkGroups }) => {
        /** The IDs of chunks by what imports them, and their files. */
        const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as {
          readonly origins: Record<string, readonly unknown[]>;
        };
        for (const group of chunkGroups) {
          for (const { request } of group.origins) {
            if (request) manifest.origins[request] = listChunks(group);
          }
        }
        fs.writeFileSync(file, JSON.stringify(manifest));
      });
    },
  };
}

/** The chunks that must be loaded before those of the group, and these. */
function listChunks(group: ChunkGroup): readonly unknown[] {
  if (group.isInitial()) return [];
  const earlier = group.getParents().flatMap(listChunks);
  return [...new Set([...earlier, ...group.chunks.map(({ id }) => id)])];
}

/**
 * Asks browsers to compile all functions of a script in a thread while it loads, instead of each
 * function at its first call. Chromium does so from version 136 on. Without it, scripts take about
 * 1.7 times as long on the main thread when a page loads, and Lighthouse counts 5 points less.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
function addCompileHint({ instance }: CurrentBundler) {
  return new instance.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which removes comments, and before the hashes of the files.
    stage: instance.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });
}

function buildServer(bundler: CurrentBundler, modules: readonly Replacement[]): Configuration {
  return {
    // The server reads the data of a page when it renders it. Bundled, the data of a large portal
    // takes 400 MB.
    externals: [
      ({ context, request }, callback) => {
        const isData = isReference.test(context) && /^\..*\.json$/.test(request);
        callback(undefined, isData ? `commonjs ${path.join(context, request)}` : undefined);
      },
    ],
    module: { parser },
    plugins: [...replaceModules(bundler, [...modules, serverPreload]), serverPackage],
    optimization: { splitChunks: { cacheGroups: sharedModules } },
  };
}

/** Node runs the server as a script, whatever the project's `package.json` says of its files. */
const serverPackage = emitFile('package.json', () => '{}');

const isReference = new RegExp(`[\\\\/]${referenceFolder}([\\\\/]|$)`);

/** One file of the server contains what several pages need. Otherwise, the file of each page would. */
const sharedModules = {
  default: false as const,
  defaultVendors: false as const,
  shared: { name: 'shared', minChunks: 2 },
};
