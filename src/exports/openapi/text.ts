/** Texts of the catalogue as CommonMark (https://spec.commonmark.org/0.31.2/). */
import { toCode, toInline, type Inline } from '../../catalogue/inline';

/** Converts a text in the inline notation. `toUrl` returns the absolute URL of a link's target. */
export function toCommonMark(text: string, toUrl: (href: string) => string): string {
  return toInline(text)
    .map((inline) => toMarks(inline, toUrl))
    .join('')
    .trim()
    .replace(/^(?=[#>+-])/, '\\')
    .replace(/^(\d+)(?=[.)])/, '$1\\');
}

function toMarks(inline: Inline, toUrl: (href: string) => string): string {
  // Browsers collapse line breaks, which would start blocks in CommonMark.
  const text = inline.text.replaceAll(/\s+/g, ' ');
  switch (inline.kind) {
    case 'text':
      return toEscaped(text);
    case 'code':
      return toCode(text);
    case 'strong':
      return `**${toEscaped(text)}**`;
    case 'emphasis':
      return `*${toEscaped(text)}*`;
    case 'link':
      return `[${toEscaped(text)}](${toTarget(toUrl(inline.href))})`;
    default:
      return inline satisfies never;
  }
}

/** Adds a full stop if the text does not end as a sentence. */
export function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Escapes what CommonMark would read as marks. Underscores inside words are literal. */
export function toEscaped(text: string): string {
  return text.replaceAll(
    /[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!$|&(?=#?\w+;)/gu,
    '\\$&',
  );
}

/** Code and HTML bind more tightly than links, and entities are also decoded in targets. */
function toTarget(url: string): string {
  return url.replaceAll(/[`<>]|&(?=#?\w+;)/g, (character) => replacements[character] ?? character);
}

const replacements: Readonly<Record<string, string>> = {
  '`': '%60',
  '<': '%3C',
  '>': '%3E',
  '&': '&amp;',
};
