/** Shows code blocks of Markdown pages in the portal's own code view. */
import { Children } from 'react';
import type { Props as ThemeProps } from '@theme/CodeBlock';
import PortalCodeBlock from '@portal/src/components/Code/CodeBlock';
import type { LineMarks } from '@portal/src/components/Code/CodeView';

/** The theme's props, and what plugins/markdown reads from the fence. */
interface Props extends ThemeProps {
  /** Numbers of lines, from 1: "1 3 4". */
  readonly highlighted?: string;
  readonly numberedFrom?: string;
}

export default function CodeBlock({ children, className = '', title, ...lines }: Props) {
  const language = /\blanguage-(\S+)/.exec(className)?.[1] ?? 'text';
  const parts = Children.toArray(children).filter((child) => typeof child === 'string');
  const code = parts.join('').replace(/\n$/, '');
  return <PortalCodeBlock code={code} language={language} title={title} marks={toMarks(lines)} />;
}

function toMarks({ highlighted, numberedFrom }: Partial<Props>): LineMarks | undefined {
  if (highlighted === undefined && numberedFrom === undefined) return undefined;
  return {
    highlighted: new Set(highlighted?.split(' ').map(Number)),
    ...(numberedFrom !== undefined && { numberedFrom: Number(numberedFrom) }),
  };
}
