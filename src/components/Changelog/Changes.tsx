import type { ReactNode } from 'react';
import type { EndpointChanges, VersionStep } from '@site/src/page-data';
import type { ChangeGroup } from '@site/src/page-data/step-summary';
import Badge from '../Badge';
import { InlineParts } from '../InlineText';
import MethodBadge from '../MethodBadge';
import PageLink from '../PageLink';
import styles from './styles.module.css';
import VersionLink from './VersionLink';

interface Props {
  readonly group: ChangeGroup;
  readonly step: VersionStep;
}

/** Changes, below the endpoints that have them. */
export default function Changes({ group, step }: Props): ReactNode {
  const { endpoints, changes } = group;
  return (
    <article className={styles.changed}>
      {endpoints.map((endpoint) => (
        <ChangedEndpoint key={toKey(endpoint)} endpoint={endpoint} step={step} />
      ))}
      <ul className={styles.changes}>
        {changes.map(({ breaking, sentence }, position) => (
          <li key={position}>
            {breaking && <Badge kind="breaking" />}{' '}
            <InlineParts
              parts={sentence}
              renderRoute={(to, text) => (
                <StepLink step={step} to={to.startsWith('#') ? undefined : to}>
                  {text}
                </StepLink>
              )}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

function toKey({ page, pageBefore }: EndpointChanges): string {
  return page ?? `${pageBefore} before`;
}

interface EndpointProps {
  readonly endpoint: EndpointChanges;
  readonly step: VersionStep;
}

/** An endpoint with links to its pages in both versions. */
function ChangedEndpoint({ endpoint, step }: EndpointProps): ReactNode {
  const { title, method, page, pageBefore } = endpoint;
  const { before } = step;
  return (
    <div className={styles.title}>
      <MethodBadge method={method} />
      <h3>
        <StepLink step={step} to={page}>
          {title}
        </StepLink>
      </h3>
      {pageBefore !== undefined && before !== undefined && (
        <VersionLink
          className={styles.before}
          version={before}
          to={pageBefore}
          aria-label={`${title} in ${before}`}
        >
          in {before}
        </VersionLink>
      )}
    </div>
  );
}

interface StepLinkProps {
  readonly step: VersionStep;
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** Links to a page of the version of a section, or of the displayed version if it has no name. */
function StepLink({ step: { version }, to, children }: StepLinkProps): ReactNode {
  if (to === undefined) return children;
  if (version === undefined) return <PageLink to={to}>{children}</PageLink>;
  return (
    <VersionLink version={version.name} to={to}>
      {children}
    </VersionLink>
  );
}
