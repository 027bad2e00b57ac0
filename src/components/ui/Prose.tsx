import { createContext, type ReactNode, useContext } from 'react';
import InlineText from './InlineText';

interface Props {
  readonly className?: string | undefined;
  /** A text in the inline notation, or one that the page has as blocks. */
  readonly children: string;
}

/** What a page has of a text with lists, tables and code. Undefined for other texts. */
export const ProseContext = createContext<(text: string) => ReactNode>(() => undefined);

export default function Prose({ className, children }: Props) {
  const blocks = useContext(ProseContext)(children);
  if (blocks !== undefined) return <div className={className}>{blocks}</div>;
  return (
    <p className={className}>
      <InlineText>{children}</InlineText>
    </p>
  );
}
