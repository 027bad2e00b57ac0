import { createContext, createElement, type ReactNode, useContext } from 'react';
import Heading from '@theme/Heading';
import { findOwn } from '@portal/src/openapi/document';
import type { Block, Blocks } from '@portal/src/page-data';
import CodeBlock from '../Code/CodeBlock';
import InlineText from './InlineText';
import PageLink from './PageLink';

interface Props {
  readonly className?: string | undefined;
  /** A text in the inline notation, or one that the page has as blocks. */
  readonly children: string;
}

/** The descriptions of a page that have lists, tables, code or HTML. */
export const BlocksContext = createContext<Blocks | undefined>(undefined);

export default function Prose({ className, children }: Props) {
  const blocks = findOwn(useContext(BlocksContext), children);
  const [first, ...others] = blocks ?? [];
  // One paragraph with links needs no box.
  if (typeof first === 'object' && first.tag === 'p' && others.length === 0) {
    return <p className={className}>{first.children?.map(toElement)}</p>;
  }
  if (blocks) return <div className={className}>{blocks.map(toElement)}</div>;
  return (
    <p className={className}>
      <InlineText>{children}</InlineText>
    </p>
  );
}

function toElement(block: Block, key: number): ReactNode {
  if (typeof block === 'string') return block;
  const { tag, attributes = {}, children = [], code, href } = block;
  if (code !== undefined) return <CodeBlock key={key} {...code} />;
  const content = children.map(toElement);
  const { id } = attributes;
  if (typeof id === 'string') {
    return (
      <Heading key={key} as={tag as 'h2'} id={id}>
        {content}
      </Heading>
    );
  }
  if (href === undefined) return createElement(tag, { ...attributes, key }, ...content);
  return (
    // Pages of operators can take the place of those with the anchor.
    <PageLink key={key} to={href} data-noBrokenLinkCheck>
      {content}
    </PageLink>
  );
}
