/** Checks texts: none is blank, and all links lead to existing pages. */
import { toInline } from '../inline';
import type { Category, Endpoint } from '../model';
import { listNested, propertiesOf, type Property } from '../schema';
import { listsOf } from './parameters';
import { toQuoted, type Problem } from './problem';

interface Text {
  readonly field: string;
  readonly text: string;
}

export function checkCategoryTexts(category: Category, pages: ReadonlySet<string>): Problem[] {
  const { title, cardTitle, description } = category;
  const texts = [
    { field: 'title', text: title },
    ...(cardTitle === undefined ? [] : [{ field: 'cardTitle', text: cardTitle }]),
    { field: 'description', text: description },
  ];
  return texts.flatMap((text) => checkText(text, pages));
}

export function checkTexts(endpoint: Endpoint, pages: ReadonlySet<string>): Problem[] {
  const texts: readonly Text[] = [
    { field: 'title', text: endpoint.title },
    { field: 'summary', text: endpoint.summary },
    ...textOfDeprecation(endpoint, 'deprecated'),
    ...endpoint.notes.flatMap(({ title, text }, index) => [
      { field: `notes[${index}].title`, text: title },
      { field: `notes[${index}].text`, text },
    ]),
    ...listsOf(endpoint).flatMap(({ list, field }) => textsOfProperties(list, field)),
    ...Object.entries(endpoint.sections ?? {}).flatMap(([location, sections]) =>
      sections.flatMap(({ title, description }) => [
        { field: `sections.${location}.title`, text: title },
        { field: `sections.${location}.${title}.description`, text: description },
      ]),
    ),
    ...endpoint.responses.flatMap(({ status, description, schema }) => [
      { field: `responses.${status}.description`, text: description },
      ...(schema ? textsOfProperties(propertiesOf(schema), `responses.${status}.schema`) : []),
    ]),
  ];
  return texts.flatMap((text) => checkText(text, pages));
}

function textsOfProperties(list: readonly Property[], at: string): Text[] {
  return listNested(list).flatMap(({ property, parents }) => {
    const field = [at, ...parents.map(({ name }) => name), property.name].join('.');
    return [
      { field: `${field}.description`, text: property.description },
      ...textOfDeprecation(property, `${field}.deprecated`),
    ];
  });
}

function textOfDeprecation({ deprecated: text }: Endpoint | Property, field: string): Text[] {
  return text === undefined ? [] : [{ field, text }];
}

function checkText({ field, text }: Text, pages: ReadonlySet<string>): Problem[] {
  if (text.trim() === '') return [{ field, found: 'a blank string', expected: 'text' }];
  const [unshowable] = unshowableCharacter.exec(text) ?? [];
  if (unshowable !== undefined) {
    const found = `the invalid character ${toCodeUnit(unshowable)}`;
    return [{ field, found, expected: 'text without this character' }];
  }
  return toInline(text).flatMap((inline) => {
    switch (inline.kind) {
      case 'link':
        return checkLink(inline.href, field, pages);
      case 'text':
        return checkNotation(inline.text, field);
      case 'code':
      case 'strong':
      case 'emphasis':
        return [];
      default:
        return inline satisfies never;
    }
  });
}

/**
 * Characters that HTML or UTF-8 cannot represent: control characters other than tab and line feed,
 * lone surrogates, and two noncharacters.
 */
const unshowableCharacter = /[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function toCodeUnit(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function checkLink(href: string, field: string, pages: ReadonlySet<string>): Problem[] {
  const page = href.replace(/[?#].*$/, '');
  if (!/^\/(docs|endpoints)(\/|$)/.test(page) || pages.has(page)) return [];
  const misspelt = { word: page, known: [...pages] };
  return [
    { field, found: `a link to ${toQuoted(href)}`, expected: 'a page of the site', misspelt },
  ];
}

/** Finds notation that the parser treated as text. */
function checkNotation(text: string, field: string): Problem[] {
  const link = /\[[^[\]]*\]\([^()]*\)?/.exec(text);
  if (link) {
    const expected = 'a link to https:, mailto: or a page of the site';
    return [{ field, found: toQuoted(link[0]), expected }];
  }
  if (!text.includes('`')) return [];
  return [{ field, found: 'an unpaired backtick', expected: 'paired backticks' }];
}
