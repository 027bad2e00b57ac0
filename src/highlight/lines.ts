import type { TokenKind, TokenRange } from './ranges';

/** A stretch of a line; plain text has no kind. */
export interface Piece {
  readonly text: string;
  readonly kind?: TokenKind;
}

export type Line = readonly Piece[];

/** Cuts code into lines, without their ends, and each of them into its coloured stretches. */
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
