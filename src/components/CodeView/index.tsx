import type { ReactNode } from 'react';
import clsx from 'clsx';
import CopyButton from './CopyButton';
import Lines from './Lines';
import type { LineMarks } from './marks';
import styles from './styles.module.css';
import { useTokenizer } from './useTokenizer';

interface Props {
  readonly code: string;
  /** The Prism name of the language. */
  readonly language: string;
  /** The label for screen readers, for example "cURL sample". */
  readonly label: string;
  /** The toast text after a successful copy. */
  readonly copiedText: string;
  readonly className?: string | undefined;
  readonly marks?: LineMarks | undefined;
}

/** A code block with a Copy button. Readable without scripts. */
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
