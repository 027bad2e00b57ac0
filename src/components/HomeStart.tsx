import { Fragment } from 'react';
import clsx from 'clsx';
import type { Link } from '@portal/src/site';
import SiteLink from './Shell/SiteLink';
import styles from './Home.module.css';

interface Props {
  readonly title: string;
  readonly lead: string | undefined;
  /** Buttons, of which the first one is the most important. */
  readonly actions: readonly Link[];
}

/** What a home page starts with. */
export default function HomeStart({ title, lead, actions }: Props) {
  return (
    <>
      <h1 className={clsx('wrap', title.length <= longest && styles.title)}>{title}</h1>
      {lead && <p className={clsx('muted', styles.lead)}>{lead}</p>}
      {actions.length > 0 && (
        <p className={clsx('inline', styles.actions)}>
          {actions.map((link, index) => (
            <Fragment key={link.label}>
              <SiteLink link={link} className={clsx('ui-button', index === 0 && 'primary')} />{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** A longer title would fill the screen if it were large. */
const longest = 40;
