/** Names for what a document does not name, or names twice. */

import { groupPairs } from './document';

/**
 * A part of a URL: `ticket-links` for `Ticket links`, `c-sharp` for `C#`. Docusaurus ignores a number
 * before a hyphen.
 */
export function toSegment(name: string): string {
  const segment = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/(?<=[A-Za-z+])[#+]/g, (mark) => (mark === '#' ? '-sharp' : '-plus'))
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .replace(/^(\d+)-(?=\D)/, '$1');
  return segment.slice(0, 80).replace(/-$/, '').toLowerCase();
}

/** The segment of any name. Without Latin letters, it is the numbers of the characters. */
export function toOwnSegment(name: string): string {
  const numbers = Array.from(name, (one) => one.codePointAt(0)?.toString(16));
  return toSegment(name) || toSegment(`u${numbers.join('-')}`);
}

/** Equal for names that differ only in case, spaces and hyphens: not for `NET` and `.NET`. */
export function toNameKey(name: string): string {
  return toOwnSegment(name) + name.replaceAll(/[\p{L}\p{M}\p{N}\s_-]+/gu, '');
}

/** A title: `Get the user by ID` for `getTheUserByID`. */
export function toTitle(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Words = readonly string[];

/**
 * Marks that tell things with one name apart. Each thing has lists of words, such as the segments of
 * its path. The mark is of the first list that suffices, or else of several lists.
 */
export function tellApart(things: readonly (readonly Words[])[]): readonly string[] {
  const lists = things[0]?.keys() ?? [];
  const marks = [...lists].map((at) => toMarks(things.map((words) => words[at] ?? [])));
  const counts = marks.map((some) => groupIndexes(some).length);
  const best = marks[counts.indexOf(things.length)];
  const some = best ?? marks[counts.findIndex((count) => count > 1)];
  if (best || !some) return best ?? things.map(() => '');
  const told = [...some];
  for (const indexes of groupIndexes(some)) {
    const further = tellApart(indexes.map((index) => things[index] ?? []));
    for (const [at, index] of indexes.entries()) {
      told[index] = [some[index], further[at]].filter(Boolean).join(', ');
    }
  }
  return told;
}

/** Of the words that not all have, the last ones that no other has, or all of them. */
function toMarks(things: readonly Words[]): readonly string[] {
  const owners = count(things.flatMap((words) => [...new Set(words)]));
  const rests = things.map((words) => words.filter((word) => owners.get(word) !== things.length));
  const ends = new Map(rests.map((words) => [words.join('/'), toEnds(words)]));
  const counts = count([...ends.values()].flat());
  return rests.map(
    (words) => toEnds(words).find((end) => counts.get(end) === 1) ?? words.join('/'),
  );
}

/** The last word, the last two words, and so on. */
function toEnds(words: Words): Words {
  return words.map((_word, index) => words.slice(-index - 1).join('/'));
}

function count(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The indexes of names that are equal but for upper and lower case. */
export function groupIndexes(names: readonly string[]): readonly (readonly number[])[] {
  const pairs = names.map((name, index) => [name.toLowerCase(), index] as const);
  return [...groupPairs(pairs).values()];
}

/** Adds numbers to names that are taken. Upper and lower case are the same file for some systems. */
export function makeUnique(
  names: readonly string[],
  taken: readonly string[] = [],
  separator = '-',
): readonly string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const counts = new Map<string, number>();
  return names.map((name) => {
    let unique = name;
    let next = counts.get(name.toLowerCase()) ?? 2;
    for (; used.has(unique.toLowerCase()); next += 1) unique = `${name}${separator}${next}`;
    counts.set(name.toLowerCase(), next);
    used.add(unique.toLowerCase());
    return unique;
  });
}
