import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Joi } from '@docusaurus/utils-validation';
import { buildSettings } from '../../../src/framework/build/lean-generated';
import { absoluteImports } from '../../../src/framework/build/same-paths';
import type { buildLines } from '../../../src/framework/contract/build';
import { type Condition, fileHolds, findFile, load, readAll } from './condition';
import { readMissingModuleError } from './missing-module';

/** The part of the theme in a build with the settings of the portal. */
function loadTheme() {
  const { default: theme } = load('theme-classic/lib/index.js') as {
    default: (
      context: object,
      options: object,
    ) => {
      getClientModules: () => readonly string[];
      injectHtmlTags: () => { preBodyTags: readonly { tagName: string; innerHTML: string }[] };
    };
  };
  const themeConfig = { colorMode: {}, prism: { additionalLanguages: [] } };
  const i18n = { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } };
  const context = { i18n, siteConfig: { themeConfig }, siteStorage: { namespace: '' } };
  return theme(context, { customCss: [] });
}

const isClientModule = (name: string): Condition => [
  `theme-classic has no client module ./${name}`,
  () => loadTheme().getClientModules().includes(`./${name}`),
];

/** Code of the framework that runs in the browser. */
const clients = ['core/lib/client', 'theme-common/lib', 'plugin-content-docs/lib/client'];

const majorOf = (version: string) => /\d+/.exec(version)?.[0];

/**
 * Whether a package of the framework requires the same major version of another package as the
 * portal.
 */
function sharesMajor(owner: string, name: string): Condition {
  return [
    `${owner} and the portal want different major versions of ${name}`,
    () => {
      const wanted = (file: string) =>
        (JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> })
          .dependencies[name];
      const own = wanted(path.join(__dirname, '../../../package.json'));
      const theirs = wanted(findFile(`${owner}/package.json`));
      return own && theirs && majorOf(own) === majorOf(theirs);
    },
  ];
}

const isFunction = (file: string, ...names: readonly string[]): Condition => [
  `${file} does not export ${names.join(', ')}`,
  () => names.every((name) => typeof (load(file) as Record<string, unknown>)[name] === 'function'),
];

/** The components of the routes of the docs plugin. */
const themeRoots = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

export const buildConditions: Record<(typeof buildLines)[number]['id'], readonly Condition[]> = {
  prefetch: [fileHolds('core/lib/client/docusaurus.js', "from './prefetch'")],
  'prism-include-languages': [
    isClientModule('prism-include-languages'),
    fileHolds('theme-classic/lib/prism-include-languages.js'),
  ],
  tslib: [
    fileHolds('utils-common/lib/index.js', 'require("tslib")'),
    [
      'utils-common calls other helpers of tslib than __importDefault',
      () => {
        const called = readAll('utils-common/lib').matchAll(/tslib_\d\.(\w+)/g);
        return [...called].every(([, name]) => name === '__importDefault');
      },
    ],
  ],
  shell: [
    fileHolds('plugin-content-docs/lib/options.js', ...themeRoots.map((root) => `'${root}'`)),
  ],
  'client-manifest': [
    fileHolds('core/lib/webpack/client.js', "'client-manifest.json'"),
    fileHolds('core/lib/ssg/ssgTemplate.js', 'getBundles)(manifest, modulesToBeLoaded)'),
    fileHolds('core/lib/client/serverEntry.js', 'report={(moduleName) => modules.add(moduleName)}'),
  ],
  nprogress: [isClientModule('nprogress'), fileHolds('theme-classic/lib/nprogress.js')],
  'site-config': [
    fileHolds('core/lib/server/codegen/codegen.js', 'export default ${JSON.stringify(siteConfig'),
    [
      `code of the browser reads ${buildSettings.join(', ')}`,
      () => {
        const names = buildSettings.join('|');
        const reads = new RegExp(String.raw`siteConfig(\.|: \{[^}]*\b|\?\.)(${names})\b`);
        return clients.every((folder) => !reads.test(readAll(folder)));
      },
    ],
  ],
  'page-template': [
    fileHolds('core/lib/ssg/ssgTemplate.html.js', 'it.preBodyTags'),
    [
      'theme-classic does not insert an <svg> before the page',
      () => loadTheme().injectHtmlTags().preBodyTags[0]?.tagName === 'svg',
    ],
  ],
  'colour-script': [
    [
      "theme-classic's inline script does not set data-theme",
      () =>
        loadTheme()
          .injectHtmlTags()
          .preBodyTags.some(({ innerHTML }) => /setAttribute\(['"]data-theme['"],/.test(innerHTML)),
    ],
  ],
  'absolute-paths': [
    fileHolds('core/lib/server/codegen/codegen.js', `'${absoluteImports[0]}'`, 'require("${'),
    fileHolds(
      '@easyops-cn/docusaurus-search-local/dist/server/server/utils/generate.js',
      `"${path.basename(absoluteImports[1])}"`,
      'require.resolve("lunr")',
    ),
  ],
  'docs-content': [
    fileHolds(
      'plugin-content-docs/lib/index.js',
      "name: 'docusaurus-plugin-content-docs'",
      'loadedVersions',
    ),
  ],
  'plugin-order': [
    fileHolds(
      'core/lib/server/plugins/plugins.js',
      /initPlugins\)\(context\)\)[^]*await executeAllPluginsContentLoading\(/,
    ),
  ],
  'docs-lifecycles': [
    isFunction('plugin-content-docs/lib/index.js', 'default', 'validateOptions'),
    fileHolds(
      'plugin-content-docs/lib/index.js',
      'loadContent() {',
      'contentLoaded({ content, actions }) {',
      'getPathsToWatch() {',
    ),
  ],
  'disk-cache': [
    fileHolds('core/lib/webpack/base.js', 'experiments.cache = {', "type: 'persistent'"),
  ],
  'front-matter': [
    [
      'plugin-content-docs/lib/frontMatter.js has no schema for the keys',
      () => {
        const { DocFrontMatterSchema: schema } = load('plugin-content-docs/lib/frontMatter.js') as {
          DocFrontMatterSchema: Joi.ObjectSchema;
        };
        const { keys } = schema.describe() as { keys: object };
        return ['slug', 'title', 'sidebar_position', 'unlisted'].every((key) => key in keys);
      },
    ],
  ],
  'page-syntax': [
    ...['remark-directive', 'remark-frontmatter', 'remark-gfm'].map((name) =>
      sharesMajor('mdx-loader', name),
    ),
    ...['remark-mdx', 'remark-parse', 'unified'].map((name) => sharesMajor('@mdx-js/mdx', name)),
  ],
  'heading-ids': [fileHolds('utils/lib/markdownHeadingIdUtils.js', String.raw`\/\*\s*#(?<id>`)],
  utils: [
    isFunction(
      'utils/lib/index.js',
      'createSlugger',
      'getFileLoaderUtils',
      'loadFreshModule',
      'simpleHash',
      'toMessageRelativeFilePath',
    ),
  ],
  'missing-page': [
    [
      'the bundler has another message for a missing module',
      async () => (await readMissingModuleError()).startsWith("Cannot find module '@site/docs/"),
    ],
  ],
  'dev-server': [
    fileHolds('core/lib/commands/start/webpack.js', 'config.devServer'),
    fileHolds('webpack-dev-server/lib/options.json', '"runtimeErrors"'),
    fileHolds('connect-history-api-fallback/lib/index.js', 'options.htmlAcceptHeaders'),
  ],
  breakpoint: [
    fileHolds('infima/dist/css/default/default.css', 'max-width: 996px'),
    fileHolds('theme-classic/lib/theme/TOC/styles.module.css', 'max-width: 996px'),
    fileHolds('theme-classic/lib/theme/DocItem/Layout/styles.module.css', 'min-width: 997px'),
  ],
  'unused-styles': [
    fileHolds('infima/dist/css/default/default.css', '.button--primary'),
    fileHolds('infima/dist/css/default/default.css', '--ifm-button-'),
  ],
  'image-files': [
    fileHolds('utils/lib/webpackUtils.js', '?limit=${urlLoaderLimit}&name=', '&fallback='),
    fileHolds(
      'mdx-loader/lib/remark/transformImage/index.js',
      'fileLoaderUtils.loaders.inlineMarkdownImageFileLoader',
    ),
    fileHolds(
      'mdx-loader/lib/remark/transformLinks/index.js',
      'fileLoaderUtils.loaders.inlineMarkdownLinkFileLoader',
    ),
    fileHolds(
      'mdx-loader/lib/loader.js',
      'fileLoaderUtils.loaders.inlineMarkdownAssetImageFileLoader',
    ),
  ],
  assets: [
    fileHolds(
      'core/lib/webpack/base.js',
      "'assets/js/[name].[contenthash:8].js'",
      "'assets/css/[name].[contenthash:8].css'",
    ),
  ],
  'asset-names': [
    fileHolds('utils/lib/webpackUtils.js', "'[name]-[contenthash].[ext]'", "'images'", "'files'"),
    fileHolds('mdx-loader/lib/remark/transformLinks/index.js', 'inlineMarkdownLinkFileLoader'),
  ],
  command: [
    fileHolds('core/bin/docusaurus.mjs'),
    fileHolds('core/lib/webpack/base.js', 'process.env.DOCUSAURUS_NO_PERSISTENT_CACHE'),
    fileHolds(
      'core/lib/commands/build/buildLocale.js',
      "process.env.DOCUSAURUS_EXIT_AFTER_BUNDLING === 'true'",
      "process.env.DOCUSAURUS_SKIP_BUNDLING === 'true'",
      "process.env.DOCUSAURUS_KEEP_SERVER_BUNDLE === 'true'",
    ),
  ],
};
