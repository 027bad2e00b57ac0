import type { ReactNode } from 'react';
import type { EndpointChanges } from '@site/src/page-data';
import Badge from '../Badge';
import { InlineParts } from '../InlineText';
import MethodBadge from '../MethodBadge';
import PageLink from '../PageLink';
import styles from './styles.module.css';
import VersionLink from './VersionLink';

interface Props {
  readonly endpoint: EndpointChanges;
  /** The version of the step. Without it, links go to the current version of the reader. */
  readonly version: string | undefined;
  readonly before: string | undefined;
}

/** An endpoint with its changes and links to its pages in both versions. */
export default function ChangedEndpoint({ endpoint, version, before }: Props): ReactNode {
  const { title, method, page, pageBefore, changes } = endpoint;
  return (
    <article className={styles.endpoint}>
      <div className={styles.title}>
        <MethodBadge method={method} />
        <h3>
          <Title title={title} page={page} version={version} />
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
      <ul className={styles.changes}>
        {changes.map(({ breaking, sentence }, position) => (
          <li key={position}>
            {breaking && <Badge kind="breaking" />} <InlineParts parts={sentence} />
          </li>
        ))}
      </ul>
    </article>
  );
}

type TitleProps = Pick<EndpointChanges, 'title' | 'page'> & Pick<Props, 'version'>;

function Title({ title, page, version }: TitleProps): ReactNode {
  if (page === undefined) return title;
  return version === undefined ? (
    <PageLink to={page}>{title}</PageLink>
  ) : (
    <VersionLink version={version} to={page}>
      {title}
    </VersionLink>
  );
}
