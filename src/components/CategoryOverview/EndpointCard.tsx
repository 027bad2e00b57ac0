import type { ReactNode } from 'react';
import type { EndpointCard as EndpointCardData } from '@site/src/page-data';
import Badge from '../Badge';
import InlineText from '../InlineText';
import MethodBadge from '../MethodBadge';
import PageLink from '../PageLink';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: EndpointCardData;
}

/** An endpoint in an overview: its method, path, summary and a link to its page. */
export default function EndpointCard({ endpoint }: Props): ReactNode {
  const { title, summary, method, path, route, deprecated } = endpoint;
  return (
    <article className={styles.card}>
      <p className={styles.title}>
        <MethodBadge method={method} /> <strong>{title}</strong>{' '}
        {deprecated && <Badge kind="deprecated" />}
      </p>
      <p className={styles.path}>
        <code>/{path}</code>
      </p>
      <p className={styles.summary}>
        <InlineText>{summary}</InlineText>
      </p>
      <PageLink to={route} className={styles.link} aria-label={`View Documentation: ${title}`}>
        View Documentation
      </PageLink>
    </article>
  );
}
