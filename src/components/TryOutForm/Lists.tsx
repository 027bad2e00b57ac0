/** The inputs of an array, whose items the reader adds one by one. */
import { memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import type { Field, List, ScalarShape } from '@portal/src/openapi/model';
import { fieldsOf } from '@portal/src/openapi/shapes';
import type { FormAction } from '@portal/src/request/form';
import type { FormValue } from '@portal/src/request/model';
import { toSummary } from '@portal/src/request/summary';
import { listOf, membersOf } from '@portal/src/request/values';
import * as messages from '@portal/src/messages/en/form';
import { say } from '@portal/src/messages/say';
import Button from '../ui/Button';
import { type InputProps, useFormDispatch } from './FormContext';
import ScalarField from './ScalarField';
import styles from './styles.module.css';

interface ItemsProps extends Pick<InputProps, 'path' | 'value'> {
  readonly parameter: Pick<Field, 'name' | 'required'>;
  readonly addLabel: string;
  /** What an added item contains. */
  readonly toEmpty: (index: number) => FormValue;
  readonly children: (item: FormValue, path: string, index: number) => ReactNode;
}

export function Items(props: ItemsProps) {
  const { parameter, value, path, addLabel, toEmpty, children } = props;
  const { name, required } = parameter;
  const facts = required ? ['type', 'required', 'description'] : ['type', 'description'];
  const change = useListChange(path);
  const items = listOf(value);
  const { length } = items;
  return (
    <div
      id={path}
      className={clsx('stack scripted', styles.items)}
      role="group"
      aria-label={name}
      aria-describedby={facts.map((fact) => `${path}-${fact}`).join(' ')}
    >
      {items.map((item, index) => children(item, `${path}/${index}`, index))}
      <Button onClick={() => change({ type: 'add', path, item: toEmpty(length) }, length)}>
        {addLabel}
      </Button>
    </div>
  );
}

/** Changes a list, then focuses the first field of an item. A new one folds the others. */
function useListChange(path: string) {
  const dispatch = useFormDispatch();
  return (action: FormAction, index: number) => {
    const before = listItems(path).map((child) => findFold(child)?.open);
    flushSync(() => dispatch(action));
    // The last child is the button that adds. A removed item has a neighbour, or leaves only it.
    const children = listItems(path);
    const item = children[Math.min(index, Math.max(0, children.length - 2))];
    const open = action.type === 'remove' ? before.toSpliced(action.index, 1) : [];
    for (const [at, child] of children.entries()) {
      const fold = findFold(child);
      if (fold) fold.open = child === item || open[at] === true;
    }
    const target = item?.querySelector('input, select, textarea') ?? item?.querySelector('button');
    const focused = target ?? item;
    if (focused instanceof HTMLElement) focused.focus();
  };
}

function listItems(path: string): readonly Element[] {
  return [...(document.getElementById(path)?.children ?? [])];
}

/** What folds an object of a list. */
function findFold(item: Element): HTMLDetailsElement | null {
  return item.querySelector(':scope > details');
}

interface ItemProps extends Pick<ItemsProps, 'path'> {
  readonly index: number;
  /** The item, such as `tags 1`. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A field of an item, with the button that removes the item. */
export function RemovableItem({ path, index, label, children }: ItemProps) {
  const change = useListChange(path);
  const done = say(messages.removed, { name: label });
  return (
    <div className={styles.item}>
      {children}
      <Button
        className={styles.remove}
        aria-label={say(messages.removeItem, { name: label })}
        onClick={() => change({ type: 'remove', path, index, done }, index)}
      >
        {messages.remove}
      </Button>
    </div>
  );
}

const addLabels = {
  string: messages.addString,
  integer: messages.addInteger,
  number: messages.addNumber,
  boolean: messages.addBoolean,
} as const;

interface ScalarListProps extends InputProps, Pick<ItemsProps, 'parameter'> {
  readonly items: ScalarShape;
}

export function ScalarList({ items, example, ...list }: ScalarListProps) {
  const { parameter, path } = list;
  return (
    <Items {...list} addLabel={addLabels[items.type]} toEmpty={() => ''}>
      {(item, itemPath, index) => {
        const label = `${parameter.name} ${index + 1}`;
        return (
          <RemovableItem key={index} path={path} index={index} label={label}>
            <ScalarField
              shape={items}
              value={item}
              example={listOf(example)[0]}
              path={itemPath}
              factsOf={path}
              label={label}
            />
          </RemovableItem>
        );
      }}
    </Items>
  );
}

interface ObjectListProps extends Omit<ItemsProps, 'addLabel'> {
  readonly parameter: Field & List;
}

export function ObjectList({ children, ...list }: ObjectListProps) {
  const { parameter, path } = list;
  return (
    <Items
      {...list}
      addLabel={parameter.items.kind === 'group' ? messages.addObject : messages.addItem}
    >
      {(object, objectPath, index) => {
        const label = `${parameter.itemName ?? messages.item} ${index + 1}`;
        return (
          <div key={index} className={`nested ${styles.object}`} role="group" aria-label={label}>
            <ObjectActions path={path} index={index} label={label} />
            <details open>
              <summary className="fold">
                <span className="cut">
                  <strong>{label}</strong>{' '}
                  <span className="muted">{toSummary(fieldsOf(parameter), membersOf(object))}</span>
                </span>
              </summary>
              {children(object, objectPath, index)}
            </details>
          </div>
        );
      }}
    </Items>
  );
}

/** Memoized: input inside the object does not change them. */
const ObjectActions = memo(function ObjectActions(item: Omit<ItemProps, 'children'>) {
  const { path, index, label } = item;
  const change = useListChange(path);
  const done = say(messages.deleted, { name: label });
  return (
    <div>
      <Button
        kind="quiet"
        aria-label={say(messages.duplicateItem, { name: label })}
        onClick={() => change({ type: 'duplicate', path, index }, index + 1)}
      >
        {messages.duplicate}
      </Button>
      <Button
        kind="quiet"
        aria-label={say(messages.deleteItem, { name: label })}
        onClick={() => change({ type: 'remove', path, index, done }, index)}
      >
        {messages.deleteIt}
      </Button>
    </div>
  );
});
