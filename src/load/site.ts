/** What pages and exports know of the operator: settings, and what the document says without them. */
import fs from 'node:fs';
import { load } from 'js-yaml';
import { findOwn, isObject, type Part, toMembers } from '../openapi/document';
import type { DocumentApi, Project } from '../project/index';
import { type Brand, toAsset, toBrand } from '../project/brand';
import type { Logo, Site } from '../site';
import { listActions, select } from './actions';
import { findLogo } from './logo';
import { toServers } from './swagger';

/** A project with what its document says: the brand has its logo, unless the settings have one. */
export function readPortal(project: Project): { readonly project: Project; readonly site: Site } {
  const { api } = project;
  const facts = 'document' in api ? readFacts(api) : undefined;
  const logo = 'document' in api && findLogo(facts?.info['x-logo'], api.document);
  const found = logo && toBrand(new Map([['brand.logo', logo]]), '', project.staticFolder);
  const complete = { ...project, ...(found && { brand: { ...found, ...project.brand } }) };
  return { project: complete, site: toSite(complete, facts) };
}

export function readSite(project: Project): Site {
  return readPortal(project).site;
}

/** The name of an API. Only without a setting does it need the document. */
export function readName(project: Project): string {
  return project.texts.get('name') ?? readSite(project).name;
}

function toSite({ portal, texts, lists, brand }: Project, facts?: Facts): Site {
  const toText = (name: string) => texts.get(name) ?? '';
  const [welcomeToast, feedbackUrl] = [texts.get('welcome'), texts.get('contact.feedback')];
  // Nobody knows whether the example of an address is theirs.
  const assistants = texts.get('assistants') ?? (texts.has('url') ? undefined : 'hide');
  const said = facts ? readDocument(facts) : readHosts(texts);
  const name = texts.get('name') ?? said.name;
  return {
    ...said,
    name,
    product: toText('product'),
    supportEmail: texts.get('contact.email') ?? said.supportEmail,
    statusPage: toText('contact.status'),
    ...(welcomeToast !== undefined && { welcomeToast }),
    ...(feedbackUrl !== undefined && { feedbackUrl }),
    ...(facts && { isGiven: true as const }),
    ...(brand.logo && { logo: toLogo(brand.logo) }),
    ...(!brand.logo && facts && { letter: toLetter(portal.name ?? name) }),
    ...(lists.header.length > 0 && { header: lists.header }),
    ...(lists.footer.length > 0 && { footer: lists.footer }),
    ...(assistants !== undefined && { assistants: assistants as Site['assistants'] }),
    ...(lists.languages.length > 0 && { languages: lists.languages }),
  };
}

type Said = Pick<Site, 'name' | 'supportEmail' | 'apiBaseUrl' | 'authenticationBaseUrl'>;

/** A catalogue has no servers. */
function readHosts(texts: Project['texts']): Said {
  return {
    name: 'API',
    supportEmail: '',
    apiBaseUrl: `https://${texts.get('hosts.api') ?? 'api.example.com'}`,
    authenticationBaseUrl: `https://${texts.get('hosts.authentication') ?? 'auth.example.com'}`,
  };
}

function toLogo({ light, dark, ...size }: NonNullable<Brand['logo']>): Logo {
  return {
    light: toAsset('images', 'logo', light),
    dark: toAsset('images', 'logo', dark),
    ...size,
  };
}

function toLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? 'A';
}

interface Facts {
  readonly info: Part;
  readonly servers: unknown;
}

/** Reads what is there. The check reports what is not valid. */
function readFacts({ document, overlay }: DocumentApi): Facts {
  const { info, servers, host, basePath, schemes } = readFile(document);
  const facts = { info: toMembers(info), servers, host, basePath, schemes };
  for (const action of overlay === undefined ? [] : listActions(readFile(overlay))) {
    for (const part of select(facts, action) ?? []) {
      if (isObject(part)) merge(part, action.update);
    }
  }
  return { info: facts.info, servers: facts.servers ?? toServers(facts) };
}

function readDocument({ info, servers }: Facts): Said {
  const { title, contact } = info;
  const [server] = Array.isArray(servers) ? (servers as readonly unknown[]) : [];
  return {
    name: toText(title).replaceAll(/\s+/g, ' ').trim() || 'API',
    supportEmail: toText(toMembers(contact)['email']),
    apiBaseUrl: toBaseUrl(toMembers(server)),
    authenticationBaseUrl: '',
  };
}

/** The URL of a server, with the defaults of its variables. Nothing of it is checked yet. */
function toBaseUrl({ url, variables }: Part): string {
  const toInitial = (place: string, name: string) =>
    toText(toMembers(findOwn(toMembers(variables), name))['default']) || place;
  return toText(url)
    .replaceAll(/\{([^{}]*)\}/g, toInitial)
    .replace(/\/$/, '');
}

function readFile(file: string): Part {
  const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  try {
    return toMembers(/^\s*\{/.test(text) ? JSON.parse(text) : load(text));
  } catch {
    return {};
  }
}

function merge(part: Part, update: Part): void {
  for (const [name, value] of Object.entries(update)) {
    const present = part[name];
    if (isObject(present) && isObject(value)) merge(present, value);
    else part[name] = value;
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
