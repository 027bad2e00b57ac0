/**
 * Links to a filled form, which anyone can write. The fragment contains what was entered, without
 * credentials: `#request?v=1.0&path.boardId=4711&body.locales.0.title=Autumn`.
 */
import type { Endpoint } from '../openapi/model';
import { type Entry, type FormValues, sharedPrefix } from './model';
import { type Filling, listItems, mostItems, toFilling } from './read';
import { encode } from './encode';
import { pickShown, withoutSecrets } from './shown';
import { toEntries } from './values';

export interface ReadForm extends Filling {
  /** The version that the link is for, if it says so. */
  readonly version: string | undefined;
}

/** Reads the values that the form of an endpoint can show. Nothing of a too long link. Never throws. */
export function readSharedForm(endpoint: Endpoint, fragment: string): ReadForm {
  const text = fragment.length > longestFragment ? '' : fragment.slice(sharedPrefix.length);
  const parts = text.split('&').filter(Boolean);
  const read = parts.map((part) => ({ part, entry: toEntry(part) }));
  const entries = read.flatMap(({ entry }) => entry ?? []);
  const version = entries.find(isVersion);
  const { values, ignored } = toFilling(
    endpoint,
    entries.filter((entry) => entry !== version),
    { withSecrets: false },
  );
  const illFormed = read.flatMap(({ part, entry }) => (entry ? [] : (/^[^=]+/.exec(part) ?? part)));
  return { version: version?.text, values, ignored: [...illFormed, ...ignored] };
}

function isVersion({ names, text }: Entry): boolean {
  return names.join('.') === 'v' && /^[\w.-]{1,40}$/.test(text);
}

/** Decodes a part such as `path.boardId=4711`. */
function toEntry(part: string): Entry | undefined {
  const [, key = '', value] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
  if (value === undefined) return undefined;
  try {
    const names = key.split('.').map(decodeURIComponent);
    return names.includes('') ? undefined : { names, text: decodeURIComponent(value) };
  } catch {
    return undefined;
  }
}

/**
 * Builds the fragment for the entered values, with the version that they are for. It is empty if
 * nothing was entered that a link may contain. Undefined for a form with too much for a link.
 */
export function toSharedForm(endpoint: Endpoint, values: FormValues, version: string) {
  const entries = toEntries(withoutSecrets(endpoint, values));
  const omitsSecrets = toEntries(pickShown(endpoint, values)).length > entries.length;
  if (entries.length === 0) return { fragment: '', omitsSecrets };
  const pairs = [{ names: ['v'], text: version }, ...entries].map(toPair);
  // Programs that find links in texts do not see a final dot as a part of them.
  const fragment = (sharedPrefix + pairs.join('&')).replace(/\.$/, '%2E');
  const items = new Set(entries.flatMap(({ names }) => listItems(names)));
  return fragment.length > longestFragment || items.size > mostItems
    ? undefined
    : { fragment, omitsSecrets };
}

function toPair({ names, text }: Entry): string {
  const key = names.map((name) => encode(name).replaceAll('.', '%2E')).join('.');
  return `${key}=${encode(text).replaceAll(/%(?:2F|3A)/g, decodeURIComponent)}`;
}

/** The longest fragment. Many programs cut longer links. */
export const longestFragment = 32_000;
