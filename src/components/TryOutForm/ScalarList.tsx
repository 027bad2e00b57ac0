import type { ReactNode } from 'react';
import type { Field, ScalarShape } from '@site/src/api/field';
import type { FormValue } from '@site/src/request/model';
import { capitalize } from '@site/src/request/facts';
import { listOf } from '@site/src/request/values';
import Items, { RemoveButton, useItems } from './Items';
import ScalarField from './ScalarField';
import styles from './styles.module.css';

interface Props {
  readonly parameter: Field;
  readonly items: ScalarShape;
  readonly value: FormValue | undefined;
  /** The value in the example request. */
  readonly example: FormValue | undefined;
  readonly path: string;
}

export default function ScalarList({ parameter, items, value, example, path }: Props): ReactNode {
  const entered = listOf(value);
  const { change, remove } = useItems(path, entered.length);
  return (
    <Items
      parameter={parameter}
      path={path}
      addLabel={`Add ${capitalize(items.type)}`}
      onAdd={() => change({ type: 'add', path, item: '' }, entered.length)}
    >
      {entered.map((item, index) => {
        const label = `${parameter.name} ${index + 1}`;
        return (
          <div key={index} className={styles.item}>
            <ScalarField
              shape={items}
              value={item}
              example={listOf(example)[0]}
              path={`${path}/${index}`}
              factsOf={path}
              label={label}
            />
            <RemoveButton label={label} onRemove={() => remove(index, `${label} removed`)} />
          </div>
        );
      })}
    </Items>
  );
}
