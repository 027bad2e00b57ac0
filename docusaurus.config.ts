import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { toFrontMatterParser } from './plugins/docs/front-matter';
import { toLocalizedFolder } from './plugins/docs/frozen';
import { generateSidebarItems } from './plugins/docs/sidebar';
import sourceFiles from './plugins/mdx-components/source-files';
import mdxComponents, { textLayout } from './plugins/mdx-components/remark';
import markdown from './plugins/markdown/rehype';
import * as messages from './src/messages/en/titles';
import { say } from './src/messages/say';
import { buildStyles } from './src/project/styles';
import { toLocales, withoutTranslations } from './src/project/locales';
import { isLive, showsLanguages } from './src/project/mode';
import { readPortal } from './src/load/site';
import { readOrStop } from './src/check/messages';
import { generatedFolder, type ProjectOptions, readProject, toContentDir } from './src/project';
import { docsFolder, releasesFolder, toPictureRoute } from './src/routes/places';
import { toAround } from './plugins/pages/around';
import { toNamespace, toSitemap } from './plugins/hosting/sites';
import { pageTemplate } from './plugins/bundler/page-template';
import { hasHistory, toArrangement, toEditUrl, toVersionOptions } from './src/versions/options';
import { readVersionNames } from './src/versions/read';

const { project, site } = readOrStop(() => readPortal(readProject()));
const { deployment, folder } = project;
const { scriptUrl } = deployment;
const contentDir = toContentDir(project);
const docs = path.join(contentDir, docsFolder);
const options = { project: () => project };
// The docs plugin requires the folder before a plugin fills it.
mkdirSync(docs, { recursive: true });
const brandStyles = path.join(folder, generatedFolder, 'brand.css');
mkdirSync(path.dirname(brandStyles), { recursive: true });
copyFileSync(
  path.join(__dirname, 'src/project/portal.schema.json'),
  path.join(folder, generatedFolder, 'portal.schema.json'),
);
writeFileSync(brandStyles, buildStyles(project));
const styles = ['tokens', 'custom', 'shared', 'markdown', 'controls', 'cards', 'code', 'print'];
const around = toAround(project);
const versionNames = readVersionNames(folder);
const arrangement = toArrangement(versionNames, deployment);
/** A cut freezes the originals, and translations in a way of its own. */
const i18n = toLocales(showsLanguages() ? project : withoutTranslations(project));
/** A module of the portal, which the package has as JavaScript. */
const toFile = (name: string) => path.join(__dirname, name + path.extname(__filename));
/** In `npm start`, the content check reports the problems, and the pages are shown without them. */
const whenBroken = isLive() ? 'ignore' : 'throw';

export default {
  title: site.name,
  tagline: say(messages.tagline, { name: site.name }),
  favicon: `img/favicon${path.extname(project.brand.favicon ?? 'letter.svg')}`,
  staticDirectories: project.staticFolder ? [project.staticFolder] : [],
  url: deployment.siteUrl,
  baseUrl: deployment.baseUrl,
  baseUrlIssueBanner: false,
  trailingSlash: false,
  ssrTemplate: pageTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: whenBroken,
  i18n: { ...i18n, path: path.relative(folder, toLocalizedFolder(project)) },
  customFields: { site: around ? { ...site, around } : site, arrangement },
  scripts: scriptUrl ? [{ src: scriptUrl, async: true }] : [],
  storage: { namespace: toNamespace(project) },
  future: {
    v4: true,
    // Builds do not use the cache, since it ignores replaced modules and would change the hashes.
    // plugins/dev-server keeps it in memory for `npm start`.
    faster: { rspackPersistentCache: false },
    // Reads the history of all files with a single git call.
    experimental_vcs: true,
  },
  markdown: {
    // Files with the ending `.md` are CommonMark.
    format: 'detect',
    // Text such as `urn:link:1` is not an emoji.
    emoji: false,
    hooks: { onBrokenMarkdownLinks: whenBroken, onBrokenMarkdownImages: whenBroken },
    parseFrontMatter: toFrontMatterParser(project, contentDir),
  },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: false,
        sitemap: { createSitemapItems: toSitemap(project) },
        theme: {
          customCss: [
            ...styles.map((name) => path.join(__dirname, `src/css/${name}.css`)),
            brandStyles,
            ...(project.brand.stylesheet ? [project.brand.stylesheet] : []),
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [toFile('plugins/pages/index'), options],
    [
      toFile('plugins/docs/index'),
      {
        path: path.relative(folder, docs),
        routeBasePath: '/',
        sidebarPath: toFile('sidebars'),
        breadcrumbs: false,
        // Release notes are a part of the changelog.
        exclude: [...GlobExcludeDefault, `${releasesFolder}/**`],
        // Git has no dates of the copies of pages.
        showLastUpdateTime: !site.isGiven && contentDir === folder && hasHistory(folder),
        editUrl: ({ version, docPath }) => toEditUrl(project, version, docPath),
        beforeDefaultRemarkPlugins: [
          sourceFiles(project),
          mdxComponents(folder, contentDir),
          textLayout,
        ],
        rehypePlugins: [markdown],
        ...toVersionOptions(versionNames, arrangement),
        sidebarItemsGenerator: generateSidebarItems,
        ...options,
      } satisfies DocsOptions & ProjectOptions,
    ],
    [toFile('plugins/exports/index'), options],
    [toFile('plugins/social/index'), options],
    [toFile('plugins/bundler/index'), options],
    [toFile('plugins/hosting/index'), options],
    ...(isLive() ? [[toFile('plugins/dev-server/index'), options]] : []),
    [toFile('plugins/search/index'), options],
  ],
  themeConfig: {
    image: toPictureRoute('/'),
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false } },
    // The portal has its own code theme. Otherwise, every page would load the framework's.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies ThemeConfig,
} satisfies Config;
