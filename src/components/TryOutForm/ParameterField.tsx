import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  type ArraySchema,
  isScalar,
  type Property,
  type ScalarSchema,
} from '@site/src/catalogue/schema';
import type { FormObject, FormValue } from '@site/src/request/model';
import { listOf, membersOf } from '@site/src/request/values';
import Button from '../ui/Button';
import ScalarField from './ScalarField';
import { useFormDispatch } from './useTryOut';
import styles from './styles.module.css';

interface Props {
  readonly parameter: Property;
  readonly value: FormValue | undefined;
  /** The value in the example request. */
  readonly example: FormValue | undefined;
  /** Path of the value in the form and ID of the field, for example `body/locales/0/title`. */
  readonly path: string;
  /** ID of the parameter's description. */
  readonly describedBy: string;
}

/** The input of a parameter that is a scalar or a list of scalars. Renders nothing for objects. */
export default function ParameterField({ parameter, ...field }: Props): ReactNode {
  if (isScalar(parameter)) {
    return <ScalarField schema={parameter} required={parameter.required} {...field} />;
  }
  if (parameter.type !== 'array' || !isScalar(parameter.items)) return null;
  return <ScalarList name={parameter.name} items={parameter.items} {...field} />;
}

interface ScalarListProps extends Omit<Props, 'parameter'> {
  readonly name: string;
  readonly items: ScalarSchema;
}

const itemNames: Readonly<Record<ScalarSchema['type'], string>> = {
  string: 'String',
  integer: 'Integer',
  number: 'Number',
  boolean: 'Boolean',
};

/** The values of an array, with buttons to add and remove values. */
function ScalarList({ name, items, example, ...list }: ScalarListProps): ReactNode {
  const { value, path, describedBy } = list;
  const { ref, items: values, add, remove } = useItems(value, path);
  return (
    <div
      ref={ref}
      className={styles.items}
      role="group"
      aria-label={name}
      aria-describedby={describedBy}
    >
      {values.map((item, index) => {
        const label = `${name} ${index + 1}`;
        const text = typeof item === 'string' ? item : '';
        return (
          <div key={index} className={styles.item}>
            <ScalarField
              schema={items}
              value={text}
              example={listOf(example)[0]}
              path={`${path}/${index}`}
              label={label}
            />
            <Button
              className={styles.remove}
              aria-label={`Remove ${label}`}
              onClick={() => remove(index)}
            >
              Remove
            </Button>
          </div>
        );
      })}
      <Button onClick={() => add('')}>Add {itemNames[items.type]}</Button>
    </div>
  );
}

interface ObjectListProps extends Omit<Props, 'parameter' | 'example'> {
  readonly parameter: Property & ArraySchema;
  /** Renders the fields of one object. */
  readonly children: (values: FormObject, path: string) => ReactNode;
}

/** The objects of an array, with buttons to add and delete objects. */
export function ObjectList({
  parameter,
  value,
  path,
  describedBy,
  children,
}: ObjectListProps): ReactNode {
  const { ref, items, add, remove } = useItems(value, path);
  const itemName = parameter.form?.itemName ?? 'Item';
  return (
    <div
      ref={ref}
      className={styles.items}
      role="group"
      aria-label={parameter.name}
      aria-describedby={describedBy}
    >
      {items.map((item, index) => {
        const label = `${itemName} ${index + 1}`;
        return (
          <div key={index} className={styles.object} role="group" aria-label={label}>
            <div className={styles.objectBar}>
              <strong>{label}</strong>
              <Button aria-label={`Delete ${label}`} onClick={() => remove(index)}>
                Delete
              </Button>
            </div>
            {children(membersOf(item), `${path}/${index}`)}
          </div>
        );
      })}
      <Button onClick={() => add({})}>Add Object</Button>
    </div>
  );
}

interface Items {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly items: readonly FormValue[];
  readonly add: (item: FormValue) => void;
  readonly remove: (index: number) => void;
}

/** The items of a list in the form. Moves the focus when items are added or removed. */
function useItems(value: FormValue | undefined, path: string): Items {
  const dispatch = useFormDispatch();
  const { ref, focusItem } = useItemFocus();
  const items = listOf(value);

  const add = (item: FormValue) => {
    dispatch({ type: 'add', path, item });
    focusItem(items.length);
  };
  const remove = (index: number) => {
    dispatch({ type: 'remove', path, index });
    focusItem(Math.max(0, Math.min(index, items.length - 2)));
  };
  return { ref, items, add, remove };
}

interface ItemFocus {
  /** The element whose children are the items, followed by the Add button. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Moves the focus to this item after the next render, or to the Add button if there is none. */
  readonly focusItem: (index: number) => void;
}

/** Moves the focus to an added item, or to a neighbour of a removed item. */
function useItemFocus(): ItemFocus {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const items = ref.current?.children ?? [];
    const item = items[Math.min(wanted.current, items.length - 1)];
    wanted.current = null;
    const field = item?.querySelector('input, select') ?? item;
    if (field instanceof HTMLElement) field.focus();
  });

  const focusItem = (index: number) => {
    wanted.current = index;
  };
  return { ref, focusItem };
}
