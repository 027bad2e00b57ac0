import { Fragment, type ReactNode } from 'react';
import { type Inline, toInline } from '@portal/src/openapi/inline';
import type { Endpoint } from '@portal/src/openapi/model';
import { toShownPath } from '@portal/src/routes/shown-path';
import { useSite } from './hooks';
import PageLink from './PageLink';

interface Props {
  /** A text in the inline notation. */
  readonly children: string;
}

/** Renders the inline notation. A document of an operator knows no routes, so its others are text. */
export default function InlineText({ children }: Props) {
  const { isGiven } = useSite();
  const parts = toInline(children);
  return <InlineParts parts={parts} {...(isGiven && { renderRoute: (_to, text) => text })} />;
}

interface PartsProps {
  readonly parts: readonly Inline[];
  /** Renders links to pages of the portal. By default, they lead to the displayed version. */
  readonly renderRoute?: (to: string, text: string) => ReactNode;
}

export function InlineParts({ parts, renderRoute = toPageLink }: PartsProps) {
  return parts.map((part, position) => (
    <Fragment key={position}>{toElement(part, renderRoute)}</Fragment>
  ));
}

function toPageLink(to: string, text: string): ReactNode {
  return <PageLink to={to}>{text}</PageLink>;
}

function toElement(part: Inline, toLink: typeof toPageLink): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'emphasis':
      return <em>{part.text}</em>;
    case 'link':
      return (/^[/#]/.test(part.href) ? toLink : toPageLink)(part.href, part.text);
    default:
      return part satisfies never;
  }
}

/** The path of an endpoint, or what it has instead. */
export function EndpointPath({ path, event }: Pick<Endpoint, 'path' | 'event'>) {
  return (
    <code className="plain">
      <BreakablePath>{toShownPath(path, event)}</BreakablePath>
    </code>
  );
}

/** Names between slashes or dots, which break after them if they do not fit on one line. */
export function BreakablePath({ children }: { readonly children: string }) {
  return children.split(/(?<=\/|\p{L}\.)/u).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
