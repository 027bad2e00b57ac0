/** The settings that are lists. */
import type { Link } from '../site';
import { listItems } from './settings';

export interface Lists {
  readonly header: readonly Link[];
}

export function toLists(texts: ReadonlyMap<string, string>): Lists {
  const toText = (name: string) => texts.get(name) ?? '';
  const toLinks = (list: string): readonly Link[] =>
    listItems(texts.keys(), list).map((item) => ({
      label: toText(`${item}.label`),
      href: toText(`${item}.href`),
    }));
  return { header: toLinks('header') };
}
