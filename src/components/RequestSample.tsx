import { useId } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import * as messages from '@portal/src/messages/en/samples';
import { say } from '@portal/src/messages/say';
import type { Endpoint, ExampleRequest } from '@portal/src/openapi/model';
import { buildRequest } from '@portal/src/request/build';
import { toEnteredValues } from '@portal/src/request/shown';
import { mergeValues } from '@portal/src/request/values';
import {
  findLanguage,
  type LanguageId,
  languageIds,
  languageNames,
} from '@portal/src/samples/languages';
import { toJsonText } from '@portal/src/samples/literals';
import CodeBlock from './Code/CodeBlock';
import Sample, { CopySample, type Languages, useLanguage } from './Code/sample';
import { useKeptId, useKeptIds } from './TryOutForm/keptIds';
import Say from './ui/Say';
import Tabs from './ui/Tabs';
import type { PageProps } from '@portal/src/page-data';

interface Props {
  /** The values to send. Defaults to the example of the endpoint. */
  readonly values?: ExampleRequest;
  readonly response?: boolean;
  /** Names of the languages to offer. Defaults to the tabs of the endpoint pages. */
  readonly languages?: readonly string[];
  /** The IDs that this sample asks for: those of its path that no sample above has. */
  readonly asks?: readonly string[];
  /** The writers of all languages, if the first one is not cURL. */
  readonly writers?: Languages;
}

/** An MDX component: a request as code with the reader's IDs, in the reader's language if it is offered. */
export default function RequestSample({
  page: { endpoint },
  values = endpoint.example,
  response = false,
  languages: names,
  asks = [],
  writers,
}: PageProps<'endpoint'> & Props) {
  const id = useId();
  const { offered, selected, choose } = useOfferedLanguages(names);
  const given = toEnteredValues(endpoint, values);
  const kept = useKeptIds(endpoint, given);
  const ids = new Set(
    Object.values(kept)
      .flatMap(Object.keys)
      .filter((name) => !asks.includes(name)),
  );
  const request = buildRequest(endpoint, mergeValues(given, kept));
  const tabs = offered.map((one) => ({ id: one, label: languageNames[one].label }));
  return (
    <>
      <div className="box block">
        <Tabs
          id={id}
          label={messages.language}
          tabs={tabs}
          selected={selected}
          onSelect={choose}
          action={
            <>
              {!names && <OtherLanguages offered={offered} onChoose={choose} />}
              <CopySample request={request} language={selected} />
            </>
          }
        >
          <Sample request={request} language={selected} writers={writers} />
        </Tabs>
        {asks.length > 0 && (
          <div className="inline padded small scripted" data-mdast="ignore" data-search="ignore">
            {asks.map((name) => (
              <IdField key={name} name={name} />
            ))}
            <span className="muted">{messages.usedInAll}</span>
          </div>
        )}
        {ids.size > 0 && (
          <p className="flat padded muted small">
            <Say
              message={messages.withYourIds}
              values={{ names: <code>{[...ids].join(', ')}</code> }}
            />
          </p>
        )}
      </div>
      {response && <ExampleResponse responses={endpoint.responses} />}
    </>
  );
}

/** Asks for an ID, which all samples and forms with it then have. */
function IdField({ name }: { readonly name: string }) {
  // Typing works where a browser keeps nothing, too.
  const isBrowser = useIsBrowser();
  const [id, slot] = useKeptId(name);
  return (
    <label className="inline">
      <Say message={messages.yourId} values={{ name: <code>{name}</code> }} />
      <input
        key={String(isBrowser)}
        className="field grow"
        type="text"
        defaultValue={id ?? ''}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => (target.value === '' ? slot.del() : slot.set(target.value))}
      />
    </label>
  );
}

interface OtherProps {
  readonly offered: readonly LanguageId[];
  readonly onChoose: (language: string) => void;
}

/** The languages without a tab. The chosen one gets a tab in all samples. */
function OtherLanguages({ offered, onChoose }: OtherProps) {
  // Without scripts, there is nothing to choose.
  const shown = useIsBrowser() ? languageIds : [];
  return (
    <select
      className="field fit scripted"
      aria-label={messages.otherLanguages}
      value=""
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="" hidden>
        {messages.more}
      </option>
      {shown
        .filter((one) => !offered.includes(one))
        .map((one) => (
          <option key={one} value={one}>
            {languageNames[one].label}
          </option>
        ))}
    </select>
  );
}

function ExampleResponse({ responses }: Pick<Endpoint, 'responses'>) {
  const { example, status = '' } = responses.find((one) => one.example !== undefined) ?? {};
  if (example === undefined) return null;
  return (
    <div className="short">
      <CodeBlock
        code={toJsonText(example)}
        language="json"
        title={say(messages.response, { status })}
      />
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
