import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the parameters panel. */
export default function Section({ id, title, children }: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
