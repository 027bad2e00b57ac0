/** Shows code blocks of Markdown pages in the portal's own code view. */
import { Children, type ReactNode } from 'react';
import type { Props as ThemeProps } from '@theme/CodeBlock';
import CodeView from '@site/src/components/CodeView';
import type { LineMarks } from '@site/src/components/CodeView/marks';
import styles from './styles.module.css';

/** The properties of the theme, and what plugins/markdown read from the code fence. */
interface Props extends ThemeProps {
  /** Numbers of lines, from 1: "1 3 4". */
  readonly highlighted?: string;
  readonly numberedFrom?: string;
}

export default function CodeBlock({ children, className = '', title, ...lines }: Props): ReactNode {
  const language = /\blanguage-(\S+)/.exec(className)?.[1] ?? 'text';
  const code = Children.toArray(children).filter((child) => typeof child === 'string');
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <CodeView
        code={code.join('').replace(/\n$/, '')}
        language={language}
        label="Code"
        copiedText="Code copied to clipboard"
        marks={toMarks(lines)}
      />
    </figure>
  );
}

function toMarks({
  highlighted,
  numberedFrom,
}: Pick<Props, 'highlighted' | 'numberedFrom'>): LineMarks | undefined {
  if (highlighted === undefined && numberedFrom === undefined) return undefined;
  return {
    highlighted: new Set(highlighted?.split(' ').map(Number)),
    ...(numberedFrom !== undefined && { numberedFrom: Number(numberedFrom) }),
  };
}
