/** A portal as its static files: what all tools read. */
import { isObject, toMembers } from '../openapi/document';
import type { EndpointPage, VersionStep } from '../page-data';
import { languageIds } from '../samples/languages';
import {
  type OperationRow,
  type Portal,
  portalFile,
  type PortalVersion,
  versionFiles,
} from './files';
import { Problem, toQuoted } from './problem';

/** A known word that is spelt like another one, as a sentence. Empty if there is none. */
export type Suggest = (word: string, known: readonly string[]) => string;

/** Where the files are, and what needs packages or Node. */
export interface Source {
  /** The text of a file, such as `docs/errors.md`. Undefined if there is none. */
  readonly read: (file: string) => Promise<string | undefined>;
  readonly suggest: Suggest;
  /** Does work that patterns of a portal can make endless. Throws if it takes too long. */
  readonly within: <Result>(work: () => Result) => Result;
  /** The address or the folder, for messages. */
  readonly name: string;
}

export interface Site extends Source {
  readonly portal: Portal;
  /** The version that tools use if a call names none. */
  readonly version: PortalVersion;
  /** A JSON file. Rejects if there is none. */
  readonly readJson: (file: string) => Promise<unknown>;
  /** The ID of its API in a portal of several. */
  readonly id?: string;
  /** The sites of its APIs, if it is the portal of several. */
  readonly apis?: readonly {
    readonly id: string;
    readonly path: string;
    readonly open: () => Promise<Site>;
  }[];
}

/** Reads the portal of a source. Rejects with a {@link Problem} if it has none. */
export async function openSite(source: Source, version?: string): Promise<Site> {
  const text = await source.read(portalFile);
  if (text === undefined) {
    throw new Problem(
      `Found no ${portalFile} at ${source.name}, expected the address or the build of a portal.`,
    );
  }
  const portal = checkPortal(parse(text, portalFile));
  const [first] = portal.versions;
  if (!first) throw new Problem(`${portalFile} names no version of the portal.`);
  const site: Site = { ...source, portal, version: first, readJson: toReadJson(source) };
  const { apis } = portal;
  const whole = { ...site, version: findVersion(site, version) };
  return apis ? { ...whole, apis: apis.map((api) => toApi(site, api)) } : whole;
}

/** The site of an API, which is opened once. The one at the root of the portal is the portal itself. */
function toApi(site: Site, { id, path }: NonNullable<Portal['apis']>[number]) {
  const { read, name } = site;
  const source = { ...site, name: name.replace(/\/?$/, `/${path}`) };
  let opened: Promise<Site> | undefined;
  const open = async () => {
    const own =
      path === '' ? site : await openSite({ ...source, read: (file) => read(path + file) });
    return { ...own, id };
  };
  return { id, path, open: () => (opened ??= open()) };
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem(`The file ${file} of the portal is not JSON.`);
  }
}

/** Of the pages of a large portal, the ones that were read last. */
const mostKept = 100;
/** The portal can be built again meanwhile. */
const keptFor = 5 * 60 * 1000;

function toReadJson({ read, name }: Source): Site['readJson'] {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<unknown> }>();
  const load = async (file: string) => {
    const text = await read(file);
    if (text === undefined) throw new Problem(`The portal at ${name} has no file ${file}.`);
    return parse(text, file);
  };
  return (file) => {
    const known = kept.get(file);
    if (known && known.until > Date.now()) return known.value;
    const value = load(file);
    kept.delete(file);
    kept.set(file, { until: Date.now() + keptFor, value });
    value.catch(() => kept.delete(file));
    for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest);
    return value;
  };
}

/** What other versions of the portal wrote, or somebody else, is no portal. */
function checkPortal(value: unknown): Portal {
  const { format, name, url, versions, languages, apis = [] } = toMembers(value) as Partial<Portal>;
  const isApi = (one: unknown) =>
    isObject(one) &&
    ['id', 'name', 'path'].every((key) => typeof one[key] === 'string') &&
    /^(?:[a-z][a-z\d-]*\/)?$/.test(String(one['path']));
  const isVersion = (one: unknown) =>
    isObject(one) && typeof one['name'] === 'string' && isRoute(one['route']);
  const isPortal =
    format === 1 &&
    typeof name === 'string' &&
    typeof url === 'string' &&
    URL.canParse(url) &&
    Array.isArray(versions) &&
    versions.every(isVersion) &&
    Array.isArray(languages) &&
    Array.isArray(apis) &&
    apis.every(isApi);
  if (!isPortal) throw new Problem(`${portalFile} is not one that this program can read.`);
  return { ...(value as Portal), languages: languageIds.filter((id) => languages.includes(id)) };
}

function isRoute(route: unknown): route is string {
  return typeof route === 'string' && /^(?:\/[^\s/?#\\%]+)*$/.test(route) && !/\/\./.test(route);
}

/** A version by its name. Without one, the version that the program was started with. */
export function findVersion(site: Site, name?: string): PortalVersion {
  if (name === undefined || name === '') return site.version;
  const { versions } = site.portal;
  const found = versions.find((one) => one.name === name);
  if (found) return found;
  const names = versions.map((one) => one.name);
  throw new Problem(
    `Found no version ${toQuoted(name)}, expected one of ${names.map(toQuoted).join(', ')}.`,
    site.suggest(name, names),
  );
}

/** A file of a version, below its route. */
export function toFile({ route }: PortalVersion, file: string): string {
  return (route + file).slice(1);
}

/** The address of a page for readers. */
export function toPageUrl({ portal }: Site, version: PortalVersion, route: string): string {
  return portal.url + version.route + route;
}

/** The operations of a version. */
export async function readOperations(site: Site, version: PortalVersion) {
  const rows = await site.readJson(toFile(version, versionFiles.operations));
  const isRow = (row: unknown): row is OperationRow =>
    isObject(row) &&
    isRoute(row['route']) &&
    ['operationId', 'title', 'method', 'path'].every((name) => typeof row[name] === 'string');
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** What the page of an operation is made from. */
export async function readEndpoint(site: Site, version: PortalVersion, { route }: OperationRow) {
  const file = toFile(version, `${route}.json`);
  const page = await site.readJson(file);
  if (!isObject(page) || !isObject(page['endpoint'])) {
    throw new Problem(`The file ${file} of the portal has no operation.`);
  }
  return (page as unknown as EndpointPage).endpoint;
}

/** The changes between versions, newest first. */
export async function readSteps(site: Site, version: PortalVersion) {
  const page = await site.readJson(toFile(version, versionFiles.changelog));
  const steps = isObject(page) ? page['steps'] : [];
  return (Array.isArray(steps) ? steps : []) as readonly VersionStep[];
}

/** A page by its address, its route or the file of its Markdown. A version in it is that version. */
export function findPage(site: Site, page: string, version?: string) {
  const { url, versions } = site.portal;
  const { pathname: base } = new URL(url);
  const [address = ''] = page.trim().split(/[?#]/);
  const isAddress = /^[a-z][a-z+.-]*:/i.test(address);
  const ofPortal = [url, site.name].find((one) =>
    `${address}/`.startsWith(`${one.replace(/\/$/, '')}/`),
  );
  if (isAddress && ofPortal === undefined) {
    throw new Problem(`${toQuoted(page)} is not a page of this portal, which is at ${url}.`);
  }
  const path = isAddress ? address.slice(ofPortal?.replace(/\/$/, '').length) : address;
  const rooted = `/${path}`.replaceAll(/\/{2,}/g, '/');
  // Without that of the portal, the path of an API starts with its ID.
  const starts = [base, base.endsWith(`/${site.id}`) ? `/${site.id}` : '/'];
  const start = starts.find((one) => one !== '/' && `${rooted}/`.startsWith(`${one}/`)) ?? '';
  const route = (rooted.slice(start.length) || '/')
    .replace(/(?:\/index)?(?:\.md|\.html)$|\/index$/, '')
    .replace(/\/$/, '');
  const found = versions.find((one) => one.route !== '' && `${route}/`.startsWith(`${one.route}/`));
  const whole = found ? route.slice(found.route.length) : route;
  if (!isRoute(whole)) throw new Problem(`${toQuoted(page)} is not the address of a page.`);
  return { version: found ?? findVersion(site, version), route: whole || '/' };
}
