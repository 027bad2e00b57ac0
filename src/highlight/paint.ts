import type { TokenKind, TokenRange } from './ranges';

/** Name of the highlight that `custom.css` colours: `::highlight(code-string)`. */
const toName = (kind: TokenKind) => `code-${kind}`;

/** Whether the browser colours text without elements (CSS Custom Highlight API). */
export function canPaint(): boolean {
  return 'highlights' in CSS;
}

/** Colours stretches of a text node; the returned function takes the colours off again. */
export function paint(text: Text, ranges: readonly TokenRange[]): () => void {
  const painted = ranges.map(({ kind, start, end }) => {
    const range = new StaticRange({
      startContainer: text,
      startOffset: start,
      endContainer: text,
      endOffset: end,
    });
    return { highlight: highlightOf(kind), range };
  });
  for (const { highlight, range } of painted) highlight.add(range);
  return () => {
    for (const { highlight, range } of painted) highlight.delete(range);
  };
}

function highlightOf(kind: TokenKind): Highlight {
  const present = CSS.highlights.get(toName(kind));
  if (present) return present;
  const created = new Highlight();
  CSS.highlights.set(toName(kind), created);
  return created;
}
