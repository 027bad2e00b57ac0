/** Reads the static files of a portal, and nothing else: below one folder, or below one address. */
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../../src/mcp/problem';
import { portalFile } from '../../src/project';

type Read = (file: string) => Promise<string | undefined>;

/** In bytes. The search of a large portal is its largest file. */
const mostBytes = 20_000_000;
const longestWait = 10_000;

export interface SiteFiles {
  /** As messages name it. */
  readonly name: string;
  readonly read: Read;
}

/** @param place an address, the folder of a build, or a project: its folder, or its `portal.yaml` */
export async function openFiles(place: string): Promise<SiteFiles> {
  return /^https?:\/\//i.test(place) ? openAddress(place) : openFolder(place);
}

async function openFolder(place: string): Promise<SiteFiles> {
  const folder = path.basename(place) === portalFile ? path.dirname(place) : place;
  const isProject = await isFile(path.join(folder, portalFile));
  const build = isProject ? path.join(folder, 'build') : folder;
  const root = await realpath(build).catch(() => build);
  const read: Read = async (file) => {
    // A link can lead out of the folder.
    const target = await realpath(path.join(root, file)).catch(() => undefined);
    if (target === undefined || !target.startsWith(root + path.sep)) return undefined;
    const status = await stat(target);
    if (!status.isFile()) return undefined;
    if (status.size > mostBytes) throw tooLarge(file);
    return readFile(target, 'utf8');
  };
  return { name: build, read };
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}

function openAddress(place: string): SiteFiles {
  const [address = ''] = place.split(/[?#]/);
  const base = new URL(address.replace(/\/(?:portal\.json)?$/, '').concat('/'));
  const read: Read = async (file) => {
    const url = new URL(file.split('/').map(encodeURIComponent).join('/'), base);
    const response = await load(url);
    const isPage = response.headers.get('Content-Type')?.includes('html') === true;
    if (response.status === 404 || (response.ok && isPage)) return undefined;
    if (!response.ok) throw new Problem(`${url.href} answered with status ${response.status}.`);
    return readBody(response, file);
  };
  return { name: base.href, read };
}

async function load(url: URL): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(longestWait),
  }).catch((error: unknown) => {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Problem(`Could not load ${url.href}: ${reason}.`);
  });
  if (response.status < 300 || response.status > 399) return response;
  const target = response.headers.get('Location') ?? '';
  throw new Problem(`${url.href} redirects to ${target}. Start with the address that it leads to.`);
}

async function readBody({ body }: Response, file: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > mostBytes) throw tooLarge(file);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(file: string): Problem {
  return new Problem(`The file ${file} of the portal is larger than ${mostBytes / 1_000_000} MB.`);
}
