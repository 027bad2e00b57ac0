import type { ReactNode } from 'react';
import type { ArraySchema, Property } from '@site/src/catalogue/schema';
import type { FormObject, FormValue } from '@site/src/request/model';
import { membersOf } from '@site/src/request/values';
import Button from '../Control/Button';
import styles from './styles.module.css';
import { useItems } from './useItems';

interface Props {
  readonly parameter: Property & ArraySchema;
  readonly value: FormValue | undefined;
  readonly path: string;
  /** ID of the array's description. */
  readonly describedBy: string;
  /** Renders the fields of one object. */
  readonly children: (values: FormObject, path: string) => ReactNode;
}

/** The objects of an array, with buttons to add and delete objects. */
export default function ObjectList({
  parameter,
  value,
  path,
  describedBy,
  children,
}: Props): ReactNode {
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
