/** Finds parameters by a part of their name, or by their path: `locales[].title`. */
import { listTreeAnchors } from '@site/src/site-map/field-tree';
import { foldNames, type TitleEntry } from './entries';

/**
 * A function that returns where in the parameters of a page the first match is, or -1.
 *
 * @param text typed by a reader
 */
export function createFieldMatch(text: string): (entry: TitleEntry) => number {
  const wanted = foldNames(text.trim().replace(/^#/, ''));
  if (wanted.includes('/')) return () => -1;
  const parts = wanted.split('.');
  const pattern = toPathPattern(parts);
  return ({ fields }) => {
    const at = findName(fields, wanted);
    if (at !== -1 || parts.length === 1 || !parts.every((part) => fields.includes(part))) return at;
    const found = pattern.exec(fields);
    return found ? found.index + found[0].length : -1;
  };
}

/** The anchor of the parameter that is at this place. */
export function toAnchor({ page, fields }: TitleEntry, at: number): string | undefined {
  const names = fields.slice(0, at).match(/\/\/+/g) ?? [];
  return listTreeAnchors(page.endpoint?.fields ?? '')[names.length - 1];
}

function findName(fields: string, wanted: string): number {
  let at = fields.indexOf(wanted);
  while (at !== -1 && isInLocation(fields, at)) at = fields.indexOf(wanted, at + 1);
  return at;
}

/** Whether a place is in the name of a location, which follows a single slash. */
function isInLocation(fields: string, at: number): boolean {
  return fields[fields.lastIndexOf('/', at) - 1] !== '/';
}

/**
 * Matches names that are each the parent of the next one, from any level to an incomplete name.
 * `\1` contains the slashes of the first name. More slashes mean a deeper level.
 */
function toPathPattern([first = '', ...names]: readonly string[]): RegExp {
  const steps = names.map((name, index) => {
    const level = String.raw`\1${'/'.repeat(index + 1)}`;
    const isLast = index === names.length - 1;
    return `(?:${level}/*[^/]+)*?${level}(?!/)${escape(name)}${isLast ? '' : '(?=/)'}`;
  });
  return new RegExp(`(?<!/)(/+)${escape(first)}${steps.join('')}`);
}

function escape(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
