import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { toVersionAnchor } from '@site/src/changelog/anchor';
import type { VersionStep } from '@site/src/page-data';
import { toStepSummary } from '@site/src/page-data/step-summary';
import ChangedEndpoint from './ChangedEndpoint';
import styles from './styles.module.css';

interface Props {
  readonly step: VersionStep;
}

/** The changes from one version to the next. */
export default function Step({ step }: Props): ReactNode {
  const { version, before, endpoints } = step;
  return (
    <section className={styles.step}>
      <Heading as="h2" id={version ? toVersionAnchor(version.name) : 'latest'}>
        {version ? version.name : `Since ${before}`}
      </Heading>
      <p className={styles.summary}>
        {version && (
          <>
            <time dateTime={version.date}>{version.date}</time>
            {' · '}
          </>
        )}
        {toStepSummary(step)}
      </p>
      {endpoints.map((endpoint) => (
        <ChangedEndpoint
          key={endpoint.page ?? `${endpoint.pageBefore} before`}
          endpoint={endpoint}
          version={version?.name}
          before={before}
        />
      ))}
    </section>
  );
}
