import type { ReactNode } from 'react';
import type { ScalarSchema } from '@site/src/catalogue/schema';
import type { FormValue } from '@site/src/request/model';
import { listOf } from '@site/src/request/values';
import Button from '../Control/Button';
import ScalarField from './ScalarField';
import styles from './styles.module.css';
import { useItems } from './useItems';

interface Props {
  readonly name: string;
  readonly items: ScalarSchema;
  readonly value: FormValue | undefined;
  readonly example: FormValue | undefined;
  readonly path: string;
  /** ID of the array's description. */
  readonly describedBy: string;
}

const itemNames: Readonly<Record<ScalarSchema['type'], string>> = {
  string: 'String',
  integer: 'Integer',
  number: 'Number',
  boolean: 'Boolean',
};

/** The values of an array, with buttons to add and remove values. */
export default function ScalarList({ name, items, example, ...list }: Props): ReactNode {
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
