/**
 * The internals of Docusaurus that the portal uses, as far as neither the compiler,
 * nor the build, nor a test in a browser notices that they changed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Internal {
  /** The files of this repository that use it. */
  readonly where: readonly string[];
  /** What the portal needs it for. */
  readonly why: string;
  /**
   * What must be true: texts in files of packages, whose paths start in `node_modules` or in
   * `node_modules/@docusaurus`.
   */
  readonly holds: Readonly<Record<string, readonly (string | RegExp)[]>>;
}

const internals: Readonly<Record<string, Internal>> = {
  'client-modules': {
    where: ['plugins/bundler/replacements.ts', 'plugins/bundler/client'],
    why: 'pages do not need these modules, and one of them fails on URLs that cannot be decoded',
    holds: {
      // No other helper of tslib is called.
      'utils-common/lib/index.js': ['require("tslib")', /^(?![^]*tslib_\d\.(?!__importDefault))/],
      'core/lib/client/App.js': [
        "import normalizeLocation from './normalizeLocation'",
        '<PendingNavigation location={normalizedLocation}>',
      ],
      'core/lib/client/clientEntry.js': ["from './docusaurus'"],
      'core/lib/client/serverEntry.js': ["from './preload'", 'await preload(pathname)'],
      'core/lib/client/preload.js': ['matchRoutes(routes, p)', 'match.route.component.preload?.()'],
      'core/lib/client/exports/Link.js': [
        'ExecutionEnvironment.canUseIntersectionObserver',
        'window.docusaurus.prefetch(targetLink)',
        'window.docusaurus.preload(targetLink)',
      ],
      'theme-classic/lib/index.js': ["'./prism-include-languages'", "'./nprogress'"],
      // Otherwise the replacement of `normalizeLocation` is no longer needed.
      'core/lib/client/ClientLifecyclesDispatcher.js': ['decodeURIComponent(hash'],
    },
  },
  'absolute-paths': {
    where: ['plugins/bundler/generated.ts'],
    why: 'otherwise, a build depends on the location of its folder',
    holds: {
      'core/lib/server/codegen/codegen.js': ["'client-modules.js'", 'require("${'],
    },
  },
  'image-files': {
    where: ['plugins/bundler/assets.ts', 'scripts/lib/docusaurus.ts'],
    why: 'otherwise, small images are `data:` URLs, and pages contain the path of the build',
    holds: {
      'utils/lib/constants.js': ['process.env.WEBPACK_URL_LOADER_LIMIT'],
      'utils/lib/webpackUtils.js': [
        '?limit=${urlLoaderLimit}&name=',
        "'[name]-[contenthash].[ext]'",
      ],
      'mdx-loader/lib/remark/transformImage/index.js': ['loaders.inlineMarkdownImageFileLoader'],
      'mdx-loader/lib/remark/transformLinks/index.js': ['loaders.inlineMarkdownLinkFileLoader'],
      'mdx-loader/lib/loader.js': ['loaders.inlineMarkdownAssetImageFileLoader'],
    },
  },
  'header-class': {
    where: ['src/theme/Navbar.tsx'],
    why: "the table of contents marks the heading below the portal's header",
    holds: { 'theme-common/lib/hooks/useTOCHighlight.js': ["querySelector('.navbar')"] },
  },
  'dev-server': {
    where: ['plugins/dev-server/index.ts', 'src/content/watch.ts'],
    why: 'problems in the overlay, status 404 for missing updates, no disk cache',
    holds: {
      'core/lib/commands/start/webpack.js': ['config.devServer'],
      'core/lib/webpack/base.js': ['experiments.cache = {', "type: 'persistent'"],
      'webpack-dev-server/lib/options.json': ['"runtimeErrors"'],
      'connect-history-api-fallback/lib/index.js': ['options.htmlAcceptHeaders'],
    },
  },
};

const root = path.join(__dirname, '../../..');
const packages = path.join(root, 'node_modules');
const docusaurus = path.join(packages, '@docusaurus');

const readPackage = (file: string) => {
  const found = [docusaurus, packages].map((folder) => path.join(folder, file)).find(existsSync);
  return found === undefined ? '' : readFileSync(found, 'utf8');
};

describe('the installed framework', () => {
  it.each(Object.entries(internals))('has the internal %s', (_id, { where, why, holds }) => {
    const missing = Object.entries(holds).flatMap(([file, texts]) => {
      const content = readPackage(file);
      const isIn = (text: string | RegExp) =>
        typeof text === 'string' ? content.includes(text) : text.test(content);
      return texts.filter((text) => !isIn(text)).map((text) => `${file}: ${text}`);
    });
    expect({ why, update: where, missing }).toEqual({ why, update: where, missing: [] });
    expect(where.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  /** Code that shows components of the theme by name. */
  const users = ['theme-classic/lib/theme', 'core/lib/client', 'plugin-content-docs/lib']
    .flatMap((folder) =>
      readdirSync(path.join(docusaurus, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(path.join(docusaurus, folder, file), 'utf8')),
    )
    .join('\n');

  const theme = path.join(root, 'src/theme');
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' });
  const replaced = files
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => file !== 'DocItem/Layout/PageFacts.tsx')
    .map((file) => file.replace(/(\/index)?\.tsx$/, ''));

  // The compiler checks the properties of these components.
  it.each(replaced)('still shows @theme/%s, which the portal replaces', (name) => {
    expect(users).toContain(`'@theme/${name}'`);
  });
});
