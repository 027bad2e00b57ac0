/**
 * The inline notation of descriptions, a part of CommonMark (https://spec.commonmark.org/0.31.2/):
 * code, strong, emphasis and links, which cannot be nested. A backslash makes a mark literal.
 */

export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/**
 * Splits a text into its parts. Incomplete notation remains text, as do links to anything other
 * than `https:`, `mailto:`, `tel:` or a page of the site.
 */
export function toInline(text: string): readonly Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (let match = notation.exec(text); match; match = notation.exec(text)) {
    if (isLiteral(text, match)) {
      notation.lastIndex = match.index + 1;
      continue;
    }
    addText(inlines, text.slice(end, match.index));
    const marked = toMarked(match);
    if (marked.kind === 'text') addText(inlines, marked.text);
    else inlines.push(marked);
    end = match.index + match[0].length;
  }
  addText(inlines, text.slice(end));
  return inlines.length > 0 ? inlines : [{ kind: 'text', text: '' }];
}

/** Adds a text, or continues the text before it. */
function addText(inlines: Inline[], text: string): void {
  const last = inlines.at(-1);
  if (text === '') return;
  if (last?.kind === 'text') inlines[inlines.length - 1] = { kind: 'text', text: last.text + text };
  else inlines.push({ kind: 'text', text });
}

/** The text without its notation, for example for meta descriptions. */
export function toPlainText(text: string): string {
  return toInline(text)
    .map((inline) => inline.text)
    .join('');
}

/** Excludes backslashes, since browsers treat them as slashes and `/\host` would leave the site. */
const target = String.raw`https:\/\/[^\s()\\]+|(?:mailto|tel):[^\s()\\]+|\/(?!\/)[^\s()\\]*|#[^\s()\\]+`;

const escape = String.raw`\\[!-/:-@[-\`{-~]`;

/** Each alternative can be read in one way: a backslash belongs to the character after it. */
const code = '(?<!`)(?<fence>`+)(?!`)(?<code>.+?)(?<!`)\\k<fence>(?!`)';
const strong = String.raw`\*\*(?!\s)(?<strong>(?:\\.|[^*\\])+)(?<!\s)\*\*`;
const emphasis = String.raw`\*(?!\s)(?<emphasis>(?:\\.|[^*\\])+)(?<!\s)\*`;
const link = String.raw`\[(?<label>(?:\\.|[^[\]\\])+)\]\((?<href>${target})\)`;

const notation = new RegExp(`${escape}|${code}|${strong}|${emphasis}|${link}`, 'gs');

/**
 * Asterisks mark words. They are literal in `2 * 3` and `2*3*4`. As a part of the notation, the
 * classes of letters would take 4 ms of each page, since browsers compile them at first use.
 */
function isLiteral(text: string, { 0: marked, index }: RegExpExecArray): boolean {
  if (!marked.startsWith('*')) return false;
  // A character has up to two code units.
  const before = text.slice(Math.max(0, index - 2), index);
  const end = index + marked.length;
  return /[\p{L}\p{N}*]$/u.test(before) || /^[\p{L}\p{N}*]/u.test(text.slice(end, end + 2));
}

/** A text in the notation of code: between more backticks than it holds in a row. No text is `""`. */
export function toCode(given: string): string {
  const text = given || '""';
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = /^`|`$/.test(text) || isPadded(text) ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** Whether a code has a space on both sides, and more than spaces. */
function isPadded(code: string): boolean {
  return code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
}

function toMarked(match: RegExpExecArray): Inline {
  const { code, strong, emphasis, label, href } = match.groups ?? {};
  if (code !== undefined) {
    // One space on both sides belongs to the marks (https://spec.commonmark.org/0.31.2/#code-spans).
    return { kind: 'code', text: isPadded(code) ? code.slice(1, -1) : code };
  }
  if (strong !== undefined) return { kind: 'strong', text: unescape(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', text: unescape(emphasis) };
  if (label !== undefined && href !== undefined) {
    return { kind: 'link', text: unescape(label), href: href.replaceAll('&amp;', '&') };
  }
  return { kind: 'text', text: unescape(match[0]) };
}

const escapes = new RegExp(escape, 'g');

function unescape(text: string): string {
  return text.replaceAll(escapes, (mark) => mark.slice(1));
}
