import type { Token } from 'prismjs';

type TokenStream = string | Token | readonly (string | Token)[];

/** A coloured stretch of a text; offsets count UTF-16 units. */
export interface TokenRange {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

/** The kinds of tokens that the style sheet colours, by the names that Prism gives them. */
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

export type TokenKind = (typeof kinds)[keyof typeof kinds];

/** The coloured stretches of a tokenized text; a token inside a coloured one is left to it. */
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
