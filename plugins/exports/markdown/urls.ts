/** Converts the URLs of a page to URLs of its twin. */
import fs from 'node:fs';
import path from 'node:path';
import { toBasePath, toTwinHref } from '../../../src/exports/markdown/links';
import { toAssetRoute, type AssetFolder } from '../../bundler/assets';
import type { PageContext } from './context';

/** The target of a link. Pages lead to twins, and files next to the page to their copies. */
export function toLinkUrl(url: string, context: PageContext): string {
  if (/^([a-z][a-z+.-]*:|\/\/|#|$)/i.test(url)) return url;
  const { version, routes } = context;
  const [target = '', anchor] = url.split('#');
  const suffix = anchor === undefined ? '' : `#${anchor}`;
  if (target.startsWith('/')) {
    // Such a URL leads to the current version.
    const isPage = [...routes.values()].includes(target);
    const { portalUrl } = version;
    return isPage ? toTwinHref(url, { portalUrl, route: '' }) : toBasePath(portalUrl) + url;
  }
  const file = toFile(target, context);
  const route = routes.get(file);
  if (route !== undefined) return toTwinHref(route + suffix, version);
  return toAssetUrl(file, 'files', context) ?? url;
}

/** The URL of an image in the text of a page. */
export function toImageUrl(url: string, context: PageContext): string {
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return url;
  if (url.startsWith('/')) return toBasePath(context.version.portalUrl) + url;
  return toAssetUrl(toFile(url, context), 'images', context) ?? url;
}

/** The URL of a file that a page imports. */
export function toImportedUrl(file: string, context: PageContext): string | undefined {
  return toAssetUrl(file, toFolder(file), context);
}

/** Undefined if there is no such file. */
function toAssetUrl(
  file: string,
  folder: AssetFolder,
  { siteDir, version }: PageContext,
): string | undefined {
  const location = path.join(siteDir, file);
  if (!fs.statSync(location, { throwIfNoEntry: false })?.isFile()) return undefined;
  const route = toAssetRoute(location, folder, fs.readFileSync(location));
  return toBasePath(version.portalUrl) + route;
}

/** The folder in the build, which depends on the type of an imported file. */
function toFolder(file: string): AssetFolder {
  if (/\.(ico|jpe?g|png|gif|webp|avif|svg)$/i.test(file)) return 'images';
  return /\.(zip|rar|pdf|docx?|xlsx?)$/i.test(file) ? 'files' : 'medias';
}

/** The path from the root of the repository. */
function toFile(target: string, { page }: PageContext): string {
  const name = decode(target.replace(/\?.*$/, ''));
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  return path.posix.join(path.posix.dirname(page.file), name);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
