import { memo, type ReactNode, useState } from 'react';
import clsx from 'clsx';
import type { Response } from '@site/src/api/view';
import { toCsv } from '@site/src/api/csv';
import { toJsonText } from '@site/src/samples/literals';
import CodeView from '../Code/CodeView';
import CopyButton from '../Code/CopyButton';
import Panel from '../ui/Panel';
import controls from '../ui/controls.module.css';
import styles from './ResponsePanel.module.css';

interface Props {
  readonly responses: readonly Response[];
}

/** The example response in the chosen format. The first listed format is the default. */
function ResponsePanel({ responses }: Props): ReactNode {
  const response = responses.find(({ example }) => example !== undefined);
  const [chosen, choose] = useState<string>();
  const [isOpen, setOpen] = useState(true);
  if (response?.example === undefined) return null;
  const { mediaTypes, example, status } = response;
  const mediaType = chosen ?? mediaTypes[0] ?? 'application/json';
  const isCsv = mediaType === 'text/csv';
  const code = isCsv ? toCsv(example) : toJsonText(example);
  return (
    <Panel
      id="response"
      className={styles.panel}
      title={
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Response {status}
        </button>
      }
      action={
        <>
          <select
            className={clsx(controls.field, styles.format)}
            aria-label="Response format"
            value={mediaType}
            onChange={({ target }) => choose(target.value)}
          >
            {mediaTypes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <CopyButton text={code} copiedText="Response code copied to clipboard" />
        </>
      }
    >
      {isOpen && (
        <CodeView
          className={styles.response}
          code={code}
          language={isCsv ? 'text' : 'json'}
          label="Example response"
          canWrap
        />
      )}
    </Panel>
  );
}

export default memo(ResponsePanel);
