import type { ReactNode } from 'react';
import { isScalar, type Property } from '@site/src/catalogue/schema';
import type { FormValue } from '@site/src/request/model';
import ScalarField from './ScalarField';
import ScalarList from './ScalarList';

interface Props {
  readonly parameter: Property;
  readonly value: FormValue | undefined;
  /** The value in the example request. */
  readonly example: FormValue | undefined;
  /** Path of the value in the form and ID of the field, for example `body/locales/0/title`. */
  readonly path: string;
  /** ID of the parameter's description. */
  readonly describedBy: string;
}

/** The input of a parameter that is a scalar or a list of scalars. Renders nothing for objects. */
export default function ParameterField({ parameter, ...field }: Props): ReactNode {
  if (isScalar(parameter)) {
    return <ScalarField schema={parameter} required={parameter.required} {...field} />;
  }
  if (parameter.type !== 'array' || !isScalar(parameter.items)) return null;
  return <ScalarList name={parameter.name} items={parameter.items} {...field} />;
}
