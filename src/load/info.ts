/** What the portal's settings take from a given document: its title, contact and first server. */
import fs from 'node:fs';
import { load } from 'js-yaml';
import type { GivenApi } from '../given-api';
import { isObject, type Part, toMembers } from '../openapi/document';
import type { GivenSite } from '../site';
import { listActions, select } from './actions';

/** Reads what is there. The check reports what is not valid. */
export function readGivenSite({ document, overlay }: GivenApi): GivenSite {
  const { info, servers } = readFile(document);
  const facts = { info: toMembers(info), servers };
  for (const action of overlay === undefined ? [] : listActions(readFile(overlay))) {
    for (const part of select(facts, action) ?? []) {
      if (isObject(part)) merge(part, action.update);
    }
  }
  const { title, contact } = facts.info;
  const [server] = Array.isArray(facts.servers) ? (facts.servers as readonly unknown[]) : [];
  return {
    name: toText(title).replaceAll(/\s+/g, ' ').trim() || 'API',
    supportEmail: toText(toMembers(contact)['email']),
    apiBaseUrl: toText(toMembers(server)['url']).replace(/\/$/, ''),
  };
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
