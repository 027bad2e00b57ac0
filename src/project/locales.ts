/** The languages of a portal: its addresses, and what the interface says in each. */
import fs from 'node:fs';
import path from 'node:path';
import type { I18nConfig } from '@docusaurus/types';
import { mapValues, toMembers } from '../openapi/document';
import * as english from '../messages/english';
import { toCounted, toForms, toSample } from '../check/problem';
import { Failure } from '../failure';
import { toShownFile } from './folder';
import type { Project } from './index';
import { toLocaleFolder } from './translation';

/** The languages as Docusaurus has them. Each but the default one has its own folder. */
export function toLocales({
  lists,
  deployment,
}: Pick<Project, 'lists' | 'deployment'>): Omit<I18nConfig, 'path'> {
  const [defaultLocale, ...others] = lists.locales;
  const { baseUrl } = deployment;
  const toConfig = (locale: string, url: string) => [locale, { baseUrl: url, translate: true }];
  return {
    defaultLocale,
    locales: [...lists.locales],
    localeConfigs: Object.fromEntries([
      // What a portal in English says needs no files.
      ...(defaultLocale === 'en' ? [] : [toConfig(defaultLocale, baseUrl)]),
      ...others.map((locale) => toConfig(locale, `${baseUrl}${locale}/`)),
    ]) as I18nConfig['localeConfigs'],
  };
}

/** The same project in its first language alone. */
export function withoutTranslations(project: Project): Project {
  const [initial] = project.lists.locales;
  return { ...project, lists: { ...project.lists, locales: [initial] } };
}

/** Messages by module and name, which are their ID: `form.undo`. */
type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const englishMessages: Messages = english;

/**
 * The messages of a language: those of the project in `i18n/<locale>/code.json`, those of the portal,
 * and the English ones where there are no others.
 */
export function readMessages(folder: string, locale: string): Messages {
  const translations = readTranslations(folder, locale);
  return mapValues(englishMessages, (messages, module) =>
    mapValues(messages, (message, name) => translations.get(`${module}.${name}`) || message),
  );
}

/** What the project says of others, by ID: those of the framework. */
export function readOtherTexts(folder: string, locale: string): Readonly<Record<string, string>> {
  const all = [...readTranslations(folder, locale)];
  return Object.fromEntries(all.filter(([id]) => !isOurs(id)));
}

const isOurs = (id: string) => Object.hasOwn(englishMessages, id.replace(/\..*/s, ''));

/** Warnings about the messages of a language: what is missing, and what cannot be shown. */
export function checkMessages(folder: string, locale: string): readonly string[] {
  if (locale === 'en') return [];
  const translations = readTranslations(folder, locale);
  const originals = new Map(listOriginals());
  const missing = [...originals.keys()].filter((id) => !translations.get(id));
  const wrong = [...translations].flatMap(([id, message]) => {
    const original = originals.get(id);
    if (original === undefined) return isOurs(id) ? [`${id} is unknown`] : [];
    const [expected, found] = [listPlaces(original), listPlaces(message)];
    return expected === found ? [] : [`${id} has ${found}, expected ${expected}`];
  });
  const file = `i18n/${locale}/code.json`;
  return [
    ...(missing.length > 0
      ? [
          `${toCounted(missing.length, 'message[s] [is|are]')} not in ${file}, so ` +
            `${toForms(missing.length, '[it is|they are]')} English: ${toSample(missing)}.`,
        ]
      : []),
    ...wrong.map((text) => `${file}: ${text}.`),
  ];
}

/** All messages with their IDs. */
export function listOriginals(): readonly (readonly [id: string, message: string])[] {
  return Object.entries(englishMessages).flatMap(([module, messages]) =>
    Object.entries(messages).map(([name, message]) => [`${module}.${name}`, message] as const),
  );
}

/** The places of values and elements, in order: `{name}`, `<link>`. */
function listPlaces(message: string): string {
  const places = new Set(message.match(/\{\w+\}|<\w+>/g));
  return [...places].sort().join(', ') || 'no places';
}

/** The translations by ID. */
function readTranslations(folder: string, locale: string): ReadonlyMap<string, string> {
  const shipped = readMembers(path.join(__dirname, '../messages/languages', `${locale}.json`));
  const own = readMembers(path.join(toLocaleFolder(folder, locale), 'code.json'));
  const messages = Object.entries(own).map(([id, entry]) => [id, toMembers(entry)['message']]);
  const texts = [...Object.entries(shipped), ...messages, ['language.tag', locale]];
  return new Map(texts.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

function readMembers(file: string) {
  if (!fs.existsSync(file)) return {};
  try {
    return toMembers(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Failure(`${toShownFile(file)}: ${(error as Error).message}. Expected JSON.`);
  }
}
