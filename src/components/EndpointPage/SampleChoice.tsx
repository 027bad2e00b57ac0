import { useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Endpoint, EndpointChoice, EndpointOption } from '@portal/src/openapi/model';
import { buildRequest } from '@portal/src/request/build';
import { type Faults, findFaults } from '@portal/src/request/faults';
import type { FormValues, HttpRequest } from '@portal/src/request/model';
import { isEntered, valueOf } from '@portal/src/request/values';
import * as messages from '@portal/src/messages/en/endpoint';
import { useFormDispatch } from '../TryOutForm/FormContext';
import Segments from '../ui/Segments';
import { ExampleTitle, toBodyText, toGrammar } from './responseExamples';

export interface FormSample {
  readonly values: FormValues;
  readonly request: HttpRequest;
  readonly faults: Faults;
  readonly choices: readonly EndpointChoice[] | undefined;
}

/** Which request the code shows: that of the form, or an example until the form changes again. */
export function useFormSample(endpoint: Endpoint, { choices, ...form }: FormSample) {
  const { values } = form;
  const { choice, ...entered } = values;
  const [left, setLeft] = useState<FormValues>({});
  const isLeft = Object.entries(entered).every(([name, value]) => valueOf(left, name) === value);
  const hasOwn = isEntered(entered);
  const isOwn = hasOwn && !isLeft;
  const example = { ...(choice && { choice }) };
  const examples = listExamples(endpoint, choices);
  const chosen = valueOf(choice, 'mediaType');
  return {
    ...(isOwn || !hasOwn ? form : toSample(endpoint, example)),
    hasOwn,
    isOwn,
    showOwn: (isWanted: boolean) => setLeft(isWanted ? {} : entered),
    examples,
    /** The example that the code shows, if it has a name. */
    shown: isOwn ? undefined : (examples.find(({ label }) => label === chosen) ?? examples[0]),
  };
}

function toSample(endpoint: Endpoint, values: FormValues): Omit<FormSample, 'choices'> {
  const request = buildRequest(endpoint, values);
  return { values, request, faults: findFaults(endpoint, values) };
}

/** The examples of the body in the chosen media type, if they have names. */
function listExamples(endpoint: Endpoint, choices: FormSample['choices'] = []) {
  const { options = [] } = choices.find(({ name }) => name === 'mediaType') ?? {};
  const own = options.filter(({ mediaType }) => mediaType === endpoint.mediaType);
  return own.some(({ label }) => label !== endpoint.mediaType) ? own : [];
}

type Props = Pick<
  ReturnType<typeof useFormSample>,
  'hasOwn' | 'isOwn' | 'showOwn' | 'examples' | 'shown'
>;

/** Leads from the values of the form to the examples, and back. */
export default function SampleChoice({ hasOwn, isOwn, showOwn, examples, shown }: Props) {
  const dispatch = useFormDispatch();
  return (
    <div className="inline">
      {hasOwn && (
        <Segments
          label={messages.valuesInCode}
          options={sources}
          selected={isOwn ? 'own' : 'example'}
          onSelect={(id) => showOwn(id === 'own')}
        />
      )}
      {examples.length > 1 && shown && (
        <select
          className="scripted field fit"
          aria-label={messages.exampleRequest}
          value={shown.label}
          onChange={({ target }) => {
            dispatch({ type: 'set', path: 'choice/mediaType', value: target.value });
          }}
        >
          {examples.map((one) => (
            <option key={one.label} value={one.label}>
              {toName(one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

const sources = [
  { id: 'example', label: messages.ofExample },
  { id: 'own', label: messages.yourValues },
] as const;

/** The label without the media type, which all of them have. */
function toName({ label, mediaType = '' }: EndpointOption): string {
  return label.startsWith(`${mediaType} · `) ? label.slice(mediaType.length + 3) : label;
}

/** The name and the description of an example. */
export function SampleTitle({ examples, shown }: Pick<Props, 'examples' | 'shown'>) {
  if (!shown) return null;
  return (
    <ExampleTitle example={{ ...shown, name: toName(shown) }} isInMenu={examples.length > 1} />
  );
}

interface OthersProps extends Pick<Props, 'examples'> {
  readonly endpoint: Endpoint;
}

/** The examples after the first, for readers without scripts and for the page as Markdown. */
export function OtherExamples({ endpoint, examples }: OthersProps) {
  if (useIsBrowser()) return null;
  return examples.slice(1).map((option) => {
    const { example = {}, mediaType = '' } = option;
    const body = toBodyText({ ...endpoint, example });
    return (
      <div key={option.label} className="unscripted" data-search="ignore">
        <SampleTitle examples={[]} shown={option} />
        {body !== undefined && (
          <pre className="flat code" data-lang={toGrammar(mediaType, body)}>
            <code>{body}</code>
          </pre>
        )}
      </div>
    );
  });
}
