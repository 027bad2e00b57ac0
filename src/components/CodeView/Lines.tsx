import { Fragment, memo, type ReactNode } from 'react';
import { type Line as Pieces, toLines } from '@site/src/highlight/lines';
import type { TokenRange } from '@site/src/highlight/ranges';
import styles from './styles.module.css';

interface Props {
  readonly code: string;
  readonly ranges: readonly TokenRange[];
}

/** Highlighted code. A keystroke re-renders only the line that it changes. */
export default function Lines({ code, ranges }: Props): ReactNode {
  return toLines(code, ranges).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      <Line line={line} />
    </Fragment>
  ));
}

const Line = memo(
  ({ line }: { readonly line: Pieces }) => (
    <span className={styles.line}>
      {line.map(({ text, kind }, index) =>
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
  (before, after) => isSame(before.line, after.line),
);
Line.displayName = 'Line';

function isSame(line: Pieces, other: Pieces): boolean {
  const isSamePiece = ({ text, kind }: Pieces[number], index: number) =>
    text === other[index]?.text && kind === other[index].kind;
  return line.length === other.length && line.every(isSamePiece);
}
