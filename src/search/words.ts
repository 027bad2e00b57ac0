/** The words of a text, for the index and for what readers type. Both must agree. */

/** Marks of letters that readers often leave out: accents, vowel points, the Arabic tatweel. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/g;

/** Letters that are written in several ways. */
const variants: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i', ς: 'σ' },
  ...{ ة: 'ه', ى: 'ي', ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' },
};

/** A text as words are compared: without case, accents and variants of letters. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(marks, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøłıςةىךםןףץ]/g, (letter) => variants[letter] ?? letter);
}

/** Scripts without spaces, whose words are found as pairs of characters. */
const pairs = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+`;

/** Scripts without spaces, for which `Intl.Segmenter` has dictionaries. */
const segments = String.raw`[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+`;

const letters = String.raw`(?:(?!${pairs}|${segments})[\p{L}\p{M}\p{N}])+`;

const tokens = new RegExp(`${pairs}|${segments}|${letters}(?:[_-]${letters})*`, 'gu');
const paired = new RegExp(`^${pairs}$`, 'u');
const segmented = new RegExp(`^${segments}$`, 'u');

/** A word or a name, or a run of a script without spaces, with its position in the text. */
export interface Token {
  readonly text: string;
  readonly start: number;
}

/** The words of a text as they are written. `client_secret` and `pre-release` are one token. */
export function toTokens(text: string): readonly Token[] {
  return [...text.matchAll(tokens)].map(({ 0: part, index }) => ({ text: part, start: index }));
}

/** Whether a token is a run of characters that are found in pairs. */
export function isPairedRun(token: string): boolean {
  return paired.test(token);
}

/**
 * The terms of a token: the whole without hyphens and underscores, and its parts. `mediaServices` has
 * `mediaservices`, `media` and `services`.
 */
export function toTerms(token: string): readonly string[] {
  if (isPairedRun(token)) return toPairs(token);
  if (segmented.test(token)) {
    return [...segmenter.segment(token)].map(({ segment }) => segment);
  }
  const parts = token
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '_')
    .split(/[_-]/)
    .map(fold)
    .filter(isTerm);
  const whole = fold(token.replaceAll(/[_-]/g, ''));
  return isTerm(whole) ? [...new Set([whole, ...parts])] : parts;
}

/** Single letters of an alphabet say nothing. */
function isTerm(part: string): boolean {
  return part.length > 1 || /^\p{N}$/u.test(part);
}

function toPairs(run: string): readonly string[] {
  const characters = [...run.normalize('NFKC')];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((second, index) => `${characters[index]}${second}`);
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Whether a term is one of a script whose words have no forms and no typing mistakes. */
export function isWhole(term: string): boolean {
  return isPairedRun(term) || segmented.test(term) || /^\p{N}/u.test(term);
}

/** Forms of a word differ in at most so many letters at the end: `publish`, `publishing`. */
const mostEnding = 3;

/** Endings of words in Latin letters. Others belong to names, such as that of `clientId`. */
const latinEndings = new Set([
  '',
  ...`s es e ed d r er ers ing ion ions ies y al ly en n em ern ung a as o os ar ent`.split(' '),
  ...`or ors ee ees ment ments ation ations able ance ence ity`.split(' '),
]);

/** Behind three letters, other endings make other words: `log` and `logo`. */
const endingsOfShort = new Set(['', ...`s es ed d er ers ing`.split(' ')]);

/** How much less than the word itself its forms say, and relatives and words that it only begins. */
export const shares = { form: 0.8, loose: 0.5 } as const;

/**
 * How close a term is to a word, from 0 to 1: the same, a form of it (`scan`, `scans`, `scanning`), or,
 * for a word that a reader has not ended, any word that starts with it.
 */
export function toCloseness(word: string, term: string, isOpen: boolean): number {
  if (word === term) return 1;
  let shared = 0;
  while (shared < word.length && word[shared] === term[shared]) shared += 1;
  const isBeginning = isOpen && shared === word.length && shared > 2;
  const beginning = isBeginning ? shares.loose : 0;
  if (isWhole(word)) return beginning;
  const [shorter, longer] = [word, term].sort((a, b) => a.length - b.length) as [string, string];
  // The last letter can be doubled: `scan`, `scanning`, and the mistake `scaning`.
  const isDoubled = longer[shared] === longer[shared - 1] && shorter[shared] !== longer[shared];
  const [end, ending] = [shorter.slice(shared), longer.slice(shared + Number(isDoubled))];
  const isForm = end === '' || (isDoubled && end === ending);
  const least = isForm ? 3 : leastStem(word);
  if (shared < least || ![end, ending].every((one) => isEnding(one, word, shared))) {
    return beginning;
  }
  if (isForm) return shares.form;
  return shared >= 0.75 * shorter.length ? shares.loose : beginning;
}

function isEnding(ending: string, word: string, stem: number): boolean {
  if (!isLatin(word)) return ending.length <= mostEnding;
  const endings = stem < 4 ? endingsOfShort : latinEndings;
  return endings.has(ending) || /^\d{1,3}$/.test(ending);
}

function isLatin(word: string): boolean {
  return /^\p{sc=Latin}/u.test(word);
}

/** Words of other alphabets, such as Hebrew and Arabic, are shorter. */
function leastStem(word: string): number {
  return isLatin(word) ? 4 : 3;
}

/** The letters that all words close to a word start with. */
export function toStem(word: string): string {
  if (isWhole(word)) return word;
  return word.slice(0, Math.max(3, Math.ceil(0.75 * (word.length - mostEnding - 1))));
}

/**
 * How many letters differ between two words, where two swapped ones count as one (the optimal string
 * alignment distance). Above the limit, the limit plus 1. Another letter is a rarer mistake than a missing
 * one: `relase` is `release`, not `rebase`. In a short word, it counts as two: `near` is not `year`.
 */
export function countDifferences(one: string, other: string, most: number): number {
  const another = one.length < 6 ? 2 : 1.1;
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1];
      const isSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : another),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
