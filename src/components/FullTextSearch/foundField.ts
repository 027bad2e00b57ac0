import { listTreeAnchors } from '@site/src/site-map/field-tree';
import type { SearchMatch } from '@site/src/framework/client/search-index';
import type { Range } from './excerpt';
import { findFields } from './fields';

/** A field in the text of a section, which does not contain the anchors of its fields. */
export interface FoundField {
  /** The anchor of the section: `#body-params`. */
  readonly section: string;
  /** The position of the field in the section, and the number of fields there. */
  readonly position: number;
  readonly count: number;
}

/** The range that the excerpt shows: preferably the name of a field. */
export function findFocus(text: string, ranges: readonly Range[]): Range | undefined {
  const names = findFields(text).map(({ name }) => name);
  const isInName = ([start, end]: Range) => names.some(([from, to]) => from <= start && end <= to);
  return ranges.find(isInName) ?? ranges[0];
}

/** The field whose documentation contains a range. */
export function findField(
  { t: text, h: section = '' }: SearchMatch['document'],
  [start]: Range,
): FoundField | undefined {
  const fields = findFields(text);
  const position = fields.findLastIndex(({ name }) => name[0] <= start);
  return position === -1 ? undefined : { section, position, count: fields.length };
}

/** The anchor of a field, if the tree of the page has as many parameters in that section. */
export function toFieldHash(
  { section, position, count }: FoundField,
  tree: string,
): string | undefined {
  const [, location] = /^#(\w+)-params$/.exec(section) ?? [];
  const anchors = listTreeAnchors(tree).filter((anchor) => anchor.startsWith(`${location}.`));
  const anchor = anchors.length === count ? anchors[position] : undefined;
  return anchor && `#${encodeURIComponent(anchor)}`;
}
