import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type Field, isScalar, type List, type ScalarShape } from '@site/src/api/field';
import type { FormAction } from '@site/src/request/form';
import type { FormObject, FormValue } from '@site/src/request/model';
import { listOf, membersOf } from '@site/src/request/values';
import Button from '../ui/Button';
import ScalarField from './ScalarField';
import { useFormDispatch } from './useTryOut';
import styles from './styles.module.css';

interface Props {
  readonly parameter: Field;
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
    return <ScalarField shape={parameter} required={parameter.required} {...field} />;
  }
  if (parameter.kind !== 'list' || !isScalar(parameter.items)) return null;
  return <ScalarList name={parameter.name} items={parameter.items} {...field} />;
}

interface ScalarListProps extends Omit<Props, 'parameter'> {
  readonly name: string;
  readonly items: ScalarShape;
}

const itemNames: Readonly<Record<ScalarShape['type'], string>> = {
  string: 'String',
  integer: 'Integer',
  number: 'Number',
  boolean: 'Boolean',
};

/** The values of an array, with buttons to add and remove values. */
function ScalarList({ items, example, ...list }: ScalarListProps): ReactNode {
  const { name, path } = list;
  return (
    <Items {...list} addLabel={`Add ${itemNames[items.type]}`} added="">
      {(item, index, remove) => {
        const label = `${name} ${index + 1}`;
        return (
          <div key={index} className={styles.item}>
            <ScalarField
              shape={items}
              value={typeof item === 'string' ? item : ''}
              example={listOf(example)[0]}
              path={`${path}/${index}`}
              label={label}
            />
            <Button className={styles.remove} aria-label={`Remove ${label}`} onClick={remove}>
              Remove
            </Button>
          </div>
        );
      }}
    </Items>
  );
}

interface ObjectListProps extends Omit<Props, 'parameter' | 'example'> {
  readonly parameter: Field & List;
  /** Renders the fields of one object. */
  readonly children: (values: FormObject, path: string) => ReactNode;
}

/** The objects of an array, with buttons to add and delete objects. */
export function ObjectList({ parameter, children, ...list }: ObjectListProps): ReactNode {
  return (
    <Items {...list} name={parameter.name} addLabel="Add Object" added={{}}>
      {(item, index, remove) => {
        const label = `${parameter.itemName ?? 'Item'} ${index + 1}`;
        return (
          <div key={index} className={styles.object} role="group" aria-label={label}>
            <div className={styles.objectBar}>
              <strong>{label}</strong>
              <Button aria-label={`Delete ${label}`} onClick={remove}>
                Delete
              </Button>
            </div>
            {children(membersOf(item), `${list.path}/${index}`)}
          </div>
        );
      }}
    </Items>
  );
}

interface ItemsProps extends Omit<Props, 'parameter' | 'example'> {
  readonly name: string;
  readonly addLabel: string;
  /** The value of a new item. */
  readonly added: FormValue;
  readonly children: (item: FormValue, index: number, remove: () => void) => ReactNode;
}

/** The items of an array. Moves the focus to an added item, or to a neighbour of a removed item. */
function Items(props: ItemsProps): ReactNode {
  const { name, value, path, describedBy, addLabel, added, children } = props;
  const dispatch = useFormDispatch();
  const items = listOf(value);
  const change = (action: FormAction, focused: number) => {
    flushSync(() => dispatch(action));
    focusItem(path, focused);
  };
  const remove = (index: number) => {
    const neighbour = Math.max(0, Math.min(index, items.length - 2));
    change({ type: 'remove', path, index }, neighbour);
  };
  return (
    <div
      id={path}
      className={styles.items}
      role="group"
      aria-label={name}
      aria-describedby={describedBy}
    >
      {items.map((item, index) => children(item, index, () => remove(index)))}
      <Button onClick={() => change({ type: 'add', path, item: added }, items.length)}>
        {addLabel}
      </Button>
    </div>
  );
}

/** Focuses the first field of an item, or the Add button, which follows the items. */
function focusItem(path: string, index: number): void {
  const item = document.getElementById(path)?.children[index];
  const field = item?.querySelector('input, select') ?? item;
  if (field instanceof HTMLElement) field.focus();
}
