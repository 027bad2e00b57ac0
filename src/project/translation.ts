/** The texts of the settings in another language: `i18n/<locale>/portal.yaml`. */
import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../check/messages';
import { toChoices, toQuoted } from '../check/problem';
import { docsFolder } from '../routes/places';
import { toShownFile } from './folder';
import { readPortalFile } from './read';
import { type Entries, findSetting } from './settings';

/** The formats of settings that readers see as texts. */
const texts = ['name', 'label', 'lead', 'toast'];

/** The name of the folder with everything that is in another language. */
const translationsFolder = 'i18n';

/** The folder with what a portal has in a language. */
export function toLocaleFolder(folder: string, locale: string): string {
  return path.join(folder, translationsFolder, locale);
}

/** The name of the folder with the pages of an API in a language. */
export function toPagesName(id: string): string {
  return id || docsFolder;
}

/** The name of the file with the texts of an API in a language. */
export function toOverlayName(id: string): string {
  return `${id || 'api'}.overlay.yaml`;
}

/** The settings with the texts of a language, and what its file must not set. */
export function translateSettings(entries: Entries, folder: string, locale: string) {
  const place = path.join(toLocaleFolder(folder, locale), 'portal.yaml');
  if (!fs.existsSync(place)) return { entries, problems: [] };
  const file = toShownFile(place);
  const read = readPortalFile(fs.readFileSync(place, 'utf8'), file);
  const problems = [...read.entries].flatMap(([name, entry]): ContentProblem[] => {
    const { value: _value, ...at } = entry;
    const isText = texts.includes(findSetting(name)?.format ?? '');
    // A copy of the item whose texts are translated.
    if (entries.get(name)?.value === entry.value) return [];
    if (!isText) {
      const hint = 'Set it in portal.yaml.';
      return [{ ...at, found: 'a setting that languages share', expected: 'only texts', hint }];
    }
    const found = 'a text that portal.yaml does not set';
    return entries.has(name) ? [] : [{ ...at, found, expected: 'the translation of one' }];
  });
  // An item has only what is translated: no address, no ID.
  const others = read.problems.filter(({ found }) => found !== 'nothing');
  return { entries: new Map([...entries, ...read.entries]), problems: [...others, ...problems] };
}

/**
 * Warnings about files in `i18n` that nothing reads.
 * @param ids those of the APIs; an empty one for a portal of one, or for the pages around several
 */
export function listUnreadTranslations(
  folder: string,
  [initial = '', ...locales]: readonly string[],
  ids: readonly string[],
): readonly string[] {
  const around = path.join(folder, translationsFolder);
  const overlays = ids.filter((id) => id !== '' || ids.length === 1);
  const names = [
    ...['code.json', 'portal.yaml'],
    ...ids.map(toPagesName),
    ...overlays.map(toOverlayName),
  ];
  const known = new Map([[initial, ['code.json']], ...locales.map((one) => [one, names] as const)]);
  return listNames(around).flatMap((locale) => {
    const expected = known.get(locale);
    if (!expected) {
      const list = `one of "locales" in portal.yaml: ${[...known.keys()].join(', ')}`;
      return [toUnread(path.join(around, locale), list)];
    }
    return listNames(path.join(around, locale))
      .filter((name) => !expected.includes(name))
      .map((name) => toUnread(path.join(around, locale, name), toChoices(expected)));
  });
}

function listNames(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).filter((name) => !name.startsWith('.'));
}

function toUnread(file: string, expected: string): string {
  const found = toQuoted(path.basename(file));
  return `Nothing reads ${toShownFile(file)}: found ${found}, expected ${expected}.`;
}
