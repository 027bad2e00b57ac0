/**
 * A language that no text is in by chance: each letter of a text has an accent, and each word is
 * longer. What is not a text of people keeps its letters: code, addresses, places and marks.
 */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { listOriginals } from '../../src/project/locales';
import { originalKey } from '../../src/content/translation';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'àḅçđèƒğħïĵķłḿñöṗɋřšŧüṽŵẋýž';

/** Code, links and images by their addresses, HTML, places such as `{count}`, entities, addresses. */
const kept =
  /```[\s\S]*?```|`[^`]+`|\]\([^)]*\)|^\[[^\]]+\]: .*$|<!--[\s\S]*?-->|<\/?[A-Za-z][^>]*>|\{[^{}]*\}|&#?\w+;|(?:https?:|mailto:)\S+/gm;

export function toPseudo(text: string): string {
  const parts = text.split(kept);
  const others = text.match(kept) ?? [];
  return parts.map((part, index) => accent(part) + (others[index] ?? '')).join('');
}

function accent(text: string): string {
  return text.replaceAll(/[A-Za-z]+/g, (word) => {
    const said = [...word].map((letter) => {
      const small = accented[letters.indexOf(letter.toLowerCase())] ?? letter;
      return letters.includes(letter) ? small : small.toUpperCase();
    });
    const longer = said.slice(-Math.ceil(word.length * 0.4)).join('');
    return said.join('') + longer.toLowerCase();
  });
}

/** `code.json` with all messages of the portal and of the framework. */
export function toPseudoMessages(): string {
  const file = require.resolve('@docusaurus/theme-translations/locales/base/theme-common.json');
  const ofFramework = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  const all = [...listOriginals(), ...Object.entries(ofFramework)];
  const entries = all.map(([id, message]) => [id, { message: toPseudo(message) }]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** A page of an editor, with its title and description. */
export function toPseudoPage(page: string): string {
  const [start = '', frontMatter = '', ...body] = page.split('---\n');
  const said = frontMatter.replaceAll(/(?<=^(?:title|description): ).*$/gm, (text: string) =>
    toPseudo(text),
  );
  return [start, said, toPseudo(body.join('---\n'))].join('---\n');
}

/** An overlay of `translate`, filled in. */
export function fillOverlay(file: string): string {
  const overlay = parse(readFileSync(file, 'utf8')) as Overlay;
  const actions = overlay.actions.map(({ target, [originalKey]: original }) => ({
    target,
    [originalKey]: original,
    update: Object.fromEntries(
      Object.entries(original).map(([key, text]) => [key, toPseudo(text)]),
    ),
  }));
  return stringify({ ...overlay, actions });
}

interface Overlay {
  readonly actions: readonly {
    readonly target: string;
    readonly [originalKey]: Readonly<Record<string, string>>;
  }[];
}
