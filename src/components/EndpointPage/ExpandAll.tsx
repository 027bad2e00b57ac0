import { type MouseEvent, type ReactNode, useState } from 'react';
import Button from '../Control/Button';
import styles from './Section.module.css';

interface Props {
  /** A selector of nested lists, relative to the section of the button. */
  readonly lists: string;
}

/** Opens or closes all nested lists of a section. */
export default function ExpandAll({ lists }: Props): ReactNode {
  const [isExpanded, setExpanded] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent) => {
    const found = currentTarget.closest('section')?.querySelectorAll<HTMLDetailsElement>(lists);
    for (const list of found ?? []) list.open = !isExpanded;
    setExpanded(!isExpanded);
  };
  return (
    <Button className={styles.expand} onClick={toggle}>
      {isExpanded ? 'Collapse all' : 'Expand all'}
    </Button>
  );
}
