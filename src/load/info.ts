/** What the portal's settings take from a given document: its title, contact and first server. */
import fs from 'node:fs';
import { load } from 'js-yaml';
import { isObject, toMembers } from '../check/problem';
import type { GivenApi } from '../given-api';
import type { GivenSite } from '../site';

/** Reads what is there. The check reports what is not valid. */
export function readGivenSite({ document, overlay }: GivenApi): GivenSite {
  const { info, servers } = readFile(document);
  const facts = [info, ...(overlay === undefined ? [] : listUpdates(readFile(overlay)))];
  const { title, contact } = Object.assign({}, ...facts.filter(isObject)) as Members;
  const [server] = Array.isArray(servers) ? (servers as readonly unknown[]) : [];
  return {
    name: toText(title).replaceAll(/\s+/g, ' ').trim() || 'API',
    supportEmail: toText(toMembers(contact)['email']),
    apiBaseUrl: toText(toMembers(server)['url']).replace(/\/$/, ''),
  };
}

type Members = Readonly<Record<string, unknown>>;

function readFile(file: string): Members {
  const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  try {
    return toMembers(/^\s*\{/.test(text) ? JSON.parse(text) : load(text));
  } catch {
    return {};
  }
}

/** What the actions of an overlay change in `info`. */
function listUpdates({ actions }: Members): readonly unknown[] {
  return (Array.isArray(actions) ? (actions as readonly unknown[]) : [])
    .filter(isObject)
    .filter(({ target }) => target === '$.info')
    .map(({ update }) => update);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
