import { memo, type ReactNode, useState } from 'react';
import clsx from 'clsx';
import type { Endpoint } from '@site/src/api/view';
import { toCsv } from '@site/src/api/csv';
import type { TypeLanguage } from '@site/src/exports/types';
import { toJsonText } from '@site/src/samples/literals';
import CodeView from '../Code/CodeView';
import CopyButton from '../Code/CopyButton';
import { durations, useToast } from '../Shell/Toast';
import Panel from '../ui/Panel';
import tabs from '../ui/Tabs.module.css';
import styles from '../Code/CodeView.module.css';

interface Props {
  readonly endpoint: Endpoint;
}

const typeLanguages: readonly TypeLanguage[] = ['TypeScript', 'JSON Schema'];

/** The example response in the chosen format, or its shape. The first listed format is the default. */
function ResponsePanel({ endpoint: { responses, operationId } }: Props): ReactNode {
  const response = responses.find(({ example }) => example !== undefined);
  const [chosen, setChosen] = useState<string>();
  const [converted, setConverted] = useState<string>();
  const [isOpen, setOpen] = useState(true);
  const show = useToast();
  if (response?.example === undefined) return null;
  const { mediaTypes, example, status, shape } = response;
  const mediaType = chosen ?? mediaTypes[0] ?? 'application/json';
  const code = converted ?? (mediaType === 'text/csv' ? toCsv(example) : toJsonText(example));
  /** What writes types is loaded when a reader first wants one. */
  const choose = async (format: string) => {
    const language = typeLanguages.find((one) => one === format);
    const name = `${operationId}Response`.split(/\W+/).map(capitalize).join('');
    try {
      const text = shape && language && (await loadWriters())[language](name, shape);
      setConverted(text);
      setChosen(format);
    } catch {
      show('Could not load the type. Try again.', durations.message);
    }
  };
  const toSegment = (format: string) => (
    <label key={format} className={tabs.segment}>
      <input
        type="radio"
        name="response-format"
        checked={format === mediaType}
        onChange={() => void choose(format)}
      />
      {format}
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
            language={grammars[mediaType] ?? 'json'}
            label={converted === undefined ? 'Example response' : 'Type of the response'}
            canWrap
          />
        </>
      )}
    </Panel>
  );
}

export default memo(ResponsePanel);

/** The formats that are not JSON. */
const grammars: Readonly<Record<string, string>> = { 'text/csv': 'text', TypeScript: 'javascript' };

async function loadWriters() {
  return (await import('@site/src/exports/types')).typeWriters;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
