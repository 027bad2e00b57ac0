/** Shows code blocks of Markdown pages in the portal's own code view. */
import { Children, type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import CodeView from '@site/src/components/CodeView';
import styles from './styles.module.css';

export default function CodeBlock({ children, className = '', title }: Props): ReactNode {
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
      />
    </figure>
  );
}
