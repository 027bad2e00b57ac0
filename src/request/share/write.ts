/**
 * Links to a filled form. The fragment contains what was entered, without credentials:
 * `#request?v=1.0&path.boardId=4711&body.locales.0.title=Autumn`.
 */
import type { Endpoint } from '../../catalogue/model';
import type { FormValue, FormValues } from '../model';
import { withoutSecrets } from '../secrets';
import { encode } from '../url';
import { isList } from '../values';
import { sharedPrefix } from './format';
import { longestFragment, mostItems } from './limits';

export type SharedForm =
  | {
      readonly kind: 'link';
      /** Empty if nothing was entered that a link may contain. */
      readonly fragment: string;
      readonly omitsSecrets: boolean;
    }
  | { readonly kind: 'tooLarge' };

/** Builds the fragment for the entered values, with the version that they are for. */
export function toSharedForm(endpoint: Endpoint, values: FormValues, version: string): SharedForm {
  const shared = withoutSecrets(endpoint, values);
  const entries = toEntries(shared);
  const omitsSecrets = toEntries(values).length > entries.length;
  if (entries.length === 0) return { kind: 'link', fragment: '', omitsSecrets };
  const pairs = [{ names: ['v'], text: version }, ...entries].map(toPair);
  // Programs that find links in texts do not see a final dot as a part of them.
  const fragment = (sharedPrefix + pairs.join('&')).replace(/\.$/, '%2E');
  return fragment.length > longestFragment || countItems(shared) > mostItems
    ? { kind: 'tooLarge' }
    : { kind: 'link', fragment, omitsSecrets };
}

interface Entry {
  readonly names: readonly string[];
  readonly text: string;
}

/** The entered texts with their places. Empty items of lists have no index. */
function toEntries(value: FormValue | FormValues): readonly Entry[] {
  if (typeof value === 'string') return value === '' ? [] : [{ names: [], text: value }];
  return Object.entries(isList(value) ? value.filter(isEntered) : value).flatMap(([name, member]) =>
    toEntries(member).map(({ names, text }) => ({ names: [name, ...names], text })),
  );
}

function isEntered(value: FormValue): boolean {
  return toEntries(value).length > 0;
}

function countItems(value: FormValue | FormValues): number {
  if (typeof value === 'string') return 0;
  const members = isList(value) ? value.filter(isEntered) : Object.values(value);
  const own = isList(value) ? members.length : 0;
  return members.reduce((sum, member) => sum + countItems(member), own);
}

function toPair({ names, text }: Entry): string {
  const key = names.map((name) => encode(name).replaceAll('.', '%2E')).join('.');
  return `${key}=${encode(text).replaceAll(/%(?:2F|3A)/g, decodeURIComponent)}`;
}
