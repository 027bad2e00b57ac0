/** The inline notation of descriptions: code, strong, emphasis and links, never nested. */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/**
 * The parts of a text, in order. What is no complete notation stays text, character by character,
 * and so does a link to anything but `https:`, `mailto:` or a page of the site.
 */
export function toInline(text: string): readonly Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(notation)) {
    if (match.index > end) inlines.push({ kind: 'text', text: text.slice(end, match.index) });
    inlines.push(toMarked(match));
    end = match.index + match[0].length;
  }
  const rest = text.slice(end);
  return rest === '' && inlines.length > 0 ? inlines : [...inlines, { kind: 'text', text: rest }];
}

/** The text without its notation: for meta descriptions and other places that hold no markup. */
export function toPlainText(text: string): string {
  return toInline(text)
    .map((inline) => inline.text)
    .join('');
}

/** Browsers read a backslash as a slash, so that `/\host` would leave the site. */
const target = String.raw`https:\/\/[^\s()\\]+|mailto:[^\s()\\]+|\/(?!\/)[^\s()\\]*|#[^\s()\\]+`;

/** Asterisks mark words, not the multiplication in `2 * 3` or `2*3*4`. */
const notation = new RegExp(
  [
    '(?<!`)(?<fence>`+)(?!`)(?<code>.+?)(?<!`)\\k<fence>(?!`)',
    String.raw`(?<![\p{L}\p{N}*])\*\*(?!\s)(?<strong>[^*]+)(?<!\s)\*\*(?![\p{L}\p{N}*])`,
    String.raw`(?<![\p{L}\p{N}*])\*(?!\s)(?<emphasis>[^*]+)(?<!\s)\*(?![\p{L}\p{N}*])`,
    String.raw`\[(?<label>[^[\]]+)\]\((?<href>${target})\)`,
  ].join('|'),
  'gsu',
);

/** A text in the notation of code: between more backticks than it holds in a row. */
export function toCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = /^`|`$|^ .*[^ ].* $/s.test(text) ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** One space on both sides belongs to the marks (https://spec.commonmark.org/0.31.2/#code-spans). */
function withoutPadding(code: string): string {
  return /^ .*[^ ].* $/s.test(code) ? code.slice(1, -1) : code;
}

function toMarked(match: RegExpExecArray): Inline {
  const { code, strong, emphasis, label, href } = match.groups ?? {};
  if (code !== undefined) return { kind: 'code', text: withoutPadding(code) };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  if (label !== undefined && href !== undefined) return { kind: 'link', text: label, href };
  return { kind: 'text', text: match[0] };
}
