/** The APIs of a portal of several: what `portal.yaml` sets for each, and what they share. */
import path from 'node:path';
import type { ContentProblem } from '../check/messages';
import { isReserved } from '../check/addresses';
import { suggest, toChoices, toQuoted } from '../check/problem';
import { isVersionName } from '../routes/arrangement';
import { docsFolder } from '../routes/places';
import type { Project } from './index';
import { type Entries, type Entry, listItems } from './settings';

/** What is set for an API, by the names that settings have in a portal of one. */
export interface ApiEntries {
  /** What its addresses start with. Empty for a portal of one, and for the pages around all. */
  readonly id: string;
  readonly entries: Entries;
}

/** Settings that the APIs do not share: those of the pages around all, and those of one API. */
const ofWhole = ['name', 'content', 'home'];
const ofOne = ['api', 'catalogue', 'overlay', 'product', 'hosts'];

/** The document of the pages around all APIs, which has no operations. */
const wholeDocument = path.join(__dirname, 'whole.json');

/** Whether a document is that of the pages around all APIs. */
export function isWhole(api: object): boolean {
  return 'document' in api && api.document === wholeDocument;
}

/** Whether a project has the pages about all APIs of its portal. */
export function isAround({ id, portal }: Pick<Project, 'id' | 'portal'>): boolean {
  return portal.apis.length > 0 && id === portal.root;
}

/**
 * The APIs in the order of `portal.yaml`. If none of them is at the root, the pages around all come
 * first. A portal of one has its settings as they are.
 */
export function splitApis(entries: Entries): readonly ApiEntries[] {
  const items = listItems(entries.keys(), 'apis');
  if (items.length === 0) return [{ id: '', entries }];
  const pick = (isWanted: (setting: string) => boolean) =>
    [...entries].filter(([name]) => isWanted(toSetting(name)));
  const isShared = (setting: string) => ![...ofWhole, ...ofOne, 'apis', 'root'].includes(setting);
  const shared = pick(isShared);
  const apis = items.map((item): ApiEntries => {
    const start = `${item}.`;
    const own = [...entries]
      .filter(([name]) => name.startsWith(start))
      .map(([name, entry]) => [name.slice(start.length), entry] as const);
    // A list of its own replaces that of all.
    const hasLanguages = own.some(([name]) => toSetting(name) === 'languages');
    const inherited = shared.filter(([name]) => !hasLanguages || toSetting(name) !== 'languages');
    return { id: entries.get(`${item}.id`)?.value ?? '', entries: new Map([...inherited, ...own]) };
  });
  if (entries.has('root')) return apis;
  const [first] = entries.values();
  const api: Entry = { file: first?.file ?? '', value: wholeDocument };
  const own = pick((setting) => isShared(setting) || ofWhole.includes(setting));
  return [{ id: '', entries: new Map([...own, ['api', api]]) }, ...apis];
}

/** The first part of a name: `contact` of `contact.email`, `apis` of `apis[0].id`. */
function toSetting(name: string): string {
  return name.replace(/[.[].*/s, '');
}

/** IDs that the portal has addresses or folders for, and settings that exclude each other. */
export function checkApis(entries: Entries): readonly ContentProblem[] {
  const items = listItems(entries.keys(), 'apis');
  const ids = items.flatMap((item) => entries.get(`${item}.id`) ?? []);
  const root = entries.get('root');
  const isSet = items.length > 0;
  const alone = [...entries].filter(([name]) => ofOne.includes(toSetting(name)));
  const whole = ['content', 'home'];
  const around = [...entries].filter(([name]) => whole.includes(toSetting(name)));
  const toProblem = ({ value: _value, ...place }: Entry, found: string, expected: string) => ({
    ...place,
    found,
    expected,
  });
  return [
    ...ids.flatMap((entry, index) => checkId(entry, ids.slice(0, index), entries)),
    ...(isSet ? alone : []).map(([, entry]) =>
      toProblem(entry, 'it beside "apis"', 'it in the API of "apis" that it belongs to'),
    ),
    ...(isSet && root ? around : []).map(([, entry]) =>
      toProblem(entry, 'it beside "root"', `it in the API "${root?.value}", which has these pages`),
    ),
    ...(root ? checkRoot(root, ids) : []),
  ];
}

function checkId(
  { value, ...place }: Entry,
  earlier: readonly Entry[],
  entries: Entries,
): readonly ContentProblem[] {
  const expected = 'another ID';
  const toProblem = (why: string) => [{ ...place, found: `${toQuoted(value)}, ${why}`, expected }];
  if (earlier.some((one) => one.value === value)) return toProblem('which another API has');
  if (taken.includes(value) || isReserved(`/${value}`) || isVersionName(value)) {
    return toProblem('which starts other addresses, or names another folder');
  }
  const locales = listItems(entries.keys(), 'locales').map((item) => entries.get(item)?.value);
  return locales.includes(value) ? toProblem('which is the folder of a language') : [];
}

/** The first names of addresses, and the folders of a project. */
const taken = [
  ...[docsFolder, 'endpoints', 'changelog', 'downloads', 'search', 'apis', 'brand'],
  ...['build', 'hosts', 'static', 'i18n', 'src', 'components'],
];

function checkRoot({ value, ...place }: Entry, ids: readonly Entry[]): readonly ContentProblem[] {
  const known = ids.map((id) => id.value);
  if (known.includes(value)) return [];
  const expected = ids.length === 0 ? '"apis" beside it' : toChoices(known);
  return [{ ...place, found: toQuoted(value), expected, ...suggest(value, known) }];
}
