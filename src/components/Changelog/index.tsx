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

/** What changed in the API from version to version, newest first. */
function Changelog({ page: { steps } }: Props): ReactNode {
  const feed = useBaseUrl(feedRoute);
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" title="Changelog" href={feed} />
      </Head>
      <h1>Changelog</h1>
      <p className={styles.introduction}>
        What changed in the API from version to version. A change is marked <em>Breaking</em> where
        a call that was right before may fail or be answered in another way. Better texts and
        examples are not listed. New versions are announced in the <a href={feed}>Atom feed</a>.
      </p>
      {steps.length === 0 && (
        <p>
          There is no earlier version of this documentation yet, so there is nothing to compare. As
          soon as there is one, this page tells what has changed since.
        </p>
      )}
      {steps.map((step) => (
        <Step key={step.version?.name ?? ''} step={step} />
      ))}
    </>
  );
}

export default withPageData<'changelog'>(Changelog);
