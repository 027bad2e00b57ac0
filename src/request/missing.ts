/** What a request still needs. */
import type { Endpoint } from '../api/view';
import type { Field } from '../api/field';
import { toHeader, toJson } from './build';
import type { FormObject, FormValues } from './model';
import { listOf, membersOf, toShownText, valueOf } from './values';

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
export function listMissing({ parameters }: Endpoint, values: FormValues): readonly MissingValue[] {
  const { path = [], body = [], query = [], formData = [], header = [] } = parameters;
  const unsent = header.filter((one) => toHeader(one, values.header).length === 0);
  return [
    ...listMissingIn(path, values.path, 'path'),
    ...listMissingIfEntered(body, values.body, 'body'),
    ...listMissingIn(query, values.query, 'query'),
    ...listMissingIfEntered(formData, values.formData, 'formData'),
    ...listMissingIn(unsent, values.header, 'header'),
  ];
}

function listMissingIfEntered(
  fields: readonly Field[],
  values: FormObject = {},
  path: string,
): readonly MissingValue[] {
  const isEntered = toJson({ kind: 'group', fields }, values) !== undefined;
  return isEntered ? listMissingIn(fields, values, path) : [];
}

function listMissingIn(
  fields: readonly Field[],
  values: FormObject | undefined,
  parent: string,
): readonly MissingValue[] {
  return fields.flatMap((field) => {
    const { name, required } = field;
    const value = valueOf(values, name);
    const path = `${parent}/${name}`;
    if (field.kind === 'group') return listMissingIfEntered(field.fields, membersOf(value), path);
    const isSent = toJson(field, value) !== undefined || toShownText(field, values) !== '';
    if (!isSent) return required ? [{ name, path }] : [];
    if (field.kind !== 'list' || field.items.kind !== 'group') return [];
    const { fields: members } = field.items;
    return listOf(value).flatMap((item, index) =>
      listMissingIfEntered(members, membersOf(item), `${path}/${index}`),
    );
  });
}
