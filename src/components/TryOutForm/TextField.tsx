import type { ComponentProps, ReactNode } from 'react';
import type { ScalarSchema } from '@site/src/catalogue/schema';
import { canHint, toHint, unreadableHint } from '@site/src/request/hints';
import { useFormDispatch } from './context';
import styles from './styles.module.css';
import { useUnreadable } from './useUnreadable';

interface Props {
  readonly schema: ScalarSchema;
  readonly value: string | undefined;
  readonly path: string;
  readonly describedBy?: string;
  /** Name for screen readers where no label names the field. */
  readonly label?: string;
}

const inputs: Readonly<Record<ScalarSchema['type'], ComponentProps<'input'>>> = {
  string: { type: 'text' },
  integer: { type: 'number' },
  number: { type: 'number', step: 'any' },
  boolean: { type: 'text' },
};

/** A text or number field with its hint; a parameter with one possible value is filled and fixed. */
export default function TextField({ schema, value, path, describedBy, label }: Props): ReactNode {
  const dispatch = useFormDispatch();
  const { ref, isUnreadable, onInput } = useUnreadable(value, path);
  const constant = schema.type === 'string' ? schema.const : undefined;
  const hintId = canHint(schema, path) ? `${path}-hint` : '';
  return (
    <>
      <input
        ref={ref}
        id={path}
        className={styles.input}
        {...inputs[schema.type]}
        value={constant ?? value ?? ''}
        readOnly={constant !== undefined}
        placeholder={toPlaceholder(schema)}
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
          {isUnreadable ? unreadableHint : toHint(schema, value ?? '', path)}
        </span>
      )}
    </>
  );
}

/** What is sent as long as the field is empty. */
function toPlaceholder(schema: ScalarSchema): string | undefined {
  return schema.type === 'string' ? (schema.examples?.[0] ?? schema.default) : undefined;
}
