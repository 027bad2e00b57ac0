import { createElement, type HTMLAttributes, type ReactNode } from 'react';

interface Props extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading without the link to itself. */
export default function Heading({ as, ...props }: Props): ReactNode {
  return createElement(as, props);
}
