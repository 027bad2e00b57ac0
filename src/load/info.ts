/** What the portal's settings take from a given document: its title, contact and first server. */
import fs from 'node:fs';
import { load } from 'js-yaml';
import { type JsonValue, query } from 'jsonpath-rfc9535';
import { isObject, toMembers } from '../check/problem';
import type { GivenApi } from '../given-api';
import type { GivenSite } from '../site';

/** Reads what is there. The check reports what is not valid. */
export function readGivenSite({ document, overlay }: GivenApi): GivenSite {
  const { info, servers } = readFile(document);
  const facts = { info: toMembers(info), servers };
  for (const action of overlay === undefined ? [] : listActions(readFile(overlay))) {
    for (const part of select(facts, action)) merge(part, toMembers(action['update']));
  }
  const { title, contact } = facts.info;
  const [server] = Array.isArray(facts.servers) ? (facts.servers as readonly unknown[]) : [];
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

function listActions({ actions }: Members): readonly Members[] {
  return (Array.isArray(actions) ? (actions as readonly unknown[]) : []).filter(isObject);
}

/** The objects that an action of an overlay updates. */
function select(facts: object, { target }: Members): readonly Members[] {
  try {
    return (query(facts as JsonValue, toText(target)) as readonly unknown[]).filter(isObject);
  } catch {
    return [];
  }
}

function merge(part: Members, update: Members): void {
  for (const [name, value] of Object.entries(update)) {
    const present = part[name];
    if (isObject(present) && isObject(value)) merge(present, value);
    else Object.assign(part, { [name]: value });
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
