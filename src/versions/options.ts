/** The options of the docs plugin for versions and for the dates of pages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { askGit } from '../project/git';
import type { Project } from '../project/index';
import { isLive } from '../project/mode';
import type { Deployment } from '../site';
import { type Arrangement, currentVersion, toVersionRoute } from '../routes/arrangement';
import { docsFolder } from '../routes/places';
import { compareVersions, findLatest } from './order';

/** Which version is at `/`. Before the first cut, the current one, so that its URLs stay afterwards. */
export function toArrangement(
  names: readonly string[],
  { latest: setting }: Pick<Deployment, 'latest'>,
): Arrangement {
  const latest = findLatest(names);
  return { root: (setting === 'release' ? latest : undefined) ?? currentVersion, latest };
}

/** The routes, labels and banners of all versions. Search engines only index the version at `/`. */
export function toVersionOptions(
  names: readonly string[],
  arrangement: Arrangement,
): Required<Pick<PluginOptions, 'lastVersion' | 'versions'>> {
  const { root } = arrangement;
  const current = root === currentVersion ? 'Current' : 'Next';
  const options = [currentVersion, ...names].map((name) => {
    const noIndex = name !== root;
    const path = toVersionRoute(name, arrangement).slice(1);
    const label = name === currentVersion ? current : name;
    return [name, { label, path, noIndex, banner: toBanner(name, arrangement) }] as const;
  });
  return { lastVersion: root, versions: Object.fromEntries(options) };
}

/** Versions before the latest one are old, and those after it are not released. */
function toBanner(name: string, { root, latest = '' }: Arrangement) {
  if (name === root || name === latest) return 'none';
  const isOld = name !== currentVersion && compareVersions(name, latest) < 0;
  return isOld ? 'unmaintained' : 'unreleased';
}

/**
 * Whether git can provide the last change of each page. It cannot without git or a repository, or
 * in a shallow clone, where all pages seem as old as its first commit. `npm start` shows no dates.
 */
export function hasHistory(siteDir: string): boolean {
  return !isLive() && askGit(siteDir, 'rev-parse', '--is-shallow-repository') === 'false';
}

type Edited = Pick<Project, 'api' | 'deployment' | 'texts' | 'portal' | 'translations'>;

/** The edit URL of a page. None for frozen pages, those of every API, and without a setting. */
export function toEditUrl(
  { api, deployment, texts, portal, translations = '' }: Edited,
  version: string,
  file: string,
): string | undefined {
  const { editUrl } = deployment;
  if (editUrl === '' || version !== currentVersion) return undefined;
  const translation = path.join(translations, file);
  if (translations !== '' && existsSync(translation)) {
    return editUrl + path.relative(portal.folder, translation).split(path.sep).join('/');
  }
  if (!('document' in api)) return `${editUrl}${docsFolder}/${file}`;
  const isAuthored = api.pages !== undefined && existsSync(path.join(api.pages, file));
  return isAuthored ? editUrl + path.posix.join(texts.get('content') ?? '', file) : undefined;
}
