/** Short functions for the nodes of Markdown trees. */
import type {
  BlockContent,
  Blockquote,
  Code,
  Heading,
  Image,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';
import { type Inline, toInline } from '../../catalogue/inline';
import type { ExportedVersion } from '../version';
import { toAlternateRoute } from '../../site-map/places';
import type { Catalogue, Endpoint } from '../../catalogue/model';
import { type Part, type Row, toRows } from '../../request/facts';

/** Text, or nodes that contain it. */
export type Content = string | readonly PhrasingContent[];

export function toNodes(content: Content): PhrasingContent[] {
  return typeof content === 'string' ? [text(content)] : [...content];
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export function code(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function strong(content: Content): Strong {
  return { type: 'strong', children: toNodes(content) };
}

export function link(url: string, content: Content): Link {
  return { type: 'link', url, children: toNodes(content) };
}

export function image(url: string, alt?: string | null): Image {
  return { type: 'image', url, alt: alt ?? '' };
}

export function paragraph(content: Content): Paragraph {
  return { type: 'paragraph', children: toNodes(content) };
}

export function heading(depth: Heading['depth'], content: Content): Heading {
  return { type: 'heading', depth, children: toNodes(content) };
}

export function codeBlock(lang: string, value: string): Code {
  return { type: 'code', lang, value: value.replace(/\n$/, '') };
}

/** A note: a quotation that starts with its kind and title in bold. */
export function note(kind: string, title: string, children: Blockquote['children']): Blockquote {
  const word = kind.charAt(0).toUpperCase() + kind.slice(1);
  const isNamed = title.toLowerCase() !== kind && title !== '';
  const shown = strong(isNamed ? `${word}: ${title}` : word);
  return { type: 'blockquote', children: [paragraph([shown]), ...children] };
}

/** A list without blank lines, unless an item has several paragraphs. */
export function list(items: readonly (readonly BlockContent[])[]): List {
  const children = items.map(toItem);
  return { type: 'list', spread: children.some(({ spread }) => spread === true), children };
}

function toItem(children: readonly BlockContent[]): ListItem {
  const paragraphs = children.filter(({ type }) => type === 'paragraph');
  return { type: 'listItem', spread: paragraphs.length > 1, children: [...children] };
}

/** A table. The first row contains the names of the columns. */
export function table(rows: readonly (readonly Content[])[]): Table {
  return { type: 'table', children: rows.map(toRow) };
}

function toRow(cells: readonly Content[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: toNodes(cell) })),
  };
}

/** A catalogue text in the inline notation. Its links lead to alternates. */
export function toPhrasing(source: string, version: ExportedVersion): PhrasingContent[] {
  return partsToPhrasing(toInline(source), version);
}

/** The parts of a text. */
export function partsToPhrasing(
  parts: readonly Inline[],
  version: ExportedVersion,
): PhrasingContent[] {
  return parts.map((inline) => toNode(inline, version));
}

/** A warning before a description. Empty if nothing is deprecated. */
export function toDeprecation(
  deprecated: string | undefined,
  version: ExportedVersion,
): PhrasingContent[] {
  if (!deprecated) return [];
  return [strong('Deprecated.'), text(' '), ...toPhrasing(deprecated, version), text(' ')];
}

function toNode(inline: Inline, version: ExportedVersion): PhrasingContent {
  switch (inline.kind) {
    case 'text':
      return text(inline.text);
    case 'code':
      return code(inline.text);
    case 'strong':
      return strong(inline.text);
    case 'emphasis':
      return { type: 'emphasis', children: [text(inline.text)] };
    case 'link':
      return link(toAlternateHref(inline.href, version), inline.text);
    default:
      return inline satisfies never;
  }
}

/* The addresses that alternates link to. */

/** What the addresses of a version start with. */
type Location = Pick<ExportedVersion, 'route' | 'portalUrl'>;

/**
 * Converts a link in a text of the version. Routes lead to alternates, for example
 * `/portal/1.0/docs/errors.md#status-401`. An anchor is that of the page, and other URLs stay.
 */
export function toAlternateHref(href: string, version: Location): string {
  if (!href.startsWith('/')) return href;
  const [route = '', anchor] = href.split('#');
  return toPath(version, toAlternateRoute(route)) + (anchor === undefined ? '' : `#${anchor}`);
}

/** The path of a file below the route of the version, including the base URL. */
export function toPath({ portalUrl, route }: Location, file: string): string {
  return toBasePath(portalUrl) + route + file;
}

/** The complete URL of a page or a file below the route of the version. */
export function toUrl({ portalUrl, route }: Location, file: string): string {
  return portalUrl + route + file;
}

/** The base URL of a portal without a trailing slash. Empty for the root of a host. */
export function toBasePath(portalUrl: string): string {
  return new URL(portalUrl).pathname.replace(/\/$/, '');
}

/* Tables that several pages show. */

/** The status codes that all endpoints share. */
export function toStatusTable(
  { statusCodes }: Pick<Catalogue, 'statusCodes'>,
  version: ExportedVersion,
): Table {
  return table([
    ['Status', 'Name', 'Meaning'],
    ...statusCodes.map(({ code: status, name, meaning }) => [
      [code(status)],
      name,
      toPhrasing(meaning, version),
    ]),
  ]);
}

/** The HTTP verbs that the API uses. */
export function toVerbTable({ verbs }: Pick<Catalogue, 'verbs'>, version: ExportedVersion): Table {
  return table([
    ['Verb', 'Use'],
    ...verbs.map(({ method, use }) => [[code(method)], toPhrasing(use, version)]),
  ]);
}

/** The parameters or response fields of an endpoint, each followed by its own fields. */
export function toFieldTable(endpoint: Endpoint, part: Part, version: ExportedVersion): Table {
  const rows = toRows(endpoint, part).map((row) => toFieldRow(row, version));
  return table([['Name', 'Type', 'Meaning'], ...rows]);
}

function toFieldRow(row: Row, version: ExportedVersion): readonly Content[] {
  const { name, type, required, deprecated, text } = row;
  return [
    [code(name)],
    required ? `${type}, required` : type,
    [...toDeprecation(deprecated, version), ...toPhrasing(text, version)],
  ];
}
