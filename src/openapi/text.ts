/** Texts of entries as CommonMark (https://spec.commonmark.org/0.31.2/). */
import { toCode, toInline, toPlainText, type Inline } from './inline';

/**
 * Writes a text in the inline notation as CommonMark, with all literal characters escaped. Reading
 * the result with `toInline` gives the same parts again.
 * @param toTarget returns the target of a link, for example its absolute URL
 */
export function toCommonMark(text: string, toTarget = (href: string) => href): string {
  return toInline(text)
    .map((inline) => toMarks(inline, toTarget))
    .join('')
    .replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')
    .replace(/^(?=[#>+-])/, '\\')
    .replace(/^(\d+)(?=[.)])/, '$1\\');
}

function toMarks(inline: Inline, toTarget: (href: string) => string): string {
  // Browsers collapse line breaks, which would start blocks in CommonMark. Other spaces are text.
  const text = inline.text.replaceAll(/[ \t\r\n]+/g, ' ');
  if (inline.kind === 'code') return toCode(text);
  const escaped = toEscaped(text);
  if (inline.kind === 'link') return `[${escaped}](${toEscapedTarget(toTarget(inline.href))})`;
  const mark = { text: '', emphasis: '*', strong: '**' }[inline.kind];
  return mark + escaped + mark;
}

/** Adds a full stop if there is a text that does not end as a sentence. */
export function toSentence(text: string): string {
  return /[.!?:>。！？]$|^$/.test(text) ? text : `${text}.`;
}

/** Code, escaped characters, and HTML: what is not read with its content, and other tags. */
const markup =
  /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)|\\.|<(script|style|h\d|[uo]l|table|pre)\b.*?<\/\2\s*>|<!--.*?-->|<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>/gis;

/** What ends a paragraph. Other tags are inside lines. */
const blockTag =
  /^<\/?(?:br|p|div|h\d|[uo]l|li|table|tr|t[dh]|pre|details|summary|script|style)\b/i;

/**
 * The first paragraph of a description, or its part before a `<br>`, for places with room for one.
 * HTML becomes its text. Empty if there are only headings, lists, tables, quotes, code and images.
 */
export function toFirstParagraph(text: string): string {
  const paragraphs = text.replaceAll(markup, (found) => {
    if (blockTag.test(found)) return '\n\n';
    const [, name] = /^<([\w:-]+)/.exec(found) ?? [];
    // A tag that nothing closes is a placeholder, as in `Bearer <token>`.
    const isOpen = name !== undefined && !/^(?:hr|img)$/i.test(name) && !text.includes(`</${name}`);
    return isOpen || !found.startsWith('<') ? found : '';
  });
  return (
    paragraphs
      .split(/\n\s*\n/)
      .map((one) => one.trim().replaceAll(/\[([^[\]]+)\]\((?=http:)[^()]*\)/g, '$1'))
      .find((one) => one !== '' && !/^(?:#|<|!\[|\||>|```|~~~|[*+-]\s)/.test(one)) ?? ''
  );
}

/** A link to further documentation, which can be described with marks. */
export function toDocsLink(docs?: { readonly description?: string; readonly url: string }): string {
  if (!docs?.url) return '';
  const url = docs.url.replaceAll(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const label = toPlainText(docs.description ?? '').trim() || 'More documentation';
  return `[${toEscaped(label)}](${url})`;
}

/** Escapes what CommonMark would read as marks. Underscores inside words are literal. */
export function toEscaped(text: string): string {
  return text.replaceAll(
    /[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!$|&(?=#?\w+;)/gu,
    '\\$&',
  );
}

/** Code and HTML bind more tightly than links, and entities are also decoded in targets. */
function toEscapedTarget(url: string): string {
  return url.replaceAll(/[`<>]/g, encodeURIComponent).replaceAll(/&(?=#?\w+;)/g, '&amp;');
}
