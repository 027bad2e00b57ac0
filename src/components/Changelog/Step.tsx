import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { toVersionAnchor } from '@site/src/changelog/anchor';
import type { VersionStep } from '@site/src/page-data';
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
        {toSummary(step)}
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

function toSummary({ before, endpoints }: VersionStep): string {
  if (before === undefined) return 'First version.';
  const changes = endpoints.flatMap((endpoint) => endpoint.changes);
  if (changes.length === 0) return `No API changes since ${before}.`;
  const breaking = changes.filter((change) => change.breaking).length;
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} since ${before}`;
  return `${count}, ${breaking === 0 ? 'none' : breaking} breaking.`;
}
