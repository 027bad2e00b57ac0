import { useId } from 'react';
import type { Endpoint, ExampleRequest } from '@portal/src/openapi/model';
import { buildRequest } from '@portal/src/request/build';
import { toEnteredValues } from '@portal/src/request/shown';
import { mergeValues } from '@portal/src/request/values';
import { findLanguage, languageNames } from '@portal/src/samples/languages';
import { toJsonText } from '@portal/src/samples/literals';
import CodeBlock from './Code/CodeBlock';
import CodeView from './Code/CodeView';
import { CopySample, type Languages, useLanguage, useSample } from './Code/sample';
import { useKeptIds } from './TryOutForm/keptIds';
import Tabs from './ui/Tabs';
import type { PageProps } from '@portal/src/page-data';

interface Props {
  /** The values to send. Defaults to the example of the endpoint. */
  readonly values?: ExampleRequest;
  readonly response?: boolean;
  /** Names of the languages to offer. Defaults to the tabs of the endpoint pages. */
  readonly languages?: readonly string[];
  /** The writers of all languages, if the first one is not cURL. */
  readonly writers?: Languages;
}

/** An MDX component: a request as code with the reader's IDs, in the reader's language if it is offered. */
export default function RequestSample({
  page: { endpoint },
  values = endpoint.example,
  response = false,
  languages: names,
  writers,
}: PageProps<'endpoint'> & Props) {
  const id = useId();
  const { offered, selected, choose } = useOfferedLanguages(names);
  const given = toEnteredValues(endpoint, values);
  const kept = useKeptIds(endpoint, given);
  const ids = new Set(Object.values(kept).flatMap(Object.keys));
  const request = buildRequest(endpoint, mergeValues(given, kept));
  const tabs = offered.map((one) => ({ id: one, label: languageNames[one].label }));
  const { code, grammar, label } = useSample(request, selected, { writers });
  return (
    <>
      <div className="box block">
        <Tabs
          id={id}
          label="Language"
          tabs={tabs}
          selected={selected}
          onSelect={choose}
          action={
            // Each language has a separate button, because 'Copied!' refers to the copied one.
            <CopySample key={selected} request={request} language={selected} />
          }
        >
          <CodeView key={selected} code={code} language={grammar} label={label} />
        </Tabs>
        {ids.size > 0 && (
          <p className="flat padded muted small">
            With your IDs from an earlier form: <code>{[...ids].join(', ')}</code>
          </p>
        )}
      </div>
      {response && <ExampleResponse responses={endpoint.responses} />}
    </>
  );
}

function ExampleResponse({ responses }: Pick<Endpoint, 'responses'>) {
  const { example, status } = responses.find((one) => one.example !== undefined) ?? {};
  if (example === undefined) return null;
  return (
    <div className="short">
      <CodeBlock code={toJsonText(example)} language="json" title={`Response ${status}`} />
    </div>
  );
}

/** The known languages that an editor named, or those with a tab and the last other choice. */
function useOfferedLanguages(names: readonly string[] = []) {
  const { language, tabIds, choose } = useLanguage();
  const named = names.flatMap((name) => findLanguage(name) ?? []);
  const offered = [...new Set(named.length > 0 ? named : tabIds)];
  const selected = offered.find((one) => one === findLanguage(language)) ?? offered[0] ?? 'curl';
  return { offered, selected, choose };
}
