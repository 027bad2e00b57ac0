/** What a request still needs. */
import type { Endpoint } from '../api/view';
import { type Field, isSecret } from '../api/field';
import { toHeader, toJson, toObject, toUsualText } from './build';
import { toChosen } from './choices';
import type { FormObject, FormValues } from './model';
import { listOf, membersOf, toInput, toShownText, toStep, valueOf } from './values';

/** A required value that a request does not have. */
export interface MissingValue {
  readonly name: string;
  /** The path of the value, which is the ID of its field: `body/locales/0/isoCode`. */
  readonly path: string;
}

/**
 * The required values that a request does not have, in the order of the form. Nothing is missing in
 * an example body, in an object without values, which is not sent, and in a header with an example.
 */
export function listMissing(endpoint: Endpoint, values: FormValues): readonly MissingValue[] {
  const { parameters } = toChosen(endpoint, values);
  const { path = [], body = [], query = [], formData = [], header = [], cookie = [] } = parameters;
  const unsent = header.filter((one) => toHeader(one, values.header).length === 0);
  return [
    ...listIn(path, values.path, 'path'),
    ...listInEntered(body, values.body, 'body'),
    ...listIn(query.filter(hasNoUsual), values.query, 'query'),
    ...listInEntered(formData, values.formData, 'formData'),
    ...listIn(unsent, values.header, 'header'),
    ...listIn(cookie.filter(hasNoUsual), values.cookie, 'cookie'),
  ];
}

function hasNoUsual(field: Field): boolean {
  return !isSecret(field) || toUsualText(field) === '';
}

/** An object without values is not sent, so it needs none. */
function listInEntered(
  fields: readonly Field[],
  values: FormObject = {},
  parent = '',
  depth = 0,
): readonly MissingValue[] {
  return toObject(fields, values) === undefined ? [] : listIn(fields, values, parent, depth);
}

function listIn(
  fields: readonly Field[],
  values: FormObject | undefined,
  parent: string,
  depth = 0,
): readonly MissingValue[] {
  return fields.flatMap((field) => listAt(field, values, `${parent}/${toStep(field.name)}`, depth));
}

function listAt(
  field: Field,
  values: FormObject | undefined,
  path: string,
  depth: number,
): readonly MissingValue[] {
  const { name, required } = field;
  const value = valueOf(values, name);
  const input = toInput(field, depth);
  const isSent = toJson(field, value) !== undefined || toShownText(field, values) !== '';
  if (required && !isSent && field.kind !== 'group') return [{ name, path }];
  if (input.kind === 'group') return listInEntered(input.fields, membersOf(value), path, depth);
  if (input.kind !== 'list' || input.items.kind !== 'group') return [];
  const { fields } = input.items;
  return listOf(value).flatMap((item, index) =>
    listInEntered(fields, membersOf(item), `${path}/${index}`, depth + 1),
  );
}
