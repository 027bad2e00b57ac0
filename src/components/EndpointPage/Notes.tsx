import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Note } from '@site/src/catalogue/model';
import InlineText from '../InlineText';
import styles from './Notes.module.css';

interface Props {
  readonly notes: readonly Note[];
}

/** The info boxes of an endpoint. */
function Notes({ notes }: Props): ReactNode {
  return notes.map(({ kind, title, text }) => (
    <div key={title} className={clsx(styles.note, styles[kind])} role="note">
      <p className={styles.title}>{title}</p>
      <p>
        <InlineText>{text}</InlineText>
      </p>
    </div>
  ));
}

export default memo(Notes);
