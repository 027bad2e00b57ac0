/** The project that a command works on: `portal.yaml` and the environment, checked once. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { toMessage } from '../check/messages';
import { toChoices, toQuoted } from '../check/problem';
import { Failure } from '../failure';
import type { Deployment } from '../site';
import { documentVariable, type Environment, listUnread, readEnvironment } from './environment';
import { type ApiEntries, checkApis, splitApis } from './apis';
import { apiVariable, callFolder, localeVariable, projectFolder, toShownFile } from './folder';
import { isInstalled, toCommandLine } from './command-line';
import { type Brand, checkBrand, toBrand } from './brand';
import { checkEntry, checkPairs, listHidden, ofCatalogue, toRealFolder } from './check';
import { readPortalFile } from './read';
import type { Entries, Entry } from './settings';
import { checkStyleSheet } from './styles';
import { type Lists, toLists } from './lists';
import {
  listUnreadTranslations,
  toLocaleFolder,
  toPagesName,
  translateSettings,
} from './translation';
import { checkMessages } from './locales';

export interface Project {
  /** What its addresses start with. Empty for a portal of one, and for the pages around all APIs. */
  readonly id: string;
  /** The absolute path of its folder, with what it owns: versions, and what commands generate. */
  readonly folder: string;
  readonly portal: Portal;
  /** The file that names the API: `portal.yaml`, or a document that somebody tries. */
  readonly source: string;
  /** The folder with files that are served as they are. A document to try has none. */
  readonly staticFolder?: string;
  /** The API: a document with its overlay and pages, or a typed catalogue. Paths are absolute. */
  readonly api: DocumentApi | { readonly catalogue: string };
  /** What is set, by the name of the setting, such as `contact.email`. */
  readonly texts: ReadonlyMap<string, string>;
  readonly lists: Lists;
  /** The language that a command works on: one of `lists.locales`. */
  readonly locale: string;
  /** The folder with its pages in that language. Undefined for the first language. */
  readonly translations?: string;
  /** What is set, and where. */
  readonly entries: Entries;
  readonly deployment: Deployment;
  readonly brand: Brand;
  /** What is set, but has no effect. */
  readonly warnings: readonly string[];
}

/** The portal that a project is, or is a part of. */
export interface Portal {
  /** The absolute path of the folder of `portal.yaml`, with the pages and the builds of all APIs. */
  readonly folder: string;
  /** The path with a slash at both ends, for example `/` or `/portal/`. */
  readonly baseUrl: string;
  /** The name of the whole. Undefined if it is that of its only API. */
  readonly name?: string;
  /** The IDs of its APIs, in order. Empty for a portal of one. */
  readonly apis: readonly string[];
  /** The ID of the API at the root. Empty if there is none, or only one. */
  readonly root: string;
}

/**
 * The options of plugins that need the project. It is a function, because Docusaurus writes all other
 * options into the scripts of the site, and paths are nobody's business there.
 */
export interface ProjectOptions {
  readonly project: () => Project;
}

export interface DocumentApi {
  readonly document: string;
  readonly overlay?: string;
  readonly pages?: string;
}

/** The file of settings in the folder of a project. */
export const portalFile = 'portal.yaml';

/** The folder of a project with what commands generate, but the build. */
export const generatedFolder = '.portal';

/** The folder around `docs` of the current version: the project's, or one that builds of a document fill. */
export function toContentDir({ folder, api, locale, translations }: Placed): string {
  const generated = path.join(folder, generatedFolder);
  if (translations !== undefined) return path.join(generated, locale);
  return 'document' in api ? generated : folder;
}

type Placed = Pick<Project, 'folder' | 'api' | 'locale' | 'translations'>;

/**
 * Reads the project of a folder: that of `--api`, or the one at the root of the portal. Throws a
 * {@link Failure} with everything that is wrong.
 */
export function readProject(
  environment: Environment = process.env,
  folder: string = projectFolder(environment),
): Project {
  const projects = readProjects(environment, folder);
  const id = environment[apiVariable] || projects[0].portal.root;
  const project = projects.find((one) => one.id === id);
  if (project) return project;
  const { apis } = projects[0].portal;
  const expected = apis.length === 0 ? 'none, since portal.yaml has one API' : toChoices(apis);
  throw new Failure(`--api: found ${toQuoted(id)}, expected ${expected}.`);
}

/**
 * Reads all projects of a portal: one, or those of `apis`, with the pages around them first if no API
 * is at the root. Throws a {@link Failure} with everything that is wrong.
 */
export function readProjects(
  environment: Environment = process.env,
  folder: string = projectFolder(environment),
): readonly [Project, ...Project[]] {
  const { source, ...read } = readSource(environment, folder);
  const overrides = readEnvironment(environment);
  const locale = environment[localeVariable];
  const translated = translateAll(read.entries, folder, locale);
  const apis = splitApis(translated.entries).map(({ id, entries: own }) => {
    const unused = own.has('api') ? ofCatalogue : [];
    const used = [...overrides].filter(([name]) => !unused.includes(name));
    return { id, entries: new Map([...own, ...used]) };
  });
  const isUnused = (name: string) => !apis.some((api) => api.entries.has(name));
  const used = [...overrides].filter(([name]) => !isUnused(name));
  const entries = new Map([...translated.entries, ...used]);
  const problems = [
    ...read.problems,
    ...translated.problems,
    ...[...entries].flatMap(([name, entry]) => checkEntry(name, entry, folder)),
    // A file with mistakes lacks what it means to set.
    ...(read.problems.length > 0
      ? []
      : [...checkApis(read.entries), ...apis.flatMap((api) => checkPairs(api.entries, source))]),
    ...checkBrand(entries, folder),
  ];
  if (problems.length > 0) {
    const sorted = problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    throw new Failure(['Invalid settings:', ...sorted.map(toMessage)].join('\n'));
  }
  const portal = toPortal(folder, entries, apis);
  const ids = apis.map(({ id }) => id);
  // A document to try has none of the files of the folder.
  const isTried = Boolean(environment[documentVariable]);
  const given = { source, isTried, locale };
  const [first, ...others] = apis.map((api) => toProject(api, portal, given));
  if (!first) throw new Failure(`${source}: found no API.`);
  const warnings = [
    ...listUnread(environment),
    ...(first.brand.stylesheet ? checkStyleSheet(first.brand.stylesheet) : []),
    ...first.lists.locales.flatMap((locale) => checkMessages(folder, locale)),
    ...(isTried ? [] : listUnreadTranslations(folder, first.lists.locales, ids)),
    ...[...overrides]
      .filter(([name]) => isUnused(name))
      .map(([, { file }]) => `${file} has no effect: the document has servers.`),
  ];
  return [{ ...first, warnings: [...warnings, ...first.warnings] }, ...others];
}

/** The settings in a language, and the problems of all languages. */
function translateAll(entries: Entries, folder: string, locale: string | undefined) {
  const [, ...others] = toLists(toTexts(entries)).locales;
  const all = others.map((one) => ({ one, ...translateSettings(entries, folder, one) }));
  const found = all.find(({ one }) => one === locale);
  const problems = all.flatMap((each) => each.problems);
  return { entries: found?.entries ?? entries, problems };
}

function toTexts(entries: Entries): ReadonlyMap<string, string> {
  return new Map([...entries].map(([name, { value }]) => [name, value]));
}

function toPortal(folder: string, entries: Entries, apis: readonly ApiEntries[]): Portal {
  const ids = apis.map(({ id }) => id).filter(Boolean);
  const toText = (name: string, initial: string) => entries.get(name)?.value ?? initial;
  return {
    folder: toRealFolder(folder),
    baseUrl: toText('baseUrl', '/'),
    ...(ids.length > 0 && { name: toText('name', 'Documentation') }),
    apis: ids,
    root: toText('root', ''),
  };
}

interface Source {
  readonly source: string;
  /** Whether it is a document that somebody tries, which has no folder of its own. */
  readonly isTried: boolean;
  /** The language. Undefined for the first one. */
  readonly locale: string | undefined;
}

function toProject(
  { id, entries }: ApiEntries,
  portal: Portal,
  { source, isTried, locale }: Source,
): Project {
  const texts = toTexts(entries);
  const isBelow = id !== portal.root;
  const folder = isBelow ? path.join(portal.folder, id) : portal.folder;
  const staticFolder = isTried ? undefined : path.join(folder, 'static');
  const toPlace = (name: string) => path.resolve(portal.folder, texts.get(name) ?? '');
  const toOptional = (key: string, name: string) => texts.has(name) && { [key]: toPlace(name) };
  const deployment = toDeployment(texts);
  const { baseUrl } = deployment;
  const lists = toLists(texts);
  return {
    id,
    folder,
    portal,
    source,
    ...(staticFolder && { staticFolder }),
    api: texts.has('catalogue')
      ? { catalogue: toPlace('catalogue') }
      : {
          document: toPlace('api'),
          ...toOptional('overlay', 'overlay'),
          ...toOptional('pages', 'content'),
        },
    texts,
    lists,
    ...toTranslated(portal, id, lists, locale),
    entries,
    deployment: { ...deployment, baseUrl: isBelow ? `${baseUrl}${id}/` : baseUrl },
    brand: toBrand(texts, portal.folder, staticFolder),
    warnings: listHidden(entries, portal.folder),
  };
}

/** The same project in a language. */
export function inLocale(project: Project, locale: string): Project {
  const { translations: _translations, ...others } = project;
  return { ...others, ...toTranslated(project.portal, project.id, project.lists, locale) };
}

function toTranslated(
  { folder }: Portal,
  id: string,
  { locales: [initial] }: Lists,
  locale = initial,
): Pick<Project, 'locale' | 'translations'> {
  if (locale === initial) return { locale };
  return { locale, translations: path.join(toLocaleFolder(folder, locale), toPagesName(id)) };
}

/** `portal.yaml`, or a document to try, which is a project without settings. */
function readSource(environment: Environment, folder: string) {
  const tried = environment[documentVariable];
  if (tried) {
    const entry: Entry = {
      value: path.resolve(callFolder(environment), tried),
      file: documentVariable,
    };
    return { source: tried, entries: new Map([['api', entry]]), problems: [] };
  }
  const file = path.join(folder, portalFile);
  const source = toShownFile(file);
  if (!fs.existsSync(file)) throw new Failure(toMissing(folder));
  return { source, ...readPortalFile(fs.readFileSync(file, 'utf8'), source) };
}

function toMissing(folder: string): string {
  const name = toShownFile(folder) || 'this folder';
  const other = 'portal.yml';
  if (fs.existsSync(path.join(folder, other))) {
    return `Found ${other} in ${name}, expected the name ${portalFile}.`;
  }
  const first = isInstalled ? `Write one with "${toCommandLine('init')}", call` : 'Call';
  return (
    `Found no ${portalFile} in ${name}. ${first} the command in the folder of a project, name that ` +
    `folder with --project, or set ${documentVariable} to try an OpenAPI document.`
  );
}

/** The origin of a portal that has none yet. */
const exampleUrl = 'https://developers.example.com';

function toDeployment(texts: ReadonlyMap<string, string>): Deployment {
  const toText = (name: string) => texts.get(name) ?? '';
  const contact = toText('contact.security');
  return {
    siteUrl: texts.get('url') ?? exampleUrl,
    baseUrl: texts.get('baseUrl') ?? '/',
    editUrl: toText('edit'),
    scriptUrl: toText('script'),
    security: contact === '' ? null : { contact, expires: toText('contact.securityExpires') },
    latest: toText('latest') === 'release' ? 'release' : 'current',
  };
}
