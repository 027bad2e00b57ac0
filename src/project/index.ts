/** The project that a command works on: `portal.yaml` and the environment, checked once. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type ContentProblem, toMessage } from '../check/messages';
import { suggest, toQuoted } from '../check/problem';
import { Failure } from '../failure';
import type { Deployment } from '../site';
import { documentVariable, type Environment, listUnread, readEnvironment } from './environment';
import { callFolder, projectFolder, toShownFile } from './folder';
import { type Brand, checkBrand, toBrand } from './brand';
import { places } from './formats';
import { readPortalFile } from './read';
import { accepts, type Entries, type Entry, findSetting } from './settings';
import { type Lists, toLists } from './lists';
import { checkMessages } from './locales';

export interface Project {
  /** The absolute path of its folder, with everything that it owns: pages, versions and builds. */
  readonly folder: string;
  /** The file that names the API: `portal.yaml`, or a document that somebody tries. */
  readonly source: string;
  /** The folder with files that are served as they are. A document to try has none. */
  readonly staticFolder?: string;
  /** The API: a document with its overlay and pages, or a typed catalogue. Paths are absolute. */
  readonly api: DocumentApi | { readonly catalogue: string };
  /** What is set, by the name of the setting, such as `contact.email`. */
  readonly texts: ReadonlyMap<string, string>;
  readonly lists: Lists;
  /** What is set, and where. */
  readonly entries: Entries;
  readonly deployment: Deployment;
  readonly brand: Brand;
  /** What is set, but has no effect. */
  readonly warnings: readonly string[];
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

/** The folder around `docs` of the current version: that of the project, or one that builds of a document fill. */
export function toContentDir({ folder, api }: Pick<Project, 'folder' | 'api'>): string {
  return 'document' in api ? path.join(folder, generatedFolder) : folder;
}

/** Reads the project of a folder. Throws a {@link Failure} with everything that is wrong. */
export function readProject(
  environment: Environment = process.env,
  folder: string = projectFolder(environment),
): Project {
  const { source, ...read } = readSource(environment, folder);
  const overrides = readEnvironment(environment);
  const unused = read.entries.has('api') ? ofCatalogue.filter((name) => overrides.has(name)) : [];
  const used = [...overrides].filter(([name]) => !unused.includes(name));
  const entries = new Map([...read.entries, ...used]);
  const problems = [
    ...read.problems,
    ...[...entries].flatMap(([name, entry]) => checkEntry(name, entry, folder)),
    // A file with mistakes lacks what it means to set.
    ...(read.problems.length > 0 ? [] : checkPairs(entries, source)),
    ...checkBrand(entries, folder),
  ];
  if (problems.length > 0) {
    const sorted = problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    throw new Failure(['Invalid settings:', ...sorted.map(toMessage)].join('\n'));
  }
  const texts = new Map([...entries].map(([name, { value }]) => [name, value]));
  const lists = toLists(texts);
  const staticFolder = environment[documentVariable] ? undefined : path.join(folder, 'static');
  const toPlace = (name: string) => path.resolve(folder, texts.get(name) ?? '');
  const toOptional = (key: string, name: string) => texts.has(name) && { [key]: toPlace(name) };
  return {
    folder: fs.realpathSync(folder),
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
    entries,
    deployment: toDeployment(texts),
    brand: toBrand(texts, folder, staticFolder),
    warnings: [
      ...listUnread(environment),
      ...listHidden(entries, folder),
      ...lists.locales.flatMap((locale) => checkMessages(folder, locale)),
      ...unused.map(
        (name) => `${overrides.get(name)?.file} has no effect: the document has servers.`,
      ),
    ],
  };
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
  return (
    `Found no ${portalFile} in ${name}. Call the command in the folder of a project, name that folder ` +
    `with --project, or set ${documentVariable} to try an OpenAPI document.`
  );
}

/** A value of the wrong format, or a file that does not exist. */
function checkEntry(name: string, { value, ...place }: Entry, folder: string): ContentProblem[] {
  const setting = findSetting(name);
  const { format, 'x-expected': expected = 'a text' } = setting ?? {};
  const found = toQuoted(value);
  if (setting && !accepts(setting, value)) {
    return [{ ...place, found, expected, ...suggest(value, setting.enum ?? []) }];
  }
  if (!places.has(format)) return [];
  const file = path.resolve(folder, value);
  const status = fs.statSync(file, { throwIfNoEntry: false });
  const exists = format === 'folder' ? status?.isDirectory() : status?.isFile();
  if (!exists) return [{ ...place, found: `${found}, which does not exist`, expected }];
  const isAround = format === 'folder' && !path.relative(file, folder).startsWith('..');
  if (isAround) return [{ ...place, found: `${found}, which contains the settings`, expected }];
  const isOutside = !ofApi.includes(name) && path.relative(folder, file).startsWith('..');
  if (!isOutside) return [];
  return [{ ...place, found: `${found}, which is outside of the folder of portal.yaml`, expected }];
}

/** What a team may have elsewhere. The rest belongs to the project. */
const ofApi = ['api', 'overlay'];

/** A home page of editors has nothing of the settings. */
function listHidden(entries: Entries, folder: string): readonly string[] {
  const { value: content } = entries.get('content') ?? {};
  const home = [...entries.values()].find(({ where }) => where?.startsWith('home.'));
  if (content === undefined || !home) return [];
  const pages = ['index.mdx', 'index.md'].map((name) => path.join(folder, content, name));
  return pages
    .filter((file) => fs.existsSync(file))
    .map((file) => `${home.file}: "home" has no effect: ${toShownFile(file)} is the home page.`);
}

/** The settings of catalogues, whose documents have no servers. */
const ofCatalogue = ['product', 'hosts.api', 'hosts.authentication'];

/** Settings that need each other, or that exclude each other. */
function checkPairs(entries: Entries, source: string): readonly ContentProblem[] {
  const isSet = (name: string) => entries.has(name);
  const toProblem = (name: string, found: string, expected: string): ContentProblem => {
    const { value: _value, ...place } = entries.get(name) ?? { file: source, value: '' };
    return { ...place, found, expected };
  };
  if (!isSet('api') && !isSet('catalogue')) {
    return [
      toProblem('', 'no API', 'the file of an OpenAPI document, such as "api: openapi.yaml"'),
    ];
  }
  const ofHome = [...entries.keys()].filter((name) => name.startsWith('home.'));
  const only = (owner: string, names: readonly string[]) =>
    isSet(owner)
      ? names.filter(isSet).map((name) => toProblem(name, `it beside "${owner}"`, 'one of both'))
      : [];
  const [contact, expires] = ['contact.security', 'contact.securityExpires'] as const;
  const alone = isSet(contact) === isSet(expires) ? [] : [contact, expires].filter(isSet);
  return [
    ...only('catalogue', ['api', 'overlay', 'content', ...ofHome]),
    ...only('api', ofCatalogue),
    ...alone.map((name) =>
      toProblem(
        name,
        'it alone',
        `"${name === contact ? expires : contact}" too, or neither (RFC 9116)`,
      ),
    ),
  ];
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
