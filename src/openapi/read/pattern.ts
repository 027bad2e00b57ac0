/** Texts that match regular expressions, for examples that are made up. */
import { toExpression } from '../keywords';

const letters = 'stringabcdefhjklmopquvwxyz';
const others = '-_.:/@#+ !"$%&\'()*,;<=>?[\\]^`{|}~';
const characters = Array.from(`${letters}${letters.toUpperCase()}1234567890${others}`);

const atoms = /\[\^?(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u....|x..|.)|[^)]/suy;
const quantifiers = /([*+?])\??|\{(\d+)(,(\d*))?\}\??/y;

/** What depends on other parts of the text, such as `(?=a)` and `\1`, is not written. */
const dependent = /\(\?(?!:)|\\[\dbBk]|[^([|\\]\^|\$[^)|]/;

interface Place {
  readonly pattern: string;
  at: number;
  /** How often a part is written that can repeat. */
  readonly count: number;
}

/** How often a character is written that can repeat. A group is written once. */
const usual = 6;
const longest = 200;

/** A text that matches a pattern. Undefined for patterns that are not simple. */
export function findMatch(pattern: string, least = 0, most = Infinity): string | undefined {
  const isSimple = pattern.length < longest && !dependent.test(pattern) && toExpression(pattern);
  const counts = isSimple ? [...new Set([usual, 1, least])] : [];
  return counts
    .map((count) => writeAlternative({ pattern, at: 0, count }))
    .find((text) => text !== undefined && text.length >= least && text.length <= most);
}

/** The first of the alternatives up to the end of a group. Moves behind it. */
function writeAlternative(place: Place): string | undefined {
  const { pattern } = place;
  const texts: (string | undefined)[] = [''];
  while (place.at < pattern.length && pattern[place.at] !== ')') {
    if (pattern[place.at] === '|') {
      texts.push('');
      place.at += 1;
      continue;
    }
    const before = texts.pop();
    const isGroup = pattern[place.at] === '(';
    const found = writeAtom(place);
    const times = readTimes(place, isGroup && place.count === usual ? 1 : place.count);
    const text =
      times > longest
        ? []
        : Array.from({ length: times }, (_, index) => found[index % found.length]);
    const isNone = before === undefined || text.length < times || text.includes(undefined);
    const after = isNone ? undefined : before + text.join('');
    texts.push(after !== undefined && after.length > longest ? undefined : after);
  }
  place.at += 1;
  return texts[0];
}

/** How often the part before a quantifier is written. */
function readTimes(place: Place, count: number): number {
  const [found, mark, least, comma, most] = readAt(quantifiers, place) ?? [];
  if (found === undefined) return 1;
  const from = mark ? Number(mark === '+') : Number(least);
  const to = mark === '?' ? 1 : Number(most || ((mark ?? comma) ? Infinity : least));
  return Math.max(from, Math.min(count, to));
}

/** The text of a group, or the characters that can stand here. Without any, there is no text. */
function writeAtom(place: Place): readonly (string | undefined)[] {
  const [start] = /^\((?:\?:)?/.exec(place.pattern.slice(place.at, place.at + 3)) ?? [];
  if (start !== undefined) {
    place.at += start.length;
    return [writeAlternative(place)];
  }
  const [atom = ''] = readAt(atoms, place) ?? [];
  if (atom === '^' || atom === '$') return [''];
  const expression = toExpression(`^${atom}$`);
  return characters.filter((one) => expression?.test(one));
}

/** What an expression finds at a place, which moves behind it. */
function readAt(expression: RegExp, place: Place): RegExpExecArray | undefined {
  expression.lastIndex = place.at;
  const found = expression.exec(place.pattern) ?? undefined;
  if (found) place.at = expression.lastIndex;
  return found;
}
