/** What a request still needs. */
import type { Endpoint } from '../api/view';
import type { Field } from '../api/field';
import { toHeader, toJson } from './build';
import type { FormObject, FormValue, FormValues } from './model';
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
    ...lookIn(path, values.path, 'path').missing,
    ...joinEntered([lookIn(body, values.body, 'body')]).missing,
    ...lookIn(query, values.query, 'query').missing,
    ...joinEntered([lookIn(formData, values.formData, 'formData')]).missing,
    ...lookIn(unsent, values.header, 'header').missing,
  ];
}

/** What the form has of a value, and what it needs. One walk finds both, since each key needs them. */
interface Look {
  readonly isEntered: boolean;
  readonly missing: readonly MissingValue[];
}

const untouched: Look = { isEntered: false, missing: [] };

function lookIn(fields: readonly Field[], values: FormObject | undefined, parent: string): Look {
  return joinLooks(fields.map((field) => lookAt(field, values, `${parent}/${field.name}`)));
}

/** An object without values is not sent, so it needs none. */
function joinEntered(looks: readonly Look[]): Look {
  return joinLooks(looks.filter(({ isEntered }) => isEntered));
}

function joinLooks(looks: readonly Look[]): Look {
  return {
    isEntered: looks.some(({ isEntered }) => isEntered),
    missing: looks.flatMap(({ missing }) => missing),
  };
}

function lookAt(field: Field, values: FormObject | undefined, path: string): Look {
  const { name, required } = field;
  const value = valueOf(values, name);
  if (value === undefined && !required) return untouched;
  if (field.kind === 'group') {
    return joinEntered([lookIn(field.fields, membersOf(value), path)]);
  }
  const { isEntered, missing } = lookAtItems(field, value, path);
  const isSent = isEntered || toShownText(field, values) !== '';
  return { isEntered, missing: required && !isSent ? [{ name, path }] : missing };
}

function lookAtItems(field: Field, value: FormValue | undefined, path: string): Look {
  if (field.kind !== 'list' || field.items.kind !== 'group') {
    return { isEntered: toJson(field, value) !== undefined, missing: [] };
  }
  const { fields } = field.items;
  return joinEntered(
    listOf(value).map((item, index) => lookIn(fields, membersOf(item), `${path}/${index}`)),
  );
}
