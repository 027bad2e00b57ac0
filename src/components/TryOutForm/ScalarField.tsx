import type { ReactNode } from 'react';
import type { ScalarSchema } from '@site/src/catalogue/schema';
import type { FormValue } from '@site/src/request/model';
import { choicesOf } from '@site/src/request/values';
import ChoiceField from './ChoiceField';
import TextField from './TextField';

interface Props {
  readonly schema: ScalarSchema;
  readonly required?: boolean | undefined;
  readonly value: FormValue | undefined;
  readonly example: FormValue | undefined;
  readonly path: string;
  readonly describedBy?: string;
  readonly label?: string;
}

/** The input of a single value: a dropdown if it has choices, otherwise a text or number field. */
export default function ScalarField({
  schema,
  required,
  value,
  example,
  ...place
}: Props): ReactNode {
  const text = typeof value === 'string' ? value : undefined;
  const choices = choicesOf(schema);
  return choices ? (
    <ChoiceField choices={choices} required={required} value={text} {...place} />
  ) : (
    <TextField
      schema={schema}
      value={text}
      example={typeof example === 'string' ? example : undefined}
      {...place}
    />
  );
}
