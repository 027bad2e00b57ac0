/** Checks the notation and the links of texts. */
import type { CategoryEntry, EndpointEntry } from '../catalogue/model';
import { toInline } from '../openapi/inline';
import { type Finding, listPlaces, suggest, toChoices, toQuoted } from './problem';

/** The anchors of all pages of the site by URL. Undefined if they are not known. */
export type Pages = ReadonlyMap<string, readonly string[] | undefined>;

/** The keys of texts with notation, and of those that show every mark. */
const marked = ['description', 'summary', 'usage', 'deprecated', 'text'];
const plain = ['title', 'cardTitle'];

export function findInTexts(entry: EndpointEntry | CategoryEntry, pages: Pages) {
  const places = listPlaces('slug' in entry ? entry : { ...entry, endpoints: [] });
  return places.flatMap(({ field, step, value: text }) => {
    const isPlain = plain.includes(step);
    if (typeof text !== 'string' || !(isPlain || marked.includes(step))) return [];
    return checkText(text, isPlain, pages).map((problem) => ({ field, ...problem }));
  });
}

function checkText(text: string, isPlain: boolean, pages: Pages): readonly Finding[] {
  const [block] = /^(#{1,6}|[-*+]|\d{1,2}[.)])[ \t].*/m.exec(text) ?? [];
  if (block !== undefined && !isPlain) {
    const hint = 'Write "\\\\" before the mark if it is meant literally.';
    return [{ found: toQuoted(block), expected: 'text without headings and lists', hint }];
  }
  return toInline(text).flatMap((inline) => {
    if (inline.kind === 'text') return checkNotation(inline.text);
    if (isPlain) {
      const expected = 'plain text, since readers see every mark of a title';
      return [{ found: `${inline.kind} in ${toQuoted(inline.text)}`, expected }];
    }
    return inline.kind === 'link' ? checkLink(inline.href, pages) : [];
  });
}

function checkLink(href: string, pages: Pages): readonly Finding[] {
  const [target = '', anchor = ''] = href.split('#');
  const page = target.replace(/\?.*/s, '');
  if (!/^\/(docs|endpoints)(\/|$)/.test(page)) return [];
  if (!pages.has(page)) {
    const found = `a link to ${toQuoted(href)}`;
    return [{ found, expected: 'a page of the site', ...suggest(page, [...pages.keys()]) }];
  }
  const anchors = pages.get(page);
  if (anchor === '' || !anchors || anchors.includes(anchor)) return [];
  // Fields have anchors such as `body.title`, which are too many to list.
  const headings = anchors.filter((one) => !one.includes('.'));
  const expected = anchors.length > 0 ? toChoices(headings) : `no anchor, since ${page} has none`;
  return [{ found: `the anchor ${toQuoted(`#${anchor}`)}`, expected, ...suggest(anchor, anchors) }];
}

/** Notation that the parser treated as text. */
const mistakes = [
  {
    pattern: /\[[^[\]]*\]\s?\([^()\s./#:]*[./#:][^()\s]*\)?/,
    expected: 'a link to https:, mailto:, tel: or a page of the site',
    hint: 'Write [Errors](/docs/errors), without a space, and with the path of the page in the browser.',
  },
  {
    pattern: /`[^`]*/,
    expected: 'paired backticks',
    hint: 'Write "`` ` ``" for a literal backtick.',
  },
  {
    pattern: /\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])\*\*/u,
    expected: '"**" on both sides of the words',
    hint: 'Write "`**`" for literal asterisks.',
  },
];

function checkNotation(text: string): readonly Finding[] {
  const found = mistakes.flatMap(({ pattern, ...rest }) => {
    const [mark] = pattern.exec(text) ?? [];
    return mark === undefined ? [] : [{ found: toQuoted(mark), ...rest }];
  });
  return found.slice(0, 1);
}
