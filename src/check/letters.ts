/** Letters in names: some look like others, or are invisible. */
import { toQuoted } from './problem';

/** A letter of another alphabet in a Latin name, or an invisible character. */
const mixed = /(?=.*\p{Script=Latin}).*?([\p{Script=Cyrillic}\p{Script=Greek}])/u;
const invisible = /[\p{Cf}\u00a0\u2000-\u200a\u202f\u3000]/u;

const hint = 'Retype the name.';

/** What is wrong with the letters of a name. */
export function findWrongLetter(name: string) {
  const [hidden] = invisible.exec(name) ?? [];
  if (hidden !== undefined) {
    const found = `the invisible character ${toCodePoint(hidden)} in ${toQuoted(name)}`;
    return { found, expected: 'a name without it', hint };
  }
  const [, letter] = mixed.exec(name) ?? [];
  if (letter === undefined) return undefined;
  const alphabet = /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic';
  const found = `the ${alphabet} letter ${toQuoted(letter)} (${toCodePoint(letter)}) in ${toQuoted(name)}`;
  return { found, expected: 'only Latin letters', hint };
}

/** A character in the notation of Unicode, such as `U+00A0`. */
export function toCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
