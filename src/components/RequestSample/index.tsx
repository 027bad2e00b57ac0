import { type ReactNode, useId } from 'react';
import type { Json, ParameterLocation } from '@site/src/catalogue/model';
import type { EndpointPage } from '@site/src/pages';
import { buildRequest } from '@site/src/request/build';
import { toEnteredValues } from '@site/src/request/values';
import { findLanguage, languages, tabLanguageIds } from '@site/src/samples';
import Sample from '../CodeExample/Sample';
import { useLanguage } from '../CodeExample/useLanguage';
import Tabs from '../Tabs';
import { useSite } from '../useSite';
import styles from './styles.module.css';

interface Props {
  readonly page: EndpointPage;
  /** What the request sends, by location; the endpoint's example without it. */
  readonly values?: Readonly<Partial<Record<ParameterLocation, Readonly<Record<string, Json>>>>>;
  /** The languages on offer; those of the endpoint pages' tabs without it. */
  readonly languages?: readonly string[];
}

/** For Markdown pages: a request as code, in the reader's language where it is on offer. */
export default function RequestSample({
  page: { endpoint },
  values,
  languages: named = tabLanguageIds,
}: Props): ReactNode {
  const site = useSite();
  const id = useId();
  const [language, choose] = useLanguage();
  const offered = named.flatMap((name) => findLanguage(name) ?? []);
  const read = findLanguage(language);
  const selected = offered.find((one) => one === read) ?? offered[0] ?? 'curl';
  const request = buildRequest(endpoint, toEnteredValues(endpoint, values), site);
  const tabs = offered.map((one) => ({ id: one, label: languages[one].label }));
  return (
    <div className={styles.sample}>
      <Tabs id={id} label="Language" tabs={tabs} selected={selected} onSelect={choose}>
        <Sample request={request} language={selected} name={selected} />
      </Tabs>
    </div>
  );
}
