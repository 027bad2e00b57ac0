import { memo, useState } from 'react';
import clsx from 'clsx';
import type { Endpoint } from '@portal/src/openapi/model';
import * as messages from '@portal/src/messages/en/endpoint';
import { say } from '@portal/src/messages/say';
import CodeView from '../Code/CodeView';
import CopyButton from '../Code/CopyButton';
import { useFormDispatch } from '../TryOutForm/FormContext';
import Panel from '../ui/Panel';
import Say, { joinElements } from '../ui/Say';
import Segments from '../ui/Segments';
import { TabList, TabPanel } from '../ui/Tabs';
import {
  ExampleTitle,
  listExamples,
  OtherExamples,
  sayAbsent,
  toCode,
  toGrammar,
} from './responseExamples';
import StatusMark from './StatusMark';
import { useResponseType, type View, views } from './useResponseType';
import styles from './Examples.module.css';

interface Props {
  readonly endpoint: Endpoint;
  /** The media type that the request asks for, if it can ask for several. */
  readonly accepted?: string | undefined;
}

const panelId = 'response';

/** The lines of code that are always in view. */
const shortest = 6;

/** What the API responds with: a tab for each status, as an example or as a type. */
function ResponsePanel({ endpoint, accepted }: Props) {
  const [isOpen, setOpen] = useState(true);
  const { status, mediaType, example, ...shown } = useShown(endpoint, accepted);
  const { view, type, setView } = useResponseType(endpoint, status, mediaType);
  const code = type ?? toCode(example, mediaType);
  const isLong = code !== undefined && code.split('\n').length > shortest;
  const { responses } = endpoint;
  if (responses.length === 0) return null;
  const tabs = responses.map((one) => ({
    id: one.status,
    label: <StatusMark status={one.status} />,
  }));
  const list = { id: panelId, label: messages.status, tabs, selected: status };
  return (
    <Panel
      id={panelId}
      className={clsx('column', isLong && isOpen ? styles.response : styles.short)}
      title={
        <button
          type="button"
          className="bare fold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.response}
          <span className="unscripted"> {status}</span>
        </button>
      }
      action={code && <CopyButton text={code} copiedText={messages.responseCopied} />}
      tabs={isOpen && <TabList {...list} onSelect={(id) => shown.choose({ status: id })} />}
    >
      {isOpen && (
        <TabPanel id={panelId} selected={status} className="column grow">
          <FormatBar {...shown} {...{ mediaType, example, view }} onView={setView} />
          {example && <ExampleTitle example={example} isInMenu={shown.named.length > 1} />}
          {code ? (
            <CodeView
              className="grow short"
              code={code}
              language={toGrammar(type === undefined ? mediaType : view, code)}
              label={type === undefined ? messages.exampleResponse : messages.typeOfResponse}
            />
          ) : (
            <p className="flat padded muted small">{sayAbsent(mediaType)}</p>
          )}
          <OtherExamples responses={responses} status={status} shown={example} />
        </TabPanel>
      )}
    </Panel>
  );
}

export default memo(ResponsePanel);

/** What a reader chose. A status starts with its first media type, and that with its first example. */
interface Choice {
  readonly status: string;
  readonly mediaType?: string;
  readonly position?: number;
}

/** The chosen response in the chosen media type. */
function useShown({ responses }: Endpoint, accepted: string | undefined) {
  const dispatch = useFormDispatch();
  const success = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  const [chosen, setChosen] = useState<Choice>({ status: success?.status ?? '' });
  const response = responses.find(({ status }) => status === chosen.status) ?? success;
  const { status = '', shape } = response ?? {};
  const examples = response ? listExamples(response) : [];
  const listed = response?.mediaTypes ?? [];
  const mediaTypes = listed.length === 0 && examples.length > 0 ? ['application/json'] : listed;
  const isAsked = accepted !== undefined && status.startsWith('2');
  const wanted = isAsked ? accepted : chosen.mediaType;
  const mediaType = mediaTypes.find((one) => one === wanted) ?? mediaTypes[0] ?? '';
  const own = examples.filter((one) => one.mediaType === mediaType);
  const named = own.length > 1 ? own : [];
  const example = own[chosen.position ?? 0] ?? examples[0];
  /** The request asks for the media type. */
  const choose = (choice: Partial<Choice>) => {
    setChosen({ status, ...(choice.position !== undefined && { mediaType }), ...choice });
    const asked = choice.mediaType;
    if (!isAsked || asked === undefined || asked.includes('*')) return;
    dispatch({ type: 'set', path: 'header/Accept', value: asked });
  };
  return { status, mediaTypes, mediaType, named, example, choose, hasType: shape !== undefined };
}

interface BarProps extends Omit<ReturnType<typeof useShown>, 'status'> {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Chooses an example, the type, and the media type of a response. */
function FormatBar({ mediaTypes, mediaType, named, example, choose, hasType, ...bar }: BarProps) {
  if (mediaTypes.length === 0) return null;
  return (
    <div className="head ruled" data-search="ignore">
      {hasType && (
        <Segments
          label={messages.viewOfResponse}
          options={views}
          selected={bar.view}
          onSelect={bar.onView}
        />
      )}
      <Formats all={mediaTypes} selected={mediaType} onChoose={choose} />
      {named.length > 1 && (
        <select
          className="scripted field fit"
          aria-label={messages.exampleResponse}
          value={example ? named.indexOf(example) : 0}
          onChange={({ target }) => choose({ position: Number(target.value) })}
        >
          {named.map(({ name }, position) => (
            <option key={position} value={position}>
              {name ?? say(messages.exampleAt, { count: position + 1 })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

interface FormatsProps {
  readonly all: readonly string[];
  readonly selected: string;
  readonly onChoose: (choice: Partial<Choice>) => void;
}

/** The media types of a response. The first one is the default. */
function Formats({ all, selected, onChoose }: FormatsProps) {
  return (
    <>
      <p className="flat padded unscripted">
        <Say
          message={messages.formats}
          values={{
            formats: joinElements(all, (name, index) => (
              <Say
                message={index === 0 && all.length > 1 ? messages.defaultFormat : '{format}'}
                values={{ format: <code>{name}</code> }}
              />
            )),
          }}
        />
      </p>
      <div className="inline scripted" data-mdast="ignore">
        {all.length === 1 ? (
          <span className={clsx('muted small', styles.format)}>{selected}</span>
        ) : (
          <select
            className="field fit"
            aria-label={messages.responseFormat}
            value={selected}
            onChange={({ target }) => onChoose({ mediaType: target.value })}
          >
            {all.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </div>
    </>
  );
}
