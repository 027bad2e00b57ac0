import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import {
  type Line as Pieces,
  type Piece,
  type TokenRange,
  toLines,
} from '@site/src/highlight/lines';
import type { LineMarks } from './marks';
import styles from './styles.module.css';

interface Props {
  readonly code: string;
  readonly ranges: readonly TokenRange[];
  readonly marks?: LineMarks | undefined;
}

/** Highlighted code. A keystroke re-renders only the line that it changes. */
export default function Lines({ code, ranges, marks }: Props): ReactNode {
  const { highlighted, numberedFrom } = marks ?? {};
  return toLines(code, ranges).flatMap((line, index) => [
    index > 0 && '\n',
    <Line
      key={index}
      line={line}
      isHighlighted={highlighted?.has(index + 1)}
      number={numberedFrom === undefined ? undefined : numberedFrom + index}
    />,
  ]);
}

interface LineProps {
  readonly line: Pieces;
  readonly isHighlighted: boolean | undefined;
  readonly number: number | undefined;
}

/** The style sheet adds the number, so it is not copied. */
const Line = memo(
  ({ line, isHighlighted, number }: LineProps) => (
    <span
      className={clsx(styles.line, isHighlighted && styles.highlighted)}
      data-number={number}
      data-indent={toIndent(line)}
    >
      {splitIndent(line).map(({ text, kind }, index) =>
        kind ? (
          <span key={index} className={styles[kind]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </span>
  ),
  (before, after) =>
    before.isHighlighted === after.isHighlighted &&
    before.number === after.number &&
    isSame(before.line, after.line),
);
Line.displayName = 'Line';

/** The even number of spaces before the text, for which the style sheet has a rule. */
function toIndent([first]: Pieces): number | undefined {
  const spaces = /^ */.exec(first?.text ?? '')?.[0].length ?? 0;
  return spaces < 2 ? undefined : Math.min(spaces - (spaces % 2), deepestIndent);
}

const deepestIndent = 12;

/** Separates the indent from a long first word, which must not start on a new line. */
function splitIndent(line: Pieces): readonly (Piece | GluedIndent)[] {
  const [first, ...others] = line;
  const indent = /^ +(?=\S{24})/.exec(line.map(({ text }) => text).join(''))?.[0] ?? '';
  if (!first || !indent || !first.text.startsWith(indent)) return line;
  return [
    { text: indent, kind: 'indent' },
    { ...first, text: first.text.slice(indent.length) },
    ...others,
  ];
}

type GluedIndent = { readonly text: string; readonly kind: 'indent' };

function isSame(line: Pieces, other: Pieces): boolean {
  const isSamePiece = ({ text, kind }: Pieces[number], index: number) =>
    text === other[index]?.text && kind === other[index].kind;
  return line.length === other.length && line.every(isSamePiece);
}
