import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import {
  type Arrangement,
  currentVersion,
  expectedName,
  isVersionName,
  toVersionRoute,
} from '../site-map/arrangement';
import { compareVersions, findLatest, sortNewestFirst } from './order';
import type { Deployment } from '../site';

/** A damaged version. The message is sufficient: commands show it without a stack trace. */
export class VersionError extends Error {
  readonly exitCode = 1;
}

/**
 * The cut versions, newest first. Empty without `versions.json`. Throws if a version is not complete.
 */
export function readVersionNames(siteDir: string): readonly string[] {
  const file = path.join(siteDir, 'versions.json');
  if (!fs.existsSync(file)) return [];
  const names = toNames(fs.readFileSync(file, 'utf8'));
  const incomplete = names.find(
    (name) => !fs.existsSync(path.join(toVersionFolder(siteDir, name), cutFile)),
  );
  if (incomplete === undefined) return names;
  const missing = `versioned_docs/version-${incomplete}/${cutFile}`;
  throw new VersionError(
    `Version ${incomplete} is listed in versions.json, but ${missing} is missing. Cut versions never ` +
      `change. Restore the file, for example with "git checkout -- ${missing}". If a cut was ` +
      'interrupted, remove the name from versions.json, and cut the version again.',
  );
}

/** The folder of the pages of a cut version. */
export function toVersionFolder(siteDir: string, name: string): string {
  return path.join(siteDir, 'versioned_docs', `version-${name}`);
}

/** The file in the folder of a version that is written last. A version without it is incomplete. */
export const cutFile = 'cut.json';

function toNames(text: string): readonly string[] {
  const names: unknown = parse(text);
  const isName = (name: unknown) => typeof name === 'string' && isVersionName(name);
  if (Array.isArray(names) && names.every(isName)) return sortNewestFirst(names);
  throw new VersionError(
    `versions.json contains ${JSON.stringify(text.slice(0, 80))}, expected a list of versions such ` +
      `as ["2.0", "1.0"]: each ${expectedName}. Restore it, for example with "git checkout -- versions.json".`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type VersionOptions = Required<Pick<PluginOptions, 'lastVersion' | 'versions'>>;

/**
 * Which version is at `/`. Before the first cut, it is always the current version, so that the URLs
 * of its pages do not change with the cut.
 */
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
): VersionOptions {
  const { root } = arrangement;
  const options = [currentVersion, ...names].map((name) => {
    const noIndex = name !== root;
    const path = toVersionRoute(name, arrangement).slice(1);
    const label = name === currentVersion ? toCurrentLabel(arrangement) : name;
    return [name, { label, path, noIndex, banner: toBanner(name, arrangement) }] as const;
  });
  return { lastVersion: root, versions: Object.fromEntries(options) };
}

function toCurrentLabel({ root }: Arrangement): string {
  return root === currentVersion ? 'Current' : 'Next';
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
  if (process.env.NODE_ENV === 'development') return false;
  try {
    const isShallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return isShallow.trim() === 'false';
  } catch {
    return false;
  }
}

/** The edit URL of a page. Undefined for frozen pages, and if the operator sets no URL. */
export function toEditUrl(base: string, version: string, file: string): string | undefined {
  return base !== '' && version === currentVersion ? `${base}docs/${file}` : undefined;
}
