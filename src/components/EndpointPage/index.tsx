import type { ReactNode } from 'react';
import type { EndpointPage as Page } from '@site/src/pages';
import InlineText from '../InlineText';
import PageLink from '../PageLink';
import CodeExample from './CodeExample';
import ParametersPanel from './ParametersPanel';
import RequestLine from './RequestLine';
import ResponsePanel from './ResponsePanel';
import styles from './styles.module.css';

interface Props {
  readonly page: Page;
}

/** The page of an endpoint: what it takes on the left, how it is called on the right (spec §2). */
export default function EndpointPage({ page: { endpoint, category } }: Props): ReactNode {
  return (
    <>
      <header className={styles.header}>
        <p className={styles.category}>
          <PageLink to={category.route}>{category.title}</PageLink>
        </p>
        <h1>{endpoint.title}</h1>
        <p className={styles.summary}>
          <InlineText>{endpoint.summary}</InlineText>
        </p>
        <RequestLine endpoint={endpoint} />
        <a className={styles.jump} href="#code-example">
          Code example
        </a>
      </header>
      <div className={styles.columns}>
        <ParametersPanel endpoint={endpoint} />
        <div className={styles.examples}>
          <CodeExample endpoint={endpoint} />
          <ResponsePanel responses={endpoint.responses} />
        </div>
      </div>
    </>
  );
}
