import { createElement, type ReactNode, useCallback } from 'react';
import Link from '@docusaurus/Link';
import type { Block, Blocks } from '@site/src/page-data';
import CodeBlock from '../Code/CodeBlock';
import PageLink from './PageLink';
import { ProseContext } from './Prose';

interface Props {
  readonly blocks: Blocks | undefined;
  readonly children: ReactNode;
}

/** Shows the descriptions of a page that have lists, tables, code or HTML. */
export default function BlocksProvider({ blocks = {}, children }: Props) {
  const toProse = useCallback(
    (text: string) => (Object.hasOwn(blocks, text) ? blocks[text]?.map(toElement) : undefined),
    [blocks],
  );
  return <ProseContext value={toProse}>{children}</ProseContext>;
}

function toElement(block: Block, key: number): ReactNode {
  if (typeof block === 'string') return block;
  const { tag, attributes = {}, children = [], code, href } = block;
  if (code !== undefined) return <CodeBlock key={key} {...code} />;
  const content = children.map(toElement);
  if (href === undefined) return createElement(tag, { ...attributes, key }, ...content);
  return /^[/#]/.test(href) ? (
    <PageLink key={key} to={href}>
      {content}
    </PageLink>
  ) : (
    <Link key={key} href={href}>
      {content}
    </Link>
  );
}
