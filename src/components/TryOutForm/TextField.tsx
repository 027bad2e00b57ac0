import type { ReactNode } from 'react';
import type { IntegerParameter, StringParameter } from '@site/src/catalogue/model';
import { toHint, toLimits, unreadableHint } from '@site/src/request/hints';
import { useFormDispatch } from './context';
import styles from './styles.module.css';
import { useUnreadable } from './useUnreadable';

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
  const { ref, isUnreadable, onInput } = useUnreadable(value, path);
  const constant = 'constant' in parameter ? parameter.constant : undefined;
  const hintId = canHint(parameter) ? `${path}-hint` : '';
  return (
    <>
      <input
        ref={ref}
        id={path}
        className={styles.input}
        type={parameter.type === 'integer' ? 'number' : 'text'}
        value={constant ?? value ?? ''}
        readOnly={constant !== undefined}
        placeholder={toPlaceholder(parameter)}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-describedby={[describedBy, hintId].filter(Boolean).join(' ') || undefined}
        onInput={onInput}
        onChange={({ target }) => dispatch({ type: 'set', path, value: target.value })}
      />
      {hintId && (
        // A live region that stands from the first render, so that its first text is announced.
        <span id={hintId} className={styles.hint} aria-live="polite">
          {isUnreadable ? unreadableHint : toHint(parameter, value ?? '')}
        </span>
      )}
    </>
  );
}

function canHint(parameter: StringParameter | IntegerParameter): boolean {
  return parameter.type === 'integer' || toLimits(parameter) !== '' || 'format' in parameter;
}

/** What is sent as long as the field is empty. */
function toPlaceholder(parameter: StringParameter | IntegerParameter): string | undefined {
  if (parameter.type === 'integer') return undefined;
  return parameter.placeholder ?? parameter.default;
}
