import type { ReactNode } from 'react';
import { isScalar, type Property } from '@site/src/catalogue/schema';
import type { FormValue } from '@site/src/request/model';
import ScalarField from './ScalarField';
import ScalarList from './ScalarList';

interface Props {
  readonly parameter: Property;
  readonly value: FormValue | undefined;
  /** Address of the value in the form, and id of the field: `body/locales/0/title`. */
  readonly path: string;
  /** Id of the parameter's description. */
  readonly describedBy: string;
}

/** The input of a parameter that holds a text, a choice, or a list of them; nothing for objects. */
export default function ParameterField({ parameter, value, path, describedBy }: Props): ReactNode {
  const place = { path, describedBy };
  if (isScalar(parameter)) {
    const { required } = parameter;
    return <ScalarField schema={parameter} required={required} value={value} {...place} />;
  }
  if (parameter.type !== 'array' || !isScalar(parameter.items)) return null;
  return <ScalarList name={parameter.name} items={parameter.items} value={value} {...place} />;
}
