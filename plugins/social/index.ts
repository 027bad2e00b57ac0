/**
 * A picture for each page of the version at `/`, which other services show with a link to it; and the
 * icon, the logo and the font of the brand.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import Handlebars from 'handlebars';
import { writeWhole } from '../../src/content/generated';
import type { Site } from '../../src/site';
import type { Arrangement } from '../../src/routes/arrangement';
import { toPictureRoute } from '../../src/routes/places';
import { tag } from '../../src/messages/en/language';
import { emitFile } from '../bundler/assets';
import { findDocsContent } from '../docs/content';
import { readEndpoint } from '../search';
import { toAsset } from '../../src/project/brand';
import { type Colors, readTokens } from '../../src/project/colors';
import type { Project, ProjectOptions } from '../../src/project/index';
import { findFonts } from './fonts';
import { isFaint, renderIcon, renderPicture } from './picture';

const iconFile = 'img/apple-touch-icon.png';

export default function social(
  { siteDir, siteConfig }: LoadContext,
  { project }: ProjectOptions,
): Plugin {
  const { baseUrl, customFields, favicon = '', title: name } = siteConfig;
  const { root } = customFields?.['arrangement'] as Arrangement;
  const site = customFields?.['site'] as Site;
  const { brand } = project();
  const colors = { ...readTokens().light, ...brand.colors?.light };
  const icon = brand.favicon
    ? readPicture(brand.favicon)
    : { type: 'svg', bytes: Buffer.from(buildLogo(site.letter ?? name.charAt(0), colors)) };
  const looks = { name, icon, colors };
  const toFonts = (...texts: readonly string[]) => findFonts([name, ...texts], tag, siteDir);
  const font = brand.font && toAsset('fonts', 'font', brand.font.file);
  const files = listEmitted(project(), site, favicon, icon.bytes);
  return {
    name: 'social',
    injectHtmlTags: () => ({
      headTags: [
        ...(font ? [toPreload(baseUrl + font)] : []),
        { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: baseUrl + iconFile } },
      ],
    }),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              emitFile(iconFile, () => renderIcon({ ...looks, fonts: toFonts().files }, 180)),
              ...files.map(([file, bytes]) => emitFile(file, () => bytes)),
            ],
          },
    async postBuild({ outDir, plugins }) {
      const { loadedVersions } = findDocsContent(plugins);
      const docs = loadedVersions.find(({ versionName }) => versionName === root)?.docs ?? [];
      const pages = docs.filter(({ frontMatter }) => frontMatter['image'] === undefined);
      const { files: fonts, missing } = toFonts(
        ...pages.map(toTexts).flatMap(({ title, description }) => [title, description]),
      );
      if (missing.length > 0) console.warn(toWarning(missing));
      const { id, portal, translations } = project();
      // All sites of a portal have this logo.
      const isFirst = id === portal.root && translations === undefined;
      for (const warning of isFirst ? listFaint(brand) : []) console.warn(warning);
      // One after the other, because each takes 35 ms and 3 MB.
      for (const doc of pages) {
        const all = { ...toTexts(doc), endpoint: readEndpoint(siteDir, doc) };
        const picture = await renderPicture(all, { ...looks, fonts });
        writeWhole(path.join(outDir, toPictureRoute(doc.slug)), picture);
      }
    },
  };
}

function toTexts({ title: own, description, frontMatter }: DocMetadata) {
  const { title_meta: title = own } = frontMatter as { readonly title_meta?: string };
  return { title, description };
}

function toWarning(packages: readonly string[]): string {
  return (
    'Warning: the pictures of pages for links in other services have letters that their fonts lack. ' +
    `Install a font beside portal.yaml: npm install ${packages.join(' ')}`
  );
}

function readPicture(file: string) {
  return { type: path.extname(file).slice(1), bytes: readFileSync(file) };
}

/** A warning for each theme in which the logo can hardly be seen. */
function listFaint({ logo }: Project['brand']): readonly string[] {
  return (['light', 'dark'] as const)
    .filter(
      (theme) => logo && isFaint(readPicture(logo[theme]), readTokens()[theme]['surface'] ?? ''),
    )
    .map(
      (theme) =>
        `Warning: brand.logo can hardly be seen in the ${theme} theme. Set a file for each theme: ` +
        '{ light: a.svg, dark: b.svg }.',
    );
}

/** Fonts are loaded without credentials. */
function toPreload(href: string) {
  const font = { as: 'font', type: 'font/woff2', crossorigin: 'anonymous' };
  return { tagName: 'link', attributes: { rel: 'preload', href, ...font } };
}

/** The icon, the logos and the font of the site, but those that are static files already. */
function listEmitted(
  { brand, staticFolder }: Project,
  { logo }: Site,
  favicon: string,
  icon: Buffer,
) {
  const files = [
    [favicon, icon] as const,
    ...(['light', 'dark'] as const).flatMap((theme) =>
      brand.logo && logo ? [[logo[theme], readFileSync(brand.logo[theme])] as const] : [],
    ),
    ...[brand.font ?? []].flat().map(({ file }) => {
      return [toAsset('fonts', 'font', file), readFileSync(file)] as const;
    }),
  ];
  return files.filter(([file]) => !staticFolder || !existsSync(path.join(staticFolder, file)));
}

/** The logo of a portal without one: the first letter of its name. */
function buildLogo(letter: string, { accent = '', 'on-accent': text = '' }: Colors): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="8" fill="${accent}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-size="20" font-weight="700" fill="${text}" ` +
    `font-family="DejaVu Sans, sans-serif">${Handlebars.escapeExpression(letter)}</text></svg>\n`
  );
}
