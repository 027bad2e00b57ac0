import type { ReactNode } from 'react';
import type { IntegerParameter, StringParameter } from '@site/src/catalogue/model';
import { toHint, toLimits } from '@site/src/request/hints';
import { useFormDispatch } from './context';
import styles from './styles.module.css';

interface Props {
  readonly parameter: StringParameter | IntegerParameter;
  readonly value: string | undefined;
  readonly path: string;
  readonly describedBy?: string;
  /** Name for screen readers where no label names the field. */
  readonly label?: string;
}

/** A text or number field with its hint; a parameter with one possible value is filled and fixed. */
export default function TextField({
  parameter,
  value,
  path,
  describedBy,
  label,
}: Props): ReactNode {
  const dispatch = useFormDispatch();
  const constant = 'constant' in parameter ? parameter.constant : undefined;
  const hintId = `${path}-hint`;
  return (
    <>
      <input
        id={path}
        className={styles.input}
        type={parameter.type === 'integer' ? 'number' : 'text'}
        value={constant ?? value ?? ''}
        readOnly={constant !== undefined}
        placeholder={toPlaceholder(parameter)}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-describedby={describedBy ? `${describedBy} ${hintId}` : hintId}
        onChange={({ target }) => dispatch({ type: 'set', path, value: target.value })}
      />
      <Hint id={hintId} parameter={parameter} text={value ?? ''} />
    </>
  );
}

interface HintProps {
  readonly id: string;
  readonly parameter: StringParameter | IntegerParameter;
  readonly text: string;
}

/** A live region that stands from the first render, so that its first text is announced. */
function Hint({ id, parameter, text }: HintProps): ReactNode {
  const canHint =
    toLimits(parameter) !== '' || 'format' in parameter || parameter.type === 'integer';
  if (!canHint) return null;
  return (
    <span id={id} className={styles.hint} aria-live="polite">
      {toHint(parameter, text)}
    </span>
  );
}

/** What is sent as long as the field is empty. */
function toPlaceholder(parameter: StringParameter | IntegerParameter): string | undefined {
  if (parameter.type === 'integer') return undefined;
  return parameter.placeholder ?? parameter.default;
}
