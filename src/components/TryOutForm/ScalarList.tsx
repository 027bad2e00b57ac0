import type { ReactNode } from 'react';
import type { ScalarSchema } from '@site/src/catalogue/schema';
import type { FormValue } from '@site/src/request/model';
import ScalarField from './ScalarField';
import styles from './styles.module.css';
import { useItems } from './useItems';

interface Props {
  readonly name: string;
  readonly items: ScalarSchema;
  readonly value: FormValue | undefined;
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
export default function ScalarList({ name, items, value, path, describedBy }: Props): ReactNode {
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
          <div key={index} className={styles.stringItem}>
            <ScalarField schema={items} value={text} path={`${path}/${index}`} label={label} />
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${label}`}
              onClick={() => remove(index)}
            >
              Remove
            </button>
          </div>
        );
      })}
      <button type="button" className={styles.add} onClick={() => add('')}>
        Add {itemNames[items.type]}
      </button>
    </div>
  );
}
