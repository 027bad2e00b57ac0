/** Which entered values have a problem. */
import type { Endpoint, Field, Shape } from '../openapi/model';
import { parameterLocations } from '../openapi/portal';
import { toChosen } from './choose';
import { toHint } from './hints';
import { toInput } from './input';
import type { FieldPath } from './missing';
import type { FormObject, FormValue, FormValues } from './model';
import { isNull, listOf, membersOf, toStep, valueOf } from './values';

interface Invalid extends FieldPath {
  /** A sentence about the value. */
  readonly problem: string;
}

/** The entered values that a hint calls a problem, in the order of the form. */
export function listInvalid(endpoint: Endpoint, values: FormValues): readonly Invalid[] {
  const { parameters } = toChosen(endpoint, values);
  return parameterLocations.flatMap((location) =>
    lookIn(parameters[location] ?? [], values[location], location, 0),
  );
}

function lookIn(
  fields: readonly Field[],
  values: FormObject | undefined,
  parent: string,
  depth: number,
): readonly Invalid[] {
  if (!values) return [];
  return fields.flatMap((field) => {
    const value = valueOf(values, field.name);
    if (value === undefined) return [];
    const at = { name: field.name, path: `${parent}/${toStep(field.name)}` };
    return lookAt(toInput(field, depth), value, at, depth);
  });
}

function lookAt(
  input: Shape,
  value: FormValue,
  { name, path }: FieldPath,
  depth: number,
): readonly Invalid[] {
  if (isNull(input, value)) return [];
  if (input.kind === 'group') return lookIn(input.fields, membersOf(value), path, depth);
  if (input.kind === 'list') {
    const { items } = input;
    return listOf(value).flatMap((item, index) =>
      lookAt(items, item, { name, path: `${path}/${index}` }, depth + 1),
    );
  }
  if (input.kind !== 'scalar' || typeof value !== 'string') return [];
  const hint = toHint(input, value, path);
  return hint?.kind === 'problem' ? [{ name, path, problem: hint.text }] : [];
}
