/** Names for what a document does not name, or names twice. */

/** A part of a URL: `ticket-links` for `Ticket links`. Docusaurus ignores a number before a hyphen. */
export function toSegment(name: string): string {
  const segment = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
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

/** Adds numbers to names that are taken. Upper and lower case are the same file for some systems. */
export function makeUnique(
  names: readonly string[],
  taken: readonly string[] = [],
  separator = '-',
): readonly string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return names.map((name) => {
    let unique = name;
    for (let count = 2; used.has(unique.toLowerCase()); count += 1) {
      unique = `${name}${separator}${count}`;
    }
    used.add(unique.toLowerCase());
    return unique;
  });
}
