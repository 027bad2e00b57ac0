import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import type { Field } from '@site/src/api/field';
import type { FormAction } from '@site/src/request/form';
import Button from '../ui/Button';
import { useFormDispatch } from './FormContext';
import styles from './styles.module.css';

interface Props {
  readonly parameter: Pick<Field, 'name' | 'required'>;
  /** Path of the list in the form, for example `body/locales`. */
  readonly path: string;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly children: readonly ReactNode[];
}

export default function Items({ parameter, path, addLabel, onAdd, children }: Props): ReactNode {
  const { name, required } = parameter;
  const facts = required ? ['type', 'required', 'description'] : ['type', 'description'];
  return (
    <div
      id={path}
      className={clsx('stack scripted', styles.items)}
      role="group"
      aria-label={name}
      aria-describedby={facts.map((fact) => `${path}-${fact}`).join(' ')}
    >
      {children}
      <Button onClick={onAdd}>{addLabel}</Button>
    </div>
  );
}

/** Changes the items of an array, which has this number of items. */
export function useItems(path: string, count: number) {
  const dispatch = useFormDispatch();
  /** Changes the list, then focuses an item: its first field, or what matches the selector. */
  const change = (action: FormAction, focused: number, selector = 'input, select, textarea') => {
    flushSync(() => dispatch(action));
    const item = document.getElementById(path)?.children[focused];
    const target = item?.querySelector(selector) ?? item?.querySelector('button') ?? item;
    if (target instanceof HTMLElement) target.focus();
  };
  /** Removes an item, and focuses a neighbour. `done` says so to the reader, who can undo it. */
  const remove = (index: number, done: string) => {
    const neighbour = Math.max(0, Math.min(index, count - 2));
    change({ type: 'remove', path, index, done }, neighbour);
  };
  return { change, remove };
}

interface RemoveProps {
  /** The item, such as `tags 1`. */
  readonly label: string;
  readonly onRemove: () => void;
}

export function RemoveButton({ label, onRemove }: RemoveProps): ReactNode {
  return (
    <Button className={styles.remove} aria-label={`Remove ${label}`} onClick={onRemove}>
      Remove
    </Button>
  );
}
