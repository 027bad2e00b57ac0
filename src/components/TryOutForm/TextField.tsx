import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import type { ScalarSchema } from '@site/src/catalogue/schema';
import { canHint, toHint, unreadableHint } from '@site/src/request/facts';
import controls from '../Control/styles.module.css';
import { useFormDispatch } from './context';
import Secret from './Secret';
import styles from './styles.module.css';
import { useUnreadable } from './useUnreadable';

interface Props {
  readonly schema: ScalarSchema;
  readonly value: string | undefined;
  /** The value in the example request. */
  readonly example: string | undefined;
  readonly path: string;
  readonly describedBy?: string;
  /** The name for screen readers if the field has no label. */
  readonly label?: string;
}

const inputs: Readonly<Record<ScalarSchema['type'], ComponentProps<'input'>>> = {
  string: { type: 'text' },
  integer: { type: 'number' },
  number: { type: 'number', step: 'any' },
  boolean: { type: 'text' },
};

/** A text or number field with its hint. Read-only if there is only one possible value. */
export default function TextField({ schema, value, example, ...place }: Props): ReactNode {
  const { path, describedBy, label } = place;
  const dispatch = useFormDispatch();
  const { ref, isUnreadable, onInput } = useUnreadable(value, path);
  const constant = schema.type === 'string' ? schema.const : undefined;
  const hintId = canHint(schema, path) ? `${path}-hint` : '';
  const hint = isUnreadable ? unreadableHint : toHint(schema, value ?? '', path);
  const isProblem = hint?.kind === 'problem';
  const toInput = (props: ComponentProps<'input'>) => (
    <input
      ref={ref}
      id={path}
      className={clsx(controls.field, styles.input)}
      {...props}
      value={constant ?? value ?? ''}
      readOnly={constant !== undefined}
      placeholder={toPlaceholder(schema) ?? example}
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-describedby={[describedBy, hintId].filter(Boolean).join(' ') || undefined}
      aria-invalid={isProblem || undefined}
      onInput={onInput}
      onChange={({ target }) => dispatch({ type: 'set', path, value: target.value })}
    />
  );
  return (
    <>
      {schema.type === 'string' && schema.secret ? (
        <Secret name={label ?? path.slice(path.lastIndexOf('/') + 1)}>{toInput}</Secret>
      ) : (
        toInput(inputs[schema.type])
      )}
      {hintId && (
        // The live region exists from the first render so that its first text is announced.
        <span
          id={hintId}
          className={clsx(styles.hint, isProblem && styles.problem)}
          aria-live="polite"
        >
          {hint?.text}
        </span>
      )}
    </>
  );
}

/** The value that is sent while the field is empty, if it differs from the example. */
function toPlaceholder(schema: ScalarSchema): string | undefined {
  if (schema.type === 'boolean') return undefined;
  const suggested = schema.type === 'string' ? schema.examples?.[0] : undefined;
  return suggested ?? schema.default?.toString();
}
