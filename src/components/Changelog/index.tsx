import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ChangelogPage } from '@site/src/page-data';
import { listSteps } from '@site/src/page-data/step-summary';
import { currentVersion } from '@site/src/site-map/arrangement';
import { feedRoute } from '@site/src/site-map/places';
import Step, { type Notes } from './Step';
import styles from './styles.module.css';
import { withPageData } from '../PageData';
import { useVersions } from '../Version/context';

interface Props {
  readonly page: ChangelogPage;
  /** The release notes by the name of their version. */
  readonly notes?: Readonly<Record<string, Notes>>;
}

const noNotes = {};

/** Lists the API changes between versions, newest first. */
function Changelog({ page, notes = noNotes }: Props): ReactNode {
  const feed = useBaseUrl(feedRoute);
  const cut = useCutVersion();
  const steps = listSteps(page, cut);
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
        <p>No version has been released yet. This page lists the changes after the first one.</p>
      )}
      {steps.map((step) => (
        <Step key={step.version?.name ?? ''} step={step} cut={cut} notes={notes} />
      ))}
    </>
  );
}

/** The name of the displayed version, if it is a cut one. */
function useCutVersion(): string | undefined {
  const { active } = useVersions();
  return active?.name === currentVersion ? undefined : active?.name;
}

export default withPageData<'changelog', Omit<Props, 'page'>>(Changelog);
