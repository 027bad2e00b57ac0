/** The settings that are lists. */
import type { LanguageId } from '../samples/languages';
import type { Link, LinkColumn } from '../site';
import { listItems } from './settings';

export interface Lists {
  readonly header: readonly Link[];
  readonly footer: readonly LinkColumn[];
  readonly languages: readonly LanguageId[];
  /** The languages of the portal, as tags of BCP 47. The first one is the default. Never empty. */
  readonly locales: readonly [string, ...string[]];
  /** The buttons of the home page. */
  readonly actions: readonly Link[];
  /** The files of the pages that the home page lists, from the folder of all pages. */
  readonly guides: readonly string[];
}

export function toLists(texts: ReadonlyMap<string, string>): Lists {
  const toText = (name: string) => texts.get(name) ?? '';
  const toLinks = (list: string): readonly Link[] =>
    listItems(texts.keys(), list).map((item) => ({
      label: toText(`${item}.label`),
      href: toText(`${item}.href`),
    }));
  const toTexts = (list: string) => listItems(texts.keys(), list).map(toText);
  const [locale = 'en', ...otherLocales] = toTexts('locales');
  return {
    header: toLinks('header'),
    footer: listItems(texts.keys(), 'footer').map((item) => ({
      title: toText(`${item}.title`),
      links: toLinks(`${item}.links`),
    })),
    languages: toTexts('languages') as readonly LanguageId[],
    locales: [locale, ...otherLocales],
    actions: toLinks('home.actions'),
    guides: toTexts('home.guides'),
  };
}
