import { memo, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import { type SectionAnchor, sectionTitles } from '@site/src/site-map/anchors';
import styles from './Section.module.css';

interface Props {
  readonly id: SectionAnchor;
  /** A button next to the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the parameters panel. */
export default function Section({ id, action, children }: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Title id={id} />
      {action}
      {children}
    </section>
  );
}

/** Memoized, since form input does not change it. */
const Title = memo(({ id }: Pick<Props, 'id'>) => (
  <Heading as="h3" id={id}>
    {sectionTitles[id]}
  </Heading>
));
Title.displayName = 'Title';
