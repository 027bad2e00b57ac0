import { type ReactNode, useId } from 'react';
import type { EndpointPage } from '@site/src/page-data';
import { buildRequest } from '@site/src/request/build';
import { type GivenRequest, toEnteredValues } from '@site/src/request/values';
import { languages } from '@site/src/samples';
import CopySample from '../CodeExample/CopySample';
import { toSample } from '../CodeExample/sample';
import WrapToggle from '../CodeExample/WrapToggle';
import CodeView from '../CodeView';
import { withPageData } from '../PageData';
import Tabs from '../Tabs';
import { useSite } from '../useSite';
import styles from './styles.module.css';
import { useOfferedLanguages } from './useOfferedLanguages';

interface Props {
  readonly page: EndpointPage;
  /** The values to send. Defaults to the example of the endpoint. */
  readonly values?: GivenRequest;
  /** Names of the languages to offer. Defaults to the tabs of the endpoint pages. */
  readonly languages?: readonly string[];
}

/** A Markdown part: a request as code, in the reader's language if it is offered. */
function RequestSample({
  page: { endpoint },
  values = endpoint.example,
  languages: names,
}: Props): ReactNode {
  const site = useSite();
  const id = useId();
  const { offered, selected, choose } = useOfferedLanguages(names);
  const request = buildRequest(endpoint, toEnteredValues(endpoint, values), site);
  const tabs = offered.map((one) => ({ id: one, label: languages[one].label }));
  const { code, grammar, label } = toSample(request, selected);
  return (
    <div className={styles.sample}>
      <Tabs
        id={id}
        label="Language"
        tabs={tabs}
        selected={selected}
        onSelect={choose}
        action={
          <>
            <WrapToggle />
            {/* Each language has a separate button, because 'Copied!' refers to the copied one. */}
            <CopySample key={selected} readRequest={() => request} language={selected} />
          </>
        }
      >
        <CodeView key={selected} code={code} language={grammar} label={label} canWrap />
      </Tabs>
    </div>
  );
}

export default withPageData<'endpoint', Omit<Props, 'page'>>(RequestSample);
