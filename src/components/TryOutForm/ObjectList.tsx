import { memo, type ReactNode, useContext } from 'react';
import clsx from 'clsx';
import { type Field, fieldsOf, type List } from '@site/src/api/field';
import type { FormValue } from '@site/src/request/model';
import { toSummary } from '@site/src/request/summary';
import { listOf, membersOf } from '@site/src/request/values';
import Button from '../ui/Button';
import { FoldedContext } from './FormContext';
import Items, { useItems } from './Items';
import styles from './styles.module.css';

interface Props {
  readonly parameter: Field & List;
  readonly value: FormValue | undefined;
  /** Path of the list in the form, for example `body/locales`. */
  readonly path: string;
  /** What an added object contains. */
  readonly toEmpty?: (index: number) => FormValue;
  readonly children: (value: FormValue, path: string, index: number) => ReactNode;
}

export default function ObjectList(props: Props): ReactNode {
  const { parameter, value, path, toEmpty = () => ({}), children } = props;
  const folded = useContext(FoldedContext);
  const objects = listOf(value);
  const { change } = useItems(path, objects.length);
  return (
    <Items
      parameter={parameter}
      path={path}
      addLabel={parameter.items.kind === 'group' ? 'Add Object' : 'Add Item'}
      onAdd={() => change({ type: 'add', path, item: toEmpty(objects.length) }, objects.length)}
    >
      {objects.map((object, index) => {
        const label = `${parameter.itemName ?? 'Item'} ${index + 1}`;
        const isFolded = folded.includes(`${path}/${index}`);
        const summary = isFolded ? toSummary(fieldsOf(parameter), membersOf(object)) : undefined;
        return (
          <div key={index} className={clsx('box', styles.object)} role="group" aria-label={label}>
            <ObjectBar
              path={path}
              index={index}
              count={objects.length}
              label={label}
              summary={summary}
            />
            {!isFolded && children(object, `${path}/${index}`, index)}
          </div>
        );
      })}
    </Items>
  );
}

interface BarProps extends Pick<Props, 'path'> {
  readonly index: number;
  readonly count: number;
  readonly label: string;
  readonly summary: string | undefined;
}

/**
 * The name of an object, which folds it, and its other buttons. Memoized, since input in the object
 * does not change it.
 */
const ObjectBar = memo(function ObjectBar(bar: BarProps): ReactNode {
  const { path, index, count, label, summary } = bar;
  const { change, remove } = useItems(path, count);
  const isFolded = summary !== undefined;
  const last = count - 1;
  const fold = { type: 'fold', path: `${path}/${index}`, isFolded: !isFolded } as const;
  const toMove = (where: 'up' | 'down', to: number) => {
    const move = () => change({ type: 'move', path, index, to }, to, `[aria-label$=" ${where}"]`);
    const isPossible = to >= 0 && to <= last;
    return (
      <Button
        kind="quiet"
        aria-label={`Move ${label} ${where}`}
        aria-disabled={!isPossible}
        onClick={isPossible ? move : undefined}
      >
        {where === 'up' ? '↑' : '↓'}
      </Button>
    );
  };
  return (
    <div className="inline">
      <button
        type="button"
        className={clsx('bare fold', styles.name)}
        aria-expanded={!isFolded}
        onClick={() => change(fold, index, 'button')}
      >
        <span className="cut">
          <strong>{label}</strong> <span className="muted">{summary}</span>
        </span>
      </button>
      <div>
        {last > 0 && toMove('up', index - 1)}
        {last > 0 && toMove('down', index + 1)}
        <Button
          kind="quiet"
          aria-label={`Duplicate ${label}`}
          onClick={() => change({ type: 'duplicate', path, index }, index + 1)}
        >
          Duplicate
        </Button>
        <Button
          kind="quiet"
          aria-label={`Delete ${label}`}
          onClick={() => remove(index, `${label} deleted`)}
        >
          Delete
        </Button>
      </div>
    </div>
  );
});
