import { memo, type ReactNode, useState } from 'react';
import clsx from 'clsx';
import type { Json } from '@site/src/openapi/document';
import type { Endpoint, Response } from '@site/src/openapi/model';
import { toCsv } from '@site/src/openapi/csv';
import type { TypeLanguage } from '@site/src/exports/types';
import { capitalize } from '@site/src/request/facts';
import { toJsonText } from '@site/src/samples/literals';
import CodeView from '../Code/CodeView';
import CopyButton from '../Code/CopyButton';
import { durations, useToast } from '../Shell/Toast';
import Panel from '../ui/Panel';
import controls from '../ui/controls.module.css';
import tabs from '../ui/Tabs.module.css';
import styles from '../Code/CodeView.module.css';

/** The format that a reader chose for an example. */
interface Format {
  readonly example: Json;
  readonly name: string;
  /** The type in the language with this name. */
  readonly type: string | undefined;
}

const typeLanguages: readonly TypeLanguage[] = ['TypeScript', 'JSON Schema'];

/** The examples of all responses, with a menu if there are several, in the chosen format or as shapes. */
function ResponsePanel({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const [index, setIndex] = useState(0);
  const [format, setFormat] = useState<Format>();
  const [isOpen, setOpen] = useState(true);
  const show = useToast();
  const responses = endpoint.responses.flatMap(listExamples);
  const response = responses[index] ?? responses[0];
  if (!response) return null;
  const { mediaTypes, example = null, status, shape } = response;
  const chosen = format?.example === example ? format : undefined;
  const mediaType = chosen?.name ?? mediaTypes[0] ?? 'application/json';
  const code = chosen?.type ?? toCode(example, mediaType);
  /** What writes types is loaded when a reader first wants one. */
  const choose = async (name: string) => {
    const language = typeLanguages.find((one) => one === name);
    const title = `${endpoint.operationId}Response`.split(/\W+/).map(capitalize).join('');
    try {
      const type = shape && language && (await loadWriters())[language](title, shape);
      setFormat({ example, name, type });
    } catch {
      show('Could not load the type. Try again.', durations.message);
    }
  };
  const toSegment = (name: string) => (
    <label key={name} className={tabs.segment}>
      <input
        type="radio"
        name="response-format"
        checked={name === mediaType}
        onChange={() => void choose(name)}
      />
      {name}
    </label>
  );
  return (
    <Panel
      id="response"
      className="column"
      title={
        <button
          type="button"
          className="bare fold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Response {status}
        </button>
      }
      action={<CopyButton text={code} copiedText="Response code copied to clipboard" />}
    >
      {isOpen && (
        <>
          {responses.length > 1 && (
            <div className="padded ruled scripted" data-search="ignore">
              <select
                className={clsx('small', controls.field)}
                aria-label="Example response"
                value={index}
                onChange={({ target }) => setIndex(Number(target.value))}
              >
                {responses.map(({ label }, position) => (
                  <option key={position} value={position}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className={clsx('inline ruled scripted', tabs.line)} data-search="ignore">
            <fieldset className={tabs.segments} aria-label="Response format">
              {mediaTypes.map(toSegment)}
            </fieldset>
            <div className={tabs.segments} data-mdast="ignore">
              {shape && typeLanguages.map(toSegment)}
            </div>
          </div>
          <CodeView
            className={styles.short}
            code={code}
            language={toGrammar(mediaType)}
            label={chosen?.type === undefined ? 'Example response' : 'Type of the response'}
          />
        </>
      )}
    </Panel>
  );
}

export default memo(ResponsePanel);

interface Example extends Pick<Response, 'status' | 'mediaTypes' | 'example' | 'shape'> {
  readonly label: string;
}

function listExamples({ status, mediaTypes, example, shape, examples = [] }: Response) {
  const label = [status, mediaTypes[0]].filter(Boolean).join(' · ');
  const first: Example[] =
    example === undefined ? [] : [{ label, status, mediaTypes, example, shape }];
  const named = examples.map(({ name, mediaType, value, shape: own = shape }): Example => ({
    label: `${status} · ${mediaType} · ${name}`,
    status,
    mediaTypes: [mediaType],
    example: value,
    shape: own,
  }));
  return [...first, ...named];
}

/** An example that a document has as text is shown as it is, unless the text is JSON. */
function toCode(example: Json, mediaType: string): string {
  if (typeof example === 'string' && !mediaType.includes('json')) return example;
  return mediaType === 'text/csv' ? toCsv(example) : toJsonText(example);
}

function toGrammar(mediaType: string): string {
  if (mediaType === 'TypeScript') return 'javascript';
  if (/[/+]xml$/.test(mediaType)) return 'markup';
  return mediaType.startsWith('text/') ? 'text' : 'json';
}

async function loadWriters() {
  return (await import('@site/src/exports/types')).typeWriters;
}
