import type { ReactNode } from 'react';
import clsx from 'clsx';
import CopyButton from './CopyButton';
import Lines from './Lines';
import type { LineMarks } from './marks';
import styles from './styles.module.css';
import { useTokenizer } from './useTokenizer';

interface Props {
  readonly code: string;
  /** Prism's name of the language. */
  readonly language: string;
  /** What the block holds, for screen readers: "cURL sample". */
  readonly label: string;
  /** Text of the toast after copying. */
  readonly copiedText: string;
  readonly className?: string | undefined;
  readonly marks?: LineMarks | undefined;
}

/** A block of code with its Copy button; its text is the code in every browser and without scripts. */
export default function CodeView({
  code,
  language,
  label,
  copiedText,
  className,
  marks,
}: Props): ReactNode {
  const tokenize = useTokenizer(language);
  const isPlain = !tokenize && !marks;
  return (
    <div className={clsx(styles.view, className)}>
      {/* What scrolls is reached by keyboard only when it takes the focus; no landmark, as there may be many. */}
      <pre className={styles.code} tabIndex={0} role="group" aria-label={label}>
        <code className={marks && styles.marked}>
          {isPlain ? code : <Lines code={code} ranges={tokenize?.(code) ?? []} marks={marks} />}
        </code>
      </pre>
      <CopyButton text={code} copiedText={copiedText} />
    </div>
  );
}
