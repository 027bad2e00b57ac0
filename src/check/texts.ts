/** Checks that texts are not blank, and that all links point to existing pages. */
import type { CategoryEntry, EndpointEntry } from '../catalogue/model';
import { isUnfinished, templateTexts } from '../catalogue/template';
import { type Inline, toInline } from '../api/inline';
import { toCodePoint } from './letters';
import { listPlaces, listSections } from './places';
import { type Problem, toChoices, toQuoted } from './problem';

/** The anchors of all pages of the site by URL. Undefined if they are not known. */
export type Pages = ReadonlyMap<string, readonly string[] | undefined>;

interface Text {
  readonly field: string;
  readonly text: string | undefined;
  /** Whether the portal shows every mark, as in a title. */
  readonly isPlain?: true;
}

export function checkCategoryTexts(category: CategoryEntry, pages: Pages): readonly Problem[] {
  const { title, cardTitle, description } = category;
  const texts: readonly Text[] = [
    { field: 'title', text: title, isPlain: true },
    { field: 'cardTitle', text: cardTitle, isPlain: true },
    { field: 'description', text: description },
  ];
  return texts.flatMap((text) => checkText(text, pages));
}

export function checkTexts(endpoint: EndpointEntry, pages: Pages): readonly Problem[] {
  const { title, summary, usage, deprecated, notes = [], responses } = endpoint;
  const texts: readonly Text[] = [
    { field: 'title', text: title, isPlain: true },
    { field: 'summary', text: summary },
    { field: 'usage', text: usage },
    { field: 'deprecated', text: deprecated },
    ...notes.flatMap((note, index): Text[] => [
      { field: `notes[${index}].title`, text: note.title, isPlain: true },
      { field: `notes[${index}].text`, text: note.text },
    ]),
    ...listPlaces(endpoint).flatMap(({ field, property }): Text[] => [
      { field: `${field}.description`, text: property?.description },
      { field: `${field}.deprecated`, text: property?.deprecated },
    ]),
    ...listSections(endpoint).flatMap(({ field, sections }) =>
      sections.flatMap((section): Text[] => [
        { field: `${field}.title`, text: section.title, isPlain: true },
        { field: `${field}.${section.title}.description`, text: section.description },
      ]),
    ),
    ...responses.map(({ status, description }) => ({
      ...{ field: `responses.${status}.description`, text: description },
    })),
  ];
  return texts.flatMap((text) => [
    ...checkText(text, pages),
    ...(isUnfinished(endpoint) ? [] : checkTemplate(text)),
  ]);
}

function checkTemplate({ field, text }: Text): readonly Problem[] {
  if (text === undefined || !templateTexts.includes(text)) return [];
  const expected = 'a description of this endpoint';
  return [{ field, found: toQuoted(text), expected, hint: 'Replace the text of the template.' }];
}

function checkText({ field, text, isPlain }: Text, pages: Pages): readonly Problem[] {
  if (text === undefined) return [];
  if (text.trim() === '') return [{ field, found: 'a blank string', expected: 'text' }];
  const [unshowable] = unshowableCharacter.exec(text) ?? [];
  if (unshowable !== undefined) {
    const found = `the invalid character ${toCodePoint(unshowable)}`;
    return [{ field, found, expected: 'text without this character' }];
  }
  const [block] = /^(#{1,6}|[-*+]|\d{1,2}[.)])[ \t].*/m.exec(text) ?? [];
  if (block !== undefined && !isPlain) {
    const hint = 'Write "\\\\" before the mark if it is meant literally.';
    return [{ field, found: toQuoted(block), expected: 'text without headings and lists', hint }];
  }
  return toInline(text).flatMap((inline) => {
    if (inline.kind === 'text') return checkNotation(inline.text, field);
    if (isPlain) return [toMarked(inline, field)];
    return inline.kind === 'link' ? checkLink(inline.href, field, pages) : [];
  });
}

/**
 * Characters that HTML or UTF-8 cannot represent: control characters other than tab and line feed,
 * lone surrogates, and two noncharacters.
 */
const unshowableCharacter = /[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function toMarked({ kind, text }: Inline, field: string): Problem {
  const expected = 'plain text, since readers see every mark of a title';
  return { field, found: `${kind} in ${toQuoted(text)}`, expected };
}

function checkLink(href: string, field: string, pages: Pages): readonly Problem[] {
  const [target = '', anchor = ''] = href.split('#');
  const page = target.replace(/\?.*$/, '');
  if (!/^\/(docs|endpoints)(\/|$)/.test(page)) return [];
  if (!pages.has(page)) {
    const misspelt = { word: page, known: [...pages.keys()] };
    const found = `a link to ${toQuoted(href)}`;
    return [{ field, found, expected: 'a page of the site', misspelt }];
  }
  const anchors = pages.get(page);
  if (anchor === '' || !anchors || anchors.includes(anchor)) return [];
  // Fields have anchors such as `body.title`, which are too many to list.
  const headings = anchors.filter((one) => !one.includes('.'));
  const expected = anchors.length > 0 ? toChoices(headings) : `no anchor, since ${page} has none`;
  const misspelt = { word: anchor, known: anchors };
  return [{ field, found: `the anchor ${toQuoted(`#${anchor}`)}`, expected, misspelt }];
}

/** Finds notation that the parser treated as text. */
function checkNotation(text: string, field: string): readonly Problem[] {
  const [link] = /\[[^[\]]*\]\s?\([^()\s]*[./#:][^()\s]*\)?/.exec(text) ?? [];
  if (link !== undefined) {
    const expected = 'a link to https:, mailto:, tel: or a page of the site';
    return [{ field, found: toQuoted(link), expected, hint: linkHint }];
  }
  if (text.includes('`')) {
    const hint = 'Write "`` ` ``" for a literal backtick.';
    return [{ field, found: 'an unpaired backtick', expected: 'paired backticks', hint }];
  }
  const [underscored, sign = '', words = ''] = underscores.exec(text) ?? [];
  if (underscored !== undefined) {
    const marked = sign === '_' ? `*${words}*` : `**${words}**`;
    const expected = `${toQuoted(marked)}, or code in backticks`;
    return [{ field, found: `${toQuoted(underscored)}, which is literal`, expected }];
  }
  const [mark] = /\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])\*\*/u.exec(text) ?? [];
  if (mark === undefined) return [];
  const expected = '"**" on both sides of the words';
  const hint = 'Write "`**`" for literal asterisks.';
  return [{ field, found: '"**" on one side only', expected, hint }];
}

/** Words between underscores, which mark nothing. */
const underscores = /(?<![\p{L}\p{N}_/])(__?)([\p{L}\p{N}](?:[^_\n]*[^\s_])?)\1(?![\p{L}\p{N}_/])/u;

const linkHint =
  'Write [Errors](/docs/errors), without a space, and with the path of the page in the browser.';
