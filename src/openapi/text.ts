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
    .replaceAll(/^[ \t\r\n]+|(?<![ \t\r\n])[ \t\r\n]+$/g, '')
    .replace(/^(?=[#>+-])/, '\\')
    .replace(/^(\d+)(?=[.)])/, '$1\\');
}

function toMarks(inline: Inline, toTarget: (href: string) => string): string {
  // Browsers collapse line breaks, which would start blocks in CommonMark. Other spaces are text.
  const text = inline.text.replaceAll(/[ \t\r\n]+/g, ' ');
  if (inline.kind === 'code') return toCode(text);
  const escaped = toEscaped(text);
  if (inline.kind === 'link') {
    // Code and HTML bind more tightly than links, and entities are also decoded in targets.
    const target = toTarget(inline.href).replaceAll(/[`<>]/g, encodeURIComponent);
    return `[${escaped}](${target.replaceAll(/&(?=#?\w+;)/g, '&amp;')})`;
  }
  const mark = { text: '', emphasis: '*', strong: '**' }[inline.kind];
  return mark + escaped + mark;
}

/** Adds a full stop if there is a text that does not end as a sentence. */
export function toSentence(text: string): string {
  return /[.!?:>。！？]$|^$/.test(text) ? text : `${text}.`;
}

/** Code, an escaped character, HTML that is not read with its content, a comment, or another tag. */
const markup =
  /(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|\\.|<(script|style|h\d|[uo]l|table|pre)\b[^]*?<\/\2\s*>|<!--[^]*?-->|<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>/gi;

/** A search for the end of markup takes longer than a text grows. */
const mostCharacters = 10_000;

/** What ends a paragraph. Other tags are inside lines. */
const blockTag =
  /^<\/?(?:br|p|div|h\d|[uo]l|li|table|tr|t[dh]|pre|details|summary|script|style)\b/i;

/**
 * The first paragraph of a description, or its part before a `<br>`, for places with room for one.
 * HTML becomes its text. Empty if there are only headings, lists, tables, quotes, code and images.
 */
export function toFirstParagraph(whole: string): string {
  const text = whole.slice(0, mostCharacters);
  const paragraphs = text.replaceAll(markup, (found) => {
    if (blockTag.test(found)) return '\n\n';
    const [, name] = /^<([\w:-]+)/.exec(found) ?? [];
    // A tag that nothing closes is a placeholder, as in `Bearer <token>`.
    const isOpen = name !== undefined && !/^(?:hr|img)$/i.test(name) && !text.includes(`</${name}`);
    return isOpen || !found.startsWith('<') ? found : '';
  });
  return (
    paragraphs
      .replaceAll(image, '')
      .replaceAll(underscored, (all, mark?: string, text?: string) =>
        mark && text ? `${'*'.repeat(mark.length)}${text}${'*'.repeat(mark.length)}` : all,
      )
      .split(/\n\s*\n/)
      .map((one) => one.trim().replaceAll(/\[([^[\]]+)\]\((?=http:)[^()]*\)/g, '$1'))
      .map((one) => one.replaceAll(/\s+/g, ' '))
      .find((one) => one !== '' && !/^(?:#|<|!\[|\||>|```|~~~|[*+-]\s)/.test(one)) ?? ''
  );
}

/** An image, or a link with an image alone. */
const image = /!\[[^[\]]*\]\([^()]*\)|\[!\[[^[\]]*\]\([^()]*\)\]\([^()]*\)/g;

/** Code, or words between underscores, which the inline notation writes with asterisks. */
const underscored = /`[^`]*`|(?<![^\s(*"'])(__?)(?![\s_])([^_`\n]+)(?<!\s)\1(?![\p{L}\p{N}_])/gu;

/** Some editors give images a size, which CommonMark does not know: `![Run](run.svg =128x32)`. */
export function withoutSizes(text: string): string {
  return text.replaceAll(/(!\[[^[\]\n]*\]\([^\s()]+) +=[^\s()]+(?=\))/g, '$1');
}

/**
 * A link to further documentation, which can be described with marks.
 * @param fallback its label without a description
 */
export function toDocsLink(
  docs: { readonly description?: string; readonly url: string } | undefined,
  fallback: string,
): string {
  if (!docs?.url) return '';
  const url = docs.url.replaceAll(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const label = toPlainText(docs.description ?? '').trim() || fallback;
  return `[${toEscaped(label)}](${url})`;
}

/** Escapes what CommonMark would read as marks. Underscores inside words are literal. */
export function toEscaped(text: string): string {
  return text.replaceAll(
    /[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!$|&(?=#?\w+;)/gu,
    '\\$&',
  );
}
