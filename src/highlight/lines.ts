import type { TokenStream } from 'prismjs';

/** A piece of highlighted code. Plain text has no kind. */
export interface Piece {
  readonly text: string;
  readonly kind?: TokenKind | undefined;
}

export type Line = readonly Piece[];

/** Splits highlighted code into lines without line breaks. */
export function toLines(pieces: readonly Piece[]): readonly Line[] {
  const lines: Piece[][] = [[]];
  for (const { text, kind } of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, kind });
    }
  }
  return lines;
}

/** The kinds of tokens that the style sheet highlights, by their Prism names. */
const kinds = {
  comment: 'comment',
  string: 'string',
  'template-string': 'string',
  'string-literal': 'string',
  property: 'property',
  'attr-name': 'property',
  parameter: 'property',
  number: 'number',
  boolean: 'number',
  null: 'number',
  constant: 'number',
  keyword: 'keyword',
  builtin: 'keyword',
  'class-name': 'keyword',
  function: 'function',
  coord: 'comment',
  'deleted-sign': 'deleted',
  'inserted-sign': 'inserted',
} as const satisfies Record<string, string>;

type TokenKind = (typeof kinds)[keyof typeof kinds];

/** The pieces of a tokenized text. Ignores tokens inside a highlighted token. */
export function toPieces(stream: TokenStream): readonly Piece[] {
  if (typeof stream === 'string') return [{ text: stream }];
  if (Array.isArray(stream)) return stream.flatMap(toPieces);
  const { type, content } = stream;
  const pieces = toPieces(content);
  if (!Object.hasOwn(kinds, type)) return pieces;
  const text = pieces.map((piece) => piece.text).join('');
  return [{ text, kind: kinds[type as keyof typeof kinds] }];
}
