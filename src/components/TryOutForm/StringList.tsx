import type { ReactNode } from 'react';
import type { ArrayParameter, StringParameter } from '@site/src/catalogue/model';
import type { FormValue } from '@site/src/request/model';
import ChoiceField from './ChoiceField';
import styles from './styles.module.css';
import TextField from './TextField';
import { useItems } from './useItems';

interface Props {
  readonly parameter: ArrayParameter;
  readonly value: FormValue | undefined;
  readonly path: string;
  /** Id of the array's description. */
  readonly describedBy: string;
}

/** The strings of an array: a field each, with buttons to add and to remove (spec §2). */
export default function StringList({ parameter, value, path, describedBy }: Props): ReactNode {
  const { ref, items, add, remove } = useItems(value, path);
  return (
    <div
      ref={ref}
      className={styles.items}
      role="group"
      aria-label={parameter.name}
      aria-describedby={describedBy}
    >
      {items.map((item, index) => {
        const label = `${parameter.name} ${index + 1}`;
        return (
          <div key={index} className={styles.stringItem}>
            <StringItem
              parameter={toItemParameter(parameter)}
              value={typeof item === 'string' ? item : ''}
              path={`${path}/${index}`}
              label={label}
            />
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
        Add String
      </button>
    </div>
  );
}

interface StringItemProps {
  readonly parameter: StringParameter;
  readonly value: string;
  readonly path: string;
  readonly label: string;
}

function StringItem({ parameter, ...field }: StringItemProps): ReactNode {
  return parameter.enum ? (
    <ChoiceField choices={parameter.enum} {...field} />
  ) : (
    <TextField parameter={parameter} {...field} />
  );
}

/** What each string is: the only property, or the limits of the items. */
function toItemParameter({
  name,
  description,
  items,
  properties,
}: ArrayParameter): StringParameter {
  const [only] = properties ?? [];
  if (only?.type === 'string') return only;
  return { name, description, ...items, type: 'string' };
}
