/** Checks that texts are not blank, and that all links point to existing pages. */
import { type Inline, toInline } from '../inline';
import type { Category, Endpoint } from '../model';
import { listNested, propertiesOf, type Property, type Schema } from '../schema';
import { isUnfinished, templateTexts } from '../template';
import { listSections, listsOf } from './parameters';
import { type Problem, toChoices, toQuoted, withoutFields } from './problem';
import type { Direction } from './properties';

/** The anchors of all pages of the site by URL. Undefined if they are not known. */
export type Pages = ReadonlyMap<string, readonly string[] | undefined>;

interface Text {
  readonly field: string;
  readonly text: string;
  /** Whether the portal shows every mark, as in a title. */
  readonly isPlain?: true;
}

export function checkCategoryTexts(category: Category, pages: Pages): Problem[] {
  const { title, cardTitle, description } = category;
  const texts: readonly Text[] = [
    { field: 'title', text: title, isPlain: true as const },
    ...(cardTitle === undefined
      ? []
      : [{ field: 'cardTitle', text: cardTitle, isPlain: true } as const]),
    { field: 'description', text: description },
  ];
  return texts.flatMap((text) => checkText(text, pages));
}

export function checkTexts(endpoint: Endpoint, pages: Pages): Problem[] {
  const texts: readonly Text[] = [
    { field: 'title', text: endpoint.title, isPlain: true },
    { field: 'summary', text: endpoint.summary },
    ...(endpoint.usage === undefined ? [] : [{ field: 'usage', text: endpoint.usage }]),
    ...textOfDeprecation(endpoint, 'deprecated'),
    ...endpoint.notes.flatMap(({ title, text }, index) => [
      { field: `notes[${index}].title`, text: title, isPlain: true as const },
      { field: `notes[${index}].text`, text },
    ]),
    ...listsOf(endpoint).flatMap(({ list, field }) => textsOfProperties(list, field)),
    ...listSections(endpoint).flatMap(({ field, sections }) =>
      sections.flatMap(({ title, description: text }) => [
        { field: `${field}.title`, text: title, isPlain: true as const },
        ...(text === undefined ? [] : [{ field: `${field}.${title}.description`, text }]),
      ]),
    ),
    ...endpoint.responses.flatMap(({ status, description, schema }) => [
      { field: `responses.${status}.description`, text: description },
      ...(schema ? textsOfProperties(propertiesOf(schema), `responses.${status}.schema`) : []),
    ]),
  ];
  return texts.flatMap((text) => [
    ...checkText(text, pages),
    ...(isUnfinished(endpoint) ? [] : checkTemplate(text)),
  ]);
}

function checkTemplate({ field, text }: Text): Problem[] {
  if (!templateTexts.includes(text)) return [];
  const expected = 'a description of this endpoint';
  return [{ field, found: toQuoted(text), expected, hint: 'Replace the text of the template.' }];
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

function checkText({ field, text, isPlain }: Text, pages: Pages): Problem[] {
  if (text.trim() === '') return [{ field, found: 'a blank string', expected: 'text' }];
  const [unshowable] = unshowableCharacter.exec(text) ?? [];
  if (unshowable !== undefined) {
    const found = `the invalid character ${toCodeUnit(unshowable)}`;
    return [{ field, found, expected: 'text without this character' }];
  }
  const inlines = toInline(text);
  if (isPlain) return inlines.flatMap((inline) => checkPlain(inline, field));
  return inlines.flatMap((inline) => {
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

function checkLink(href: string, field: string, pages: Pages): Problem[] {
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
  const expected =
    anchors.length > 0 ? toChoices(withoutFields(anchors)) : `no anchor, since ${page} has none`;
  const misspelt = { word: anchor, known: anchors };
  return [{ field, found: `the anchor ${toQuoted(`#${anchor}`)}`, expected, misspelt }];
}

function checkPlain(inline: Inline, field: string): Problem[] {
  if (inline.kind === 'text') return checkNotation(inline.text, field);
  const expected = 'plain text, since readers see every mark of a title';
  return [{ field, found: `${inline.kind} in ${toQuoted(inline.text)}`, expected }];
}

/** Finds notation that the parser treated as text. */
function checkNotation(text: string, field: string): Problem[] {
  const [link] = /\[[^[\]]*\]\s?\([^()\s]*[./#:][^()\s]*\)?/.exec(text) ?? [];
  if (link !== undefined) {
    const expected = 'a link to https:, mailto: or a page of the site';
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

/* Checks that objects with the same title are equal, since exports define them once. */

/** An object with a title, or the items of an array. */
interface TitledObject {
  readonly field: string;
  readonly title: string;
  /** The content of the object. It differs between requests and responses. */
  readonly content: string;
}

/** Returns the problems of each endpoint. Its objects are compared with the first of their title. */
export function checkTitles(
  endpoints: readonly Endpoint[],
): ReadonlyMap<Endpoint, readonly Problem[]> {
  const firsts = new Map<string, { readonly content: string; readonly slug: string }>();
  return new Map(
    endpoints.map((endpoint) => [
      endpoint,
      listTitled(endpoint).flatMap(({ field, title, content }) => {
        const first = firsts.get(title);
        if (!first) firsts.set(title, { content, slug: endpoint.slug });
        return !first || first.content === content ? [] : [toProblem(field, title, first.slug)];
      }),
    ]),
  );
}

function toProblem(field: string, title: string, slug: string): Problem {
  return {
    field: `${field}.title`,
    found: `${toQuoted(title)}, the title of a different object in ${toQuoted(slug)}`,
    expected: 'an equal object, or a different title',
    hint: 'Values of responses can be null, so requests and responses have different objects.',
  };
}

function listTitled(endpoint: Endpoint): readonly TitledObject[] {
  return [
    ...listsOf(endpoint).flatMap(({ list, field }) => listInside(list, field, 'request')),
    ...endpoint.responses.flatMap(({ status, schema }) =>
      schema ? listOf(schema, `responses.${status}.schema`, 'response') : [],
    ),
  ];
}

function listInside(
  properties: readonly Property[],
  field: string,
  direction: Direction,
): readonly TitledObject[] {
  return properties.flatMap((property) => listOf(property, `${field}.${property.name}`, direction));
}

function listOf(schema: Schema, field: string, direction: Direction): readonly TitledObject[] {
  if (schema.type === 'array') return listOf(schema.items, `${field}.items`, direction);
  const inside = listInside(propertiesOf(schema), field, direction);
  if (schema.type !== 'object' || schema.title === undefined) return inside;
  const content = `${direction} ${JSON.stringify(schema.properties)}`;
  return [{ field, title: schema.title, content }, ...inside];
}
