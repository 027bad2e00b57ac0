import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ChangelogPage } from '@site/src/page-data';
import { feedRoute } from '@site/src/site-map/places';
import Step from './Step';
import styles from './styles.module.css';
import { withPageData } from '../PageData';

interface Props {
  readonly page: ChangelogPage;
}

/** Lists the API changes between versions, newest first. */
function Changelog({ page: { steps } }: Props): ReactNode {
  const feed = useBaseUrl(feedRoute);
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" title="Changelog" href={feed} />
      </Head>
      <h1>Changelog</h1>
      <p className={styles.introduction}>
        API changes between versions. A change is marked <em>Breaking</em> if existing calls may
        fail or return a different response. Changes to descriptions and examples are not listed. To
        get notified of new versions, subscribe to the <a href={feed}>Atom feed</a>.
      </p>
      {steps.length === 0 && (
        <p>
          There are no changes to show yet. This page lists the changes after the first version.
        </p>
      )}
      {steps.map((step) => (
        <Step key={step.version?.name ?? ''} step={step} />
      ))}
    </>
  );
}

export default withPageData<'changelog'>(Changelog);
