/** What a result shows of a text: the sentence that answers best, with the words marked. */
import { isPairedRun, toTerms, toTokens } from './words';

/** Parts of a text, of which some match. */
export type Excerpt = readonly { readonly text: string; readonly isMatch: boolean }[];

/** The terms that match, each with the number of its word in the query. */
export type Terms = ReadonlyMap<string, number>;

/** The characters of an excerpt. Of a longer sentence, the words around the first match are shown. */
const mostCharacters = 200;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentence of a text with most words of the query, or the first one. Undefined for no text. */
export function toExcerpt(text: string, terms: Terms): Excerpt | undefined {
  const all = text
    .split('\n')
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()));
  let best = { sentence: all[0] ?? '', count: 0 };
  for (const sentence of all) {
    const found = toTokens(sentence).flatMap((token) => toTerms(token.text));
    const count = new Set(found.flatMap((term) => terms.get(term) ?? [])).size;
    if (count > best.count) best = { sentence, count };
  }
  return best.sentence === '' ? undefined : toMarked(shorten(best.sentence, terms), terms);
}

/** A text with its tokens that have one of the terms marked. */
export function toMarked(text: string, terms: Terms): Excerpt {
  const isMatch = Array.from<boolean>({ length: text.length }).fill(false);
  for (const { text: token, start } of toTokens(text)) {
    const found = toTerms(token);
    if (!isPairedRun(token)) {
      if (found.some((term) => terms.has(term))) isMatch.fill(true, start, start + token.length);
      continue;
    }
    for (const [offset, pair] of found.entries()) {
      if (terms.has(pair)) isMatch.fill(true, start + offset, start + offset + pair.length);
    }
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [place, matches] of isMatch.entries()) {
    const last = parts.at(-1);
    const letter = text.charAt(place);
    if (last?.isMatch === matches) last.text += letter;
    else parts.push({ text: letter, isMatch: matches });
  }
  return parts;
}

function shorten(sentence: string, terms: Terms): string {
  if (sentence.length <= mostCharacters) return sentence;
  const tokens = toTokens(sentence);
  const first = tokens.find(({ text }) => toTerms(text).some((term) => terms.has(term)));
  const wanted = Math.max(0, (first?.start ?? 0) - mostCharacters / 3);
  const from = tokens.find(({ start }) => start >= wanted)?.start ?? 0;
  const to = tokens.findLast(({ text, start }) => start + text.length <= from + mostCharacters);
  const end = to ? to.start + to.text.length : from + mostCharacters;
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, end)}${end < sentence.length ? ' …' : ''}`;
}
