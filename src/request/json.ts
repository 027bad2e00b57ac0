import type { Json } from '../catalogue/model';

const invisible = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Indented JSON. Escapes characters that editors hide or reorder. */
export function toJsonText(value: Json): string {
  return JSON.stringify(value, null, 2).replaceAll(invisible, toEscape);
}

/** The escape sequence of a UTF-16 code unit, for example `\u00e9`. */
export function toEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
