import { memo, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { EndpointPage as Page } from '@site/src/page-data';
import { toTarget } from '@site/src/request/build';
import type { HttpRequest } from '@site/src/request/model';
import { listFieldAnchors } from '@site/src/site-map/anchors';
import { usePageForm } from '../Shell/pageForm';
import FormProvider from '../TryOutForm/FormContext';
import KeptNotice from '../TryOutForm/KeptNotice';
import SharedForm from '../TryOutForm/SharedForm';
import { useTryOut } from '../TryOutForm/useTryOut';
import { MethodBadge } from '../ui/Badge';
import InlineText, { BreakablePath } from '../ui/InlineText';
import type { PageProps } from '@site/src/page-data';
import Examples from './Examples';
import ParametersPanel, { Notes } from './ParametersPanel';
import styles from './styles.module.css';

/** The page of an endpoint, with its parameters on the left and a code example on the right. */
export default function EndpointPage({ page: { endpoint } }: PageProps<'endpoint'>): ReactNode {
  const { form, dispatch, request, isRecalled } = useTryOut(endpoint);
  const { values, kept, folded, isFromLink } = form;
  usePageForm(endpoint, values);
  return (
    <FormProvider dispatch={dispatch} folded={folded}>
      {/* Not a <header>, because the search index would omit the text next to the title. */}
      <div className={styles.header}>
        <Title endpoint={endpoint} />
        <RequestLine request={request} />
      </div>
      <div className={styles.columns}>
        <ParametersPanel endpoint={endpoint} values={values}>
          <SharedForm endpoint={endpoint} isFromLink={isFromLink} isRecalled={isRecalled} />
          <KeptNotice kept={kept} values={values} />
        </ParametersPanel>
        <Examples request={request} responses={endpoint.responses} />
      </div>
    </FormProvider>
  );
}

/** Memoized, since form input does not change it. The class makes room for the request bar. */
const Title = memo(function Title({ endpoint }: Pick<Page, 'endpoint'>): ReactNode {
  const { title, summary, usage, deprecated } = endpoint;
  listFieldAnchors(endpoint).forEach(useBrokenLinks().collectAnchor);
  return (
    <HtmlClassNameProvider className="has-request-bar">
      <h1>{title}</h1>
      <p className={styles.summary}>
        <InlineText>{summary}</InlineText>
      </p>
      {usage && (
        <p className={styles.usage}>
          <InlineText>{usage}</InlineText>
        </p>
      )}
      {deprecated && <Notes notes={[{ kind: 'warning', title: 'Deprecated', text: deprecated }]} />}
    </HtmlClassNameProvider>
  );
});

interface RequestLineProps {
  readonly request: HttpRequest;
}

/** The method and the path with the entered values. Highlights path parameters without a value. */
function RequestLine({ request }: RequestLineProps): ReactNode {
  return (
    <div className={styles.line}>
      <MethodBadge method={request.method} />{' '}
      <code className={styles.path}>
        <span className={styles.host}>{request.baseUrl}</span>
        {toTarget(request)
          .split(/(\{[^}]+\})/)
          .map((part, position) =>
            part.startsWith('{') ? (
              <span key={position} className={styles.parameter}>
                {part}
              </span>
            ) : (
              <BreakablePath key={position}>{part}</BreakablePath>
            ),
          )}
      </code>
    </div>
  );
}
