import type { TokenStream } from 'prismjs';

/** A piece of highlighted code. Plain text has no kind. */
export interface Piece {
  readonly text: string;
  readonly kind?: string | undefined;
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

/** The kinds of tokens that the style sheet highlights, with their Prism names. */
const kinds = {
  comment: ['comment', 'coord'],
  string: ['string', 'template-string', 'string-literal'],
  property: ['property', 'attr-name', 'parameter'],
  number: ['number', 'boolean', 'null', 'constant'],
  keyword: ['keyword', 'builtin', 'class-name'],
  function: ['function'],
  deleted: ['deleted-sign'],
  inserted: ['inserted-sign'],
};

const kindsByName = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
);

/** The pieces of a tokenized text. Ignores tokens inside a highlighted token. */
export function toPieces(stream: TokenStream): readonly Piece[] {
  if (typeof stream === 'string') return [{ text: stream }];
  if (Array.isArray(stream)) return stream.flatMap(toPieces);
  const { type, content } = stream;
  const pieces = toPieces(content);
  const kind = kindsByName.get(type);
  if (kind === undefined) return pieces;
  return [{ text: pieces.map(({ text }) => text).join(''), kind }];
}
