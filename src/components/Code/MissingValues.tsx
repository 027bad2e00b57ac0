import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import type { MissingValue } from '@site/src/request/missing';
import styles from './CodeExample.module.css';

interface Props {
  readonly values: readonly MissingValue[];
  /** Leads to the field with this path. */
  readonly onChoose: (path: string) => void;
}

/** Says which required values a request does not have, with links to their fields. */
export default function MissingValues({ values, onChoose }: Props): ReactNode {
  return (
    <p className={clsx('flat muted small wrap scripted', styles.note)} data-mdast="ignore">
      {values.length === 1 ? '1 required value left' : `${values.length} required values left`}:{' '}
      {values.map(({ name, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a
            href={`#${path}`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(path);
            }}
          >
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
