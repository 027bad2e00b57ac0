/** The settings that are lists. */
import type { LanguageId } from '../samples/languages';
import type { Link, LinkColumn } from '../site';
import { listItems } from './settings';

export type Lists = ReturnType<typeof toLists>;

export function toLists(texts: ReadonlyMap<string, string>) {
  const toText = (name: string) => texts.get(name) ?? '';
  const toLinks = (list: string): readonly Link[] =>
    listItems(texts.keys(), list).map((item) => ({
      label: toText(`${item}.label`),
      href: toText(`${item}.href`),
    }));
  const toTexts = (list: string): readonly string[] => listItems(texts.keys(), list).map(toText);
  const toColumn = (item: string): LinkColumn => {
    return { title: toText(`${item}.title`), links: toLinks(`${item}.links`) };
  };
  const [locale = 'en', ...otherLocales] = toTexts('locales');
  return {
    header: toLinks('header'),
    footer: listItems(texts.keys(), 'footer').map(toColumn),
    languages: toTexts('languages') as readonly LanguageId[],
    /** The languages of the portal, as tags of BCP 47. The first one is the default. */
    locales: [locale, ...otherLocales] as const,
    /** The buttons of the home page. */
    actions: toLinks('home.actions'),
    /** The files of the pages that the home page lists, from the folder of all pages. */
    guides: toTexts('home.guides'),
  };
}
