import { memo, type ReactNode } from 'react';
import type { Parameter } from '@site/src/catalogue/model';
import type { FormObject } from '@site/src/request/model';
import { valueOf } from '@site/src/request/values';
import styles from './FieldList.module.css';
import ParameterRow from './ParameterRow';

interface Props {
  readonly parameters: readonly Parameter[];
  /** Put before each name: the members of an object carry dotted names. */
  readonly prefix?: string;
  /** Where the values of this list stand in the form; without it the list is documentation only. */
  readonly path?: string;
  readonly values?: FormObject;
}

/** Parameters with type, description and limits, each with its field in the form. */
function ParameterList({ parameters, prefix = '', path, values }: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {parameters.map((parameter) => (
        <ParameterRow
          key={parameter.name}
          parameter={parameter}
          prefix={prefix}
          path={path && `${path}/${parameter.name}`}
          value={valueOf(values, parameter.name)}
        />
      ))}
    </ul>
  );
}

export default memo(ParameterList);
