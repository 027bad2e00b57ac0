import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A message: `See <link>the guide</link> of {name}.` */
  readonly message: string;
  /** What is at its places, and what surrounds its marked texts. */
  readonly values: Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>>;
}

/** A sentence with elements in it, whose order is that of its language. */
export default function Say({ message, values }: Props) {
  const parts = [...message.matchAll(/\{(\w+)\}|<(\w+)>([^<]*)<\/\2>|[^{<]+|[{<]/g)];
  return parts.map(([text, place, mark, marked = ''], index) => {
    const value = values[place ?? mark ?? ''];
    const shown = typeof value === 'function' ? value(marked) : value;
    return <Fragment key={index}>{shown ?? text}</Fragment>;
  });
}

/** An element for each item, with a separator between them. */
export function joinElements<Item>(
  items: readonly Item[],
  toElement: (item: Item, index: number) => ReactNode,
  separator = ', ',
): ReactNode {
  return items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      {toElement(item, index)}
    </Fragment>
  ));
}
