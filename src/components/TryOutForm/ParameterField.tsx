import type { ReactNode } from 'react';
import type { Parameter } from '@site/src/catalogue/model';
import type { FormValue } from '@site/src/request/model';
import { isListOfStrings } from '@site/src/request/values';
import ChoiceField from './ChoiceField';
import StringList from './StringList';
import TextField from './TextField';

interface Props {
  readonly parameter: Parameter;
  readonly value: FormValue | undefined;
  /** Address of the value in the form, and id of the field: `body/locales/0/title`. */
  readonly path: string;
  /** Id of the parameter's description. */
  readonly describedBy: string;
}

/** The input of a parameter that holds a text, a choice or a list of texts (spec §2). */
export default function ParameterField({ parameter, value, path, describedBy }: Props): ReactNode {
  const text = typeof value === 'string' ? value : undefined;
  switch (parameter.type) {
    case 'string':
      return parameter.enum ? (
        <ChoiceField
          choices={parameter.enum}
          required={parameter.required}
          value={text}
          path={path}
          describedBy={describedBy}
        />
      ) : (
        <TextField parameter={parameter} value={text} path={path} describedBy={describedBy} />
      );
    case 'integer':
      return <TextField parameter={parameter} value={text} path={path} describedBy={describedBy} />;
    case 'boolean':
      return (
        <ChoiceField
          choices={['false', 'true']}
          required={parameter.required}
          value={text}
          path={path}
          describedBy={describedBy}
        />
      );
    case 'array':
      return isListOfStrings(parameter.properties) ? (
        <StringList parameter={parameter} value={value} path={path} describedBy={describedBy} />
      ) : null;
    case 'title':
      return null;
    default:
      return parameter satisfies never;
  }
}
