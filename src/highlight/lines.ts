import type { Token } from 'prismjs';

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

type TokenStream = string | Token | readonly (string | Token)[];

/** A highlighted range of a text. Offsets are in UTF-16 code units. */
export interface TokenRange {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
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

/** The highlighted ranges of a tokenized text. Ignores tokens inside a highlighted token. */
export function toRanges(stream: TokenStream, start = 0): readonly TokenRange[] {
  if (typeof stream === 'string') return [];
  if ('type' in stream) return toTokenRanges(stream, start);
  let position = start;
  return stream.flatMap((part) => {
    const from = position;
    position += part.length;
    return toRanges(part, from);
  });
}

function toTokenRanges(token: Token, start: number): readonly TokenRange[] {
  const kind = Object.hasOwn(kinds, token.type)
    ? kinds[token.type as keyof typeof kinds]
    : undefined;
  if (kind === undefined) return toRanges(token.content, start);
  return [{ kind, start, end: start + token.length }];
}
