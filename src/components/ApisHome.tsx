import { Fragment } from 'react';
import clsx from 'clsx';
import * as messages from '@portal/src/messages/en/apis';
import type { PageProps } from '@portal/src/page-data';
import ApiCards from './ApiCards';
import GuideCards from './GuideCards';
import { useApis } from './Shell/apis';
import SiteLink from './Shell/SiteLink';
import styles from './Home.module.css';

/** The home page around several APIs, or the page `/apis`: their cards, and the guides of the whole. */
export default function ApisHome({ page: { lead, actions, apis, guides } }: PageProps<'apis'>) {
  const { name } = useApis();
  return (
    <>
      <h1 className={clsx('wrap', styles.title)}>{name}</h1>
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
      <section className="apart" aria-labelledby="apis">
        <h2 id="apis">{messages.apis}</h2>
        <ApiCards apis={apis} />
      </section>
      {guides.length > 0 && (
        <section className="apart" aria-labelledby="guides">
          <h2 id="guides">{messages.guides}</h2>
          <GuideCards guides={guides} />
        </section>
      )}
    </>
  );
}
