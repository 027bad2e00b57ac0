/** The texts of the settings in another language: `i18n/<locale>/portal.yaml`. */
import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../check/messages';
import { toShownFile } from './folder';
import { readPortalFile } from './read';
import { type Entries, findSetting } from './settings';

/** The formats of settings that readers see as texts. */
const texts = ['name', 'label', 'lead', 'toast'];

/** The settings with the texts of a language, and what its file must not set. */
export function translateSettings(entries: Entries, folder: string, locale: string) {
  const place = path.join(folder, 'i18n', locale, 'portal.yaml');
  if (!fs.existsSync(place)) return { entries, problems: [] };
  const file = toShownFile(place);
  const read = readPortalFile(fs.readFileSync(place, 'utf8'), file);
  const problems = [...read.entries].flatMap(([name, entry]): ContentProblem[] => {
    const { value: _value, ...at } = entry;
    const isText = texts.includes(findSetting(name)?.format ?? '');
    if (!isText) {
      return [{ ...at, found: 'a setting that languages share', expected: 'only texts' }];
    }
    const found = 'a text that portal.yaml does not set';
    return entries.has(name) ? [] : [{ ...at, found, expected: 'the translation of one' }];
  });
  // Links of lists need no target here.
  const others = read.problems.filter(({ where = '' }) => !where.endsWith('.href'));
  return { entries: new Map([...entries, ...read.entries]), problems: [...others, ...problems] };
}
