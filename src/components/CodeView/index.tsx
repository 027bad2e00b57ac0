import { type ReactNode, useRef } from 'react';
import clsx from 'clsx';
import Lines from './Lines';
import type { LineMarks } from './marks';
import styles from './styles.module.css';
import { useChangedLine } from './useChangedLine';
import { useTokenizer } from './useTokenizer';
import { useWrap } from './useWrap';

interface Props {
  readonly code: string;
  /** The name of the grammar. */
  readonly language: string;
  /** The label for screen readers, for example "cURL sample". */
  readonly label: string;
  readonly className?: string | undefined;
  readonly marks?: LineMarks | undefined;
  /** Whether long lines wrap if the reader wants it. */
  readonly canWrap?: boolean;
  /** Whether it scrolls to the line that the form changed, and marks it. */
  readonly followsEdits?: boolean;
}

/** Code that scrolls in its box. Readable without scripts. */
export default function CodeView({
  code,
  language,
  label,
  className,
  marks,
  canWrap = false,
  followsEdits = false,
}: Props): ReactNode {
  const ref = useRef<HTMLPreElement>(null);
  const tokenize = useTokenizer(language);
  const { isWrapped } = useWrap();
  useChangedLine(ref, code, followsEdits);
  const isPlain = !tokenize && !marks;
  return (
    <div className={clsx(styles.view, isWrapped && canWrap && styles.wrapped, className)}>
      {/* What scrolls is reached by keyboard only when it takes the focus; no landmark, as there may be many. */}
      <pre ref={ref} className={styles.code} tabIndex={0} role="group" aria-label={label}>
        <code className={marks && styles.marked}>
          {isPlain ? code : <Lines code={code} ranges={tokenize?.(code) ?? []} marks={marks} />}
        </code>
        {followsEdits && <span className={styles.shade} />}
      </pre>
    </div>
  );
}
