/** Checks the letters of names: some look like others, or are invisible. */
import { toQuoted, type Problem } from './problem';

/** A letter of another alphabet in a Latin name, or an invisible character. */
const mixed = /(?=.*\p{Script=Latin}).*?([\p{Script=Cyrillic}\p{Script=Greek}])/u;
const invisible = /[\p{Cf}\u00a0\u2000-\u200a\u202f\u3000]/u;

export function hasWrongLetter(name: string): boolean {
  return mixed.test(name) || invisible.test(name);
}

/** `field` is the location of the property that has the name. */
export function checkLetters(name: string, field: string): Problem[] {
  const at = `${field}.name`;
  const [hidden] = invisible.exec(name) ?? [];
  if (hidden !== undefined) {
    const found = `the invisible character ${toCodePoint(hidden)} in ${toQuoted(name)}`;
    return [{ field: at, found, expected: 'a name without it', hint: 'Retype the name.' }];
  }
  const [, letter] = mixed.exec(name) ?? [];
  if (letter === undefined) return [];
  const alphabet = /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic';
  const found = `the ${alphabet} letter ${toQuoted(letter)} (${toCodePoint(letter)}) in ${toQuoted(name)}`;
  return [{ field: at, found, expected: 'only Latin letters', hint: 'Retype the name.' }];
}

function toCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
