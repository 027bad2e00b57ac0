import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { type Inline, toInline } from '@site/src/catalogue/inline';
import PageLink from '../PageLink';

interface Props {
  /** A catalogue text in the inline notation. */
  readonly children: string;
}

/** Renders the inline notation of the catalogue. All other characters are shown verbatim. */
export default function InlineText({ children }: Props): ReactNode {
  return <InlineParts parts={toInline(children)} />;
}

/** Renders parts of a text. */
export function InlineParts({ parts }: { readonly parts: readonly Inline[] }): ReactNode {
  return parts.map((inline, position) => <InlinePart key={position} inline={inline} />);
}

function InlinePart({ inline }: { readonly inline: Inline }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code>{inline.text}</code>;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'emphasis':
      return <em>{inline.text}</em>;
    case 'link':
      return /^[/#]/.test(inline.href) ? (
        <PageLink to={inline.href}>{inline.text}</PageLink>
      ) : (
        <Link href={inline.href}>{inline.text}</Link>
      );
    default:
      return inline satisfies never;
  }
}
