/**
 * Messages with values, in the language of the build. The modules of `en` have them, by ID; in a
 * build of another language, the bundler puts its messages in their places.
 */
import { tag } from './en/language';

export type Values = Readonly<Record<string, string | number>>;

/** A message with its places filled in: `{name} is copied`. Numbers are written as usual. */
export function say(message: string, values: Values): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : place;
    return typeof value === 'number' ? value.toLocaleString(tag) : (value ?? place);
  });
}

/**
 * A message for a number, which is its place `{count}`: `{count} field|{count} fields`. It has the
 * plural forms of its language (https://cldr.unicode.org), in the order that Docusaurus has.
 */
export function sayCount(message: string, count: number, values: Values = {}): string {
  const forms = message.split('|');
  const form = forms[Math.min(toForm(count, forms.length), forms.length - 1)];
  return say(form ?? message, { count, ...values });
}

/** Two forms are one and others in any language: a message without a translation is English. */
function toForm(count: number, forms: number): number {
  const category = rules.select(count);
  if (forms !== 2) return categories.indexOf(category);
  return Number(categories.includes('one') ? category !== 'one' : count !== 1);
}

const rules = new Intl.PluralRules(tag);

const categories = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((category) =>
  rules.resolvedOptions().pluralCategories.includes(category),
);

/** A list in a sentence: `a, b and c`, or with `or`. */
export function sayList(parts: readonly string[], word: 'and' | 'or'): string {
  return lists[word].format(parts);
}

// Where `en` alone would write a comma before the word.
const listTag = tag === 'en' ? 'en-GB' : tag;

const lists = {
  and: new Intl.ListFormat(listTag, { type: 'conjunction' }),
  or: new Intl.ListFormat(listTag, { type: 'disjunction' }),
};
