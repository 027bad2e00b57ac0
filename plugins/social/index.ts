/** A picture for each page of the version at `/`, which other services show with a link to it, and an icon. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import Handlebars from 'handlebars';
import type { Compiler } from 'webpack';
import type { Site } from '../../src/site';
import type { Arrangement } from '../../src/routes/arrangement';
import { toPictureRoute } from '../../src/routes/places';
import { findDocsContent } from '../docs/content';
import { readEndpoint } from '../search';
import { type Brand, renderIcon, renderPicture } from './picture';

const iconFile = 'img/apple-touch-icon.png';

export default function social({ siteDir, siteConfig }: LoadContext): Plugin {
  const { baseUrl, customFields, favicon = '', title: name } = siteConfig;
  const { root } = customFields?.['arrangement'] as Arrangement;
  const { letter } = customFields?.['site'] as Site;
  const tokens = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const brand: Brand = {
    name,
    logo:
      letter === undefined
        ? readFileSync(path.join(siteDir, 'static', favicon))
        : Buffer.from(buildLogo(letter)),
    colors: Object.fromEntries(
      [...tokens.matchAll(/^ +--([\w-]+): light-dark\((#\w+)/gm)].map((match) => match.slice(1)),
    ) as Brand['colors'],
  };
  return {
    name: 'social',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: baseUrl + iconFile } },
      ],
    }),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              toEmitter(iconFile, () => renderIcon(brand, 180)),
              ...(letter === undefined ? [] : [toEmitter(favicon, () => brand.logo)]),
            ],
          },
    async postBuild({ outDir, plugins }) {
      const { loadedVersions } = findDocsContent(plugins);
      const docs = loadedVersions.find(({ versionName }) => versionName === root)?.docs ?? [];
      // One after the other, because each takes 35 ms and 3 MB.
      for (const doc of docs.filter(({ frontMatter }) => frontMatter['image'] === undefined)) {
        const endpoint = readEndpoint(siteDir, doc);
        const { description, frontMatter } = doc;
        const { title_meta: title = doc.title } = frontMatter as { readonly title_meta?: string };
        const file = path.join(outDir, toPictureRoute(doc.slug));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, await renderPicture({ title, description, endpoint }, brand));
      }
    },
  };
}

/** The logo of a given API: its first letter, in the colors of the built-in logo. */
function buildLogo(letter: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    '<rect width="32" height="32" rx="8" fill="#4f46e5"/>' +
    '<text x="16" y="23" text-anchor="middle" font-size="20" font-weight="700" fill="#fff" ' +
    `font-family="DejaVu Sans, sans-serif">${Handlebars.escapeExpression(letter)}</text></svg>\n`
  );
}

/** Adds a file to the site, in builds and in `npm start`. */
function toEmitter(file: string, render: () => Buffer) {
  return {
    apply({ hooks, webpack }: Compiler) {
      hooks.thisCompilation.tap('social', (compilation) => {
        compilation.hooks.processAssets.tap('social', () =>
          compilation.emitAsset(file, new webpack.sources.RawSource(render())),
        );
      });
    },
  };
}
