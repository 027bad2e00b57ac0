/**
 * A socket for what the forms and requests of some documents need, and those of most do not: choices,
 * unions, dictionaries, styles, multipart, XML. Pages that need it import `rare/index.ts`, which fills it.
 */
import type { RareParts } from './rare/index';

let filled: RareParts | undefined;

export function fillRare(parts: RareParts): void {
  filled = parts;
}

/** Undefined on pages that do not need it. */
export function findRare(): RareParts | undefined {
  return filled;
}
