import { memo, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Note } from '@site/src/catalogue/model';
import type { EndpointPage as Page } from '@site/src/page-data';
import { toTarget } from '@site/src/request/build';
import { listFieldAnchors } from '@site/src/site-map/anchors';
import InlineText from '../InlineText';
import { withPageData } from '../PageData';
import { usePageForm } from '../PageMenu/pageForm';
import SharedForm from '../SharedForm';
import { FormContext } from '../TryOutForm/context';
import KeptIds from '../TryOutForm/KeptIds';
import { useTryOut } from '../TryOutForm/useTryOut';
import Examples from './Examples';
import Notes from './Notes';
import ParametersPanel from './ParametersPanel';
import RequestLine from './RequestLine';
import styles from './styles.module.css';

interface Props {
  readonly page: Page;
}

/** The page of an endpoint, with its parameters on the left and a code example on the right. */
function EndpointPage({ page: { endpoint } }: Props): ReactNode {
  const { values, dispatch, request, isFromLink, isRecalled, keptIds } = useTryOut(endpoint);
  usePageForm(endpoint, values);
  return (
    <FormContext value={dispatch}>
      {/* Not a <header>, because the search index would omit the text next to the title. */}
      <div className={styles.header}>
        <Title endpoint={endpoint} />
        <RequestLine method={request.method} baseUrl={request.baseUrl} target={toTarget(request)} />
      </div>
      <div className={styles.columns}>
        <ParametersPanel endpoint={endpoint} values={values}>
          <SharedForm endpoint={endpoint} isFromLink={isFromLink} isRecalled={isRecalled} />
          <KeptIds names={keptIds} />
        </ParametersPanel>
        <Examples request={request} responses={endpoint.responses} />
      </div>
    </FormContext>
  );
}

export default withPageData<'endpoint'>(EndpointPage);

/** Memoized, since form input does not change it. The class makes room for the request bar. */
const Title = memo(({ endpoint }: Pick<Page, 'endpoint'>) => {
  listFieldAnchors(endpoint).forEach(useBrokenLinks().collectAnchor);
  return (
    <HtmlClassNameProvider className="has-request-bar">
      <h1>{endpoint.title}</h1>
      <p className={styles.summary}>
        <InlineText>{endpoint.summary}</InlineText>
      </p>
      {endpoint.usage && (
        <p className={styles.usage}>
          <InlineText>{endpoint.usage}</InlineText>
        </p>
      )}
      {endpoint.deprecated && <Notes notes={[toNote(endpoint.deprecated)]} />}
    </HtmlClassNameProvider>
  );
});
Title.displayName = 'Title';

function toNote(text: string): Note {
  return { kind: 'warning', title: 'Deprecated', text };
}
