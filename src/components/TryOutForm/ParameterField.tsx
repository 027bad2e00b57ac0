import type { ReactNode } from 'react';
import { type Field, isScalar, type ScalarShape } from '@site/src/api/field';
import type { FormValue } from '@site/src/request/model';
import { listOf } from '@site/src/request/values';
import Items, { RemoveButton, useItems } from './Items';
import ScalarField from './ScalarField';
import styles from './styles.module.css';

interface Props {
  readonly parameter: Field;
  readonly value: FormValue | undefined;
  /** The value in the example request. */
  readonly example: FormValue | undefined;
  /** Path of the value in the form and ID of the field, for example `body/locales/0/title`. */
  readonly path: string;
}

/** The input of a parameter that is a scalar or a list of scalars. Renders nothing for objects. */
export default function ParameterField({ parameter, ...field }: Props): ReactNode {
  if (isScalar(parameter)) {
    return <ScalarField shape={parameter} required={parameter.required} {...field} />;
  }
  if (parameter.kind !== 'list' || !isScalar(parameter.items)) return null;
  return <ScalarList parameter={parameter} items={parameter.items} {...field} />;
}

interface ScalarListProps extends Props {
  readonly items: ScalarShape;
}

const itemNames: Readonly<Record<ScalarShape['type'], string>> = {
  string: 'String',
  integer: 'Integer',
  number: 'Number',
  boolean: 'Boolean',
};

/** The values of an array, with buttons to add and remove values. */
function ScalarList({ parameter, items, value, example, path }: ScalarListProps): ReactNode {
  const entered = listOf(value);
  const { change, remove } = useItems(path, entered.length);
  return (
    <Items
      parameter={parameter}
      path={path}
      addLabel={`Add ${itemNames[items.type]}`}
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
