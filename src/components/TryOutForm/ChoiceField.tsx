import type { ReactNode } from 'react';
import clsx from 'clsx';
import { notSpecified } from '@site/src/request/values';
import controls from '../Control/styles.module.css';
import { useFormDispatch } from './context';
import styles from './styles.module.css';

interface Props {
  readonly choices: readonly string[];
  readonly required?: boolean | undefined;
  readonly value: string | undefined;
  readonly path: string;
  readonly describedBy?: string;
  readonly label?: string;
}

/** A dropdown. An optional one has 'Not specified', a required one starts with its first choice. */
export default function ChoiceField({
  choices,
  required = false,
  value,
  path,
  describedBy,
  label,
}: Props): ReactNode {
  const dispatch = useFormDispatch();
  return (
    <select
      id={path}
      className={clsx(controls.field, styles.input)}
      value={value || (required ? choices[0] : notSpecified)}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ target }) => dispatch({ type: 'set', path, value: toValue(target.value) })}
    >
      {!required && <option value={notSpecified}>Not specified</option>}
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

function toValue(choice: string): string {
  return choice === notSpecified ? '' : choice;
}
