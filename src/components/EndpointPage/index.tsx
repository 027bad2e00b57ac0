import { memo } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { EndpointPage as Page, PageProps } from '@portal/src/page-data';
import { toTarget } from '@portal/src/request/build';
import { findFaults } from '@portal/src/request/faults';
import type { HttpRequest } from '@portal/src/request/model';
import { toChosen } from '@portal/src/request/choose';
import { listFieldAnchors, listSectionAnchors } from '@portal/src/routes/anchors';
import { sayDeprecated } from '@portal/src/words/facts';
import Say from '../ui/Say';
import * as messages from '@portal/src/messages/en/endpoint';
import { deprecated as deprecatedLabel } from '@portal/src/messages/en/shell';
import { usePageForm } from '../Shell/pageForm';
import { DispatchContext } from '../TryOutForm/FormContext';
import { useTryOut } from '../TryOutForm/useTryOut';
import { LabelBadges, MethodBadge } from '../ui/Badge';
import { BreakablePath } from '../ui/InlineText';
import Prose, { BlocksContext } from '../ui/Prose';
import { Choice } from './Choices';
import Examples from './Examples';
import Notes from './Notes';
import ParametersPanel from './ParametersPanel';
import styles from './styles.module.css';

/** The page of an endpoint, with its parameters on the left and a code example on the right. */
export default function EndpointPage({ page }: PageProps<'endpoint'>) {
  const { endpoint } = page;
  const { form, dispatch, request } = useTryOut(endpoint);
  const { values } = form;
  usePageForm(endpoint, values);
  const chosen = toChosen(endpoint, values);
  const faults = findFaults(endpoint, values);
  // Until a value is entered, the line has no values of the example.
  const path = values.path ? request.path : `/${chosen.path.replace(/\?.*/, '')}`;
  const query = values.query ? request.query : [];
  return (
    <BlocksContext value={page.blocks}>
      <DispatchContext value={dispatch}>
        {/* Not a <header>, because the search index would omit the text next to the title. */}
        <div>
          <SkipLinks endpoint={endpoint} />
          <Title endpoint={endpoint} />
          <div className="box sunken padded inline between below small">
            <RequestLine
              method={request.method}
              baseUrl={request.baseUrl}
              target={
                endpoint.event
                  ? endpoint.path || messages.yourUrl
                  : toTarget({ ...request, path, query })
              }
            />
            <Choice name="server" endpoint={endpoint} values={values} />
          </div>
        </div>
        <div className={styles.columns}>
          <ParametersPanel page={page} endpoint={chosen} form={form} missing={faults.missing} />
          <Examples
            request={request}
            values={values}
            faults={faults}
            choices={endpoint.choices}
            endpoint={chosen}
          />
        </div>
      </DispatchContext>
    </BlocksContext>
  );
}

/** Memoized, since form input does not change it. The class makes room for the request bar. */
const Title = memo(function Title({ endpoint }: Pick<Page, 'endpoint'>) {
  const { title, summary, usage, deprecated, event, badges = [] } = endpoint;
  const anchors = [...listSectionAnchors(endpoint), ...listFieldAnchors(endpoint)];
  anchors.forEach(useBrokenLinks().collectAnchor);
  return (
    <HtmlClassNameProvider className="has-request-bar">
      <h1>{title}</h1>
      {badges.length > 0 && <LabelBadges badges={badges} />}
      {event && <p className="flat small strong">{messages[event]}</p>}
      <Prose className="flat small prose">{summary}</Prose>
      {usage && <Prose className="flat near small prose">{usage}</Prose>}
      {deprecated && (
        <Notes
          notes={[{ kind: 'warning', title: deprecatedLabel, text: sayDeprecated(deprecated) }]}
        />
      )}
    </HtmlClassNameProvider>
  );
});

/** The ways of a keyboard through the page. Shown while one of them has the focus. */
const SkipLinks = memo(function SkipLinks({ endpoint }: Pick<Page, 'endpoint'>) {
  return (
    <nav className="skip inline" aria-label={messages.keyboard} data-mdast="ignore">
      <a href={`#${listSectionAnchors(endpoint)[0] ?? 'parameters'}`}>{messages.skipToForm}</a>
      <a href="#code-example">{messages.skipToCode}</a>
      <p>
        <Say message={messages.keys} values={{ kbd: (text) => <kbd>{text}</kbd> }} />
      </p>
    </nav>
  );
});

interface RequestLineProps extends Pick<HttpRequest, 'method' | 'baseUrl'> {
  readonly target: string;
}

/** The method and the URL. Highlights path parameters without a value. */
const RequestLine = memo(function RequestLine(props: RequestLineProps) {
  const { method, baseUrl, target } = props;
  return (
    <div className="side">
      <MethodBadge method={method} />{' '}
      <code className="plain grow">
        <BreakablePath>{baseUrl}</BreakablePath>
        {target.split(/(\{[^{}]+\})/).map((part, position) =>
          part.startsWith('{') ? (
            <mark key={position} className="strong">
              {part}
            </mark>
          ) : (
            <BreakablePath key={position}>{part}</BreakablePath>
          ),
        )}
      </code>
    </div>
  );
});
