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

/** What starts code, an escaped character, HTML that is not read with its content, or another tag. */
const opening =
  /(?<!`)`+(?!`)|\\.|<(?:script|style|h\d|[uo]l|table|pre)\b|<!--|<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>/gis;

const tag = /<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>/iy;

/** What ends a paragraph. Other tags are inside lines. */
const blockTag =
  /^<\/?(?:br|p|div|h\d|[uo]l|li|table|tr|t[dh]|pre|details|summary|script|style)\b/i;

/**
 * The first paragraph of a description, or its part before a `<br>`, for places with room for one.
 * HTML becomes its text. Empty if there are only headings, lists, tables, quotes, code and images.
 */
export function toFirstParagraph(text: string): string {
  const paragraphs = replaceMarkup(text, (found) => {
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

/** Replaces code, escaped characters, HTML that is not read with its content, and other tags. */
function replaceMarkup(text: string, toText: (found: string) => string): string {
  const parts: string[] = [];
  const missing = new Set<string>();
  let end = 0;
  for (const { 0: opened, index } of text.matchAll(opening)) {
    const stop = index < end ? undefined : findStop(text, opened, index, missing);
    if (stop === undefined) continue;
    parts.push(text.slice(end, index), toText(text.slice(index, stop)));
    end = stop;
  }
  return parts.join('') + text.slice(end);
}

/** @param missing ends that are not in the rest of the text, so that nothing searches them again */
function findStop(text: string, opened: string, index: number, missing: Set<string>) {
  const close = toClose(opened);
  if (close && !missing.has(close.source)) {
    close.lastIndex = index + opened.length;
    if (close.test(text)) return close.lastIndex;
    missing.add(close.source);
  }
  if (!opened.startsWith('<')) return close ? undefined : index + opened.length;
  tag.lastIndex = index;
  return tag.test(text) ? tag.lastIndex : undefined;
}

function toClose(opened: string): RegExp | undefined {
  if (opened.startsWith('`')) return new RegExp(`(?<!\`)\`{${opened.length}}(?!\`)`, 'g');
  if (opened === '<!--') return /-->/g;
  return /^<\w+$/.test(opened) ? new RegExp(String.raw`</${opened.slice(1)}\s*>`, 'gi') : undefined;
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
