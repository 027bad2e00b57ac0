import type { TokenKind, TokenRange } from './ranges';

/** A piece of a line. Plain text has no kind. */
export interface Piece {
  readonly text: string;
  readonly kind?: TokenKind;
}

export type Line = readonly Piece[];

/** Splits code into lines without line breaks, and each line into highlighted pieces. */
export function toLines(code: string, ranges: readonly TokenRange[]): readonly Line[] {
  const lines: Piece[][] = [[]];
  const add = (text: string, kind?: TokenKind) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push(kind ? { text: part, kind } : { text: part });
    }
  };
  let position = 0;
  for (const { kind, start, end } of ranges) {
    add(code.slice(position, start));
    add(code.slice(start, end), kind);
    position = end;
  }
  add(code.slice(position));
  return lines;
}
