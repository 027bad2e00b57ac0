import type { ComponentType, ReactNode } from 'react';
import Heading from '@theme/Heading';
import { toVersionAnchor } from '@site/src/site-map/anchors';
import type { VersionStep } from '@site/src/page-data';
import { groupChanges, toStepSummary, toStepTitle } from '@site/src/page-data/step-summary';
import Changes from './Changes';
import styles from './styles.module.css';
import { noteHeadings } from './noteHeadings';

/** Release notes, compiled from Markdown. */
export type Notes = ComponentType<{ readonly components: typeof noteHeadings }>;

interface Props {
  readonly step: VersionStep;
  /** The displayed version, if it is a cut one. */
  readonly cut: string | undefined;
  readonly notes: Readonly<Record<string, Notes>>;
}

/** The release notes of a version, then its changes. */
export default function Step({ step, cut, notes }: Props): ReactNode {
  const { version, endpoints } = step;
  return (
    <section className={styles.step}>
      <Heading as="h2" id={version ? toVersionAnchor(version.name) : 'latest'}>
        {toStepTitle(step, cut)}
        {version && (
          <>
            {' · '}
            <time dateTime={version.date}>{version.date}</time>
          </>
        )}
      </Heading>
      {step.notes?.map((name) => {
        const Text = notes[name];
        return Text && <Text key={name} components={noteHeadings} />;
      })}
      <p className={styles.summary}>{toStepSummary(step)}</p>
      {groupChanges(endpoints).map((group, position) => (
        <Changes key={position} group={group} step={step} />
      ))}
    </section>
  );
}
