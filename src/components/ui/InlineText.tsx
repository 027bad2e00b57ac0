import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { type Inline, toInline } from '@site/src/catalogue/inline';
import PageLink from './PageLink';

interface Props {
  /** A catalogue text in the inline notation. */
  readonly children: string;
}

/** Renders the inline notation of the catalogue. All other characters are shown verbatim. */
export default function InlineText({ children }: Props): ReactNode {
  return <InlineParts parts={toInline(children)} />;
}

interface PartsProps {
  readonly parts: readonly Inline[];
  /** Renders links to pages of the portal. By default, they lead to the displayed version. */
  readonly renderRoute?: (to: string, text: string) => ReactNode;
}

/** Renders parts of a text. */
export function InlineParts({ parts, renderRoute = toPageLink }: PartsProps): ReactNode {
  return parts.map((inline, position) => (
    <InlinePart key={position} inline={inline} renderRoute={renderRoute} />
  ));
}

function toPageLink(to: string, text: string): ReactNode {
  return <PageLink to={to}>{text}</PageLink>;
}

interface PartProps {
  readonly inline: Inline;
  readonly renderRoute: (to: string, text: string) => ReactNode;
}

function InlinePart({ inline, renderRoute }: PartProps): ReactNode {
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
        renderRoute(inline.href, inline.text)
      ) : (
        <Link href={inline.href}>{inline.text}</Link>
      );
    default:
      return inline satisfies never;
  }
}

interface BreakablePathProps {
  /** Names between slashes or dots. */
  readonly children: string;
}

/** A path that breaks between its names if it does not fit on one line. */
export function BreakablePath({ children }: BreakablePathProps): ReactNode {
  return children.split(/(?<=[/.])/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
