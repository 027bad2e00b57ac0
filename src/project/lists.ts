/** The settings that are lists. */
import type { LanguageId } from '../samples/languages';
import type { Link, LinkColumn } from '../site';
import { listItems } from './settings';

export interface Lists {
  readonly header: readonly Link[];
  readonly footer: readonly LinkColumn[];
  readonly languages: readonly LanguageId[];
}

export function toLists(texts: ReadonlyMap<string, string>): Lists {
  const toText = (name: string) => texts.get(name) ?? '';
  const toLinks = (list: string): readonly Link[] =>
    listItems(texts.keys(), list).map((item) => ({
      label: toText(`${item}.label`),
      href: toText(`${item}.href`),
    }));
  const footer = listItems(texts.keys(), 'footer').map((item) => ({
    title: toText(`${item}.title`),
    links: toLinks(`${item}.links`),
  }));
  const languages = listItems(texts.keys(), 'languages').map(toText) as readonly LanguageId[];
  return { header: toLinks('header'), footer, languages };
}
