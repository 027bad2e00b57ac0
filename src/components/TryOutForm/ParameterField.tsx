import type { ReactNode } from 'react';
import { isScalar, type Property } from '@site/src/catalogue/schema';
import type { FormValue } from '@site/src/request/model';
import ScalarField from './ScalarField';
import ScalarList from './ScalarList';

interface Props {
  readonly parameter: Property;
  readonly value: FormValue | undefined;
  /** Path of the value in the form and ID of the field, for example `body/locales/0/title`. */
  readonly path: string;
  /** ID of the parameter's description. */
  readonly describedBy: string;
}

/** The input of a parameter that is a scalar or a list of scalars. Renders nothing for objects. */
export default function ParameterField({ parameter, value, path, describedBy }: Props): ReactNode {
  const place = { path, describedBy };
  if (isScalar(parameter)) {
    const { required } = parameter;
    return <ScalarField schema={parameter} required={required} value={value} {...place} />;
  }
  if (parameter.type !== 'array' || !isScalar(parameter.items)) return null;
  return <ScalarList name={parameter.name} items={parameter.items} value={value} {...place} />;
}
