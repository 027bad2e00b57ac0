/** What a request still needs. */
import { findOwn, type Json } from '../openapi/document';
import type { Endpoint, Field, Shape } from '../openapi/model';
import { toChosen } from './choose';
import { toInput } from './input';
import { toMember } from './json';
import type { FormObject, FormValue, FormValues } from './model';
import { toUsual } from './styles';
import { isParameterPath, listOf, membersOf, toShownText, toStep, valueOf } from './values';

/** A field of the form. */
export interface FieldPath {
  readonly name: string;
  /** The path of the value, which is the ID of its field: `body/locales/0/isoCode`. */
  readonly path: string;
}

/**
 * The required values that a request does not have, in the order of the form. Nothing is missing in
 * an example body, in an object without values, which is not sent, and in a header with an example.
 */
export function listMissing(endpoint: Endpoint, values: FormValues): readonly FieldPath[] {
  const { parameters, example } = toChosen(endpoint, values);
  const { path = [], body = [], query = [], formData = [], header = [], cookie = [] } = parameters;
  return [
    ...lookIn(path, values.path, 'path').missing,
    ...ifEntered(lookIn(body, values.body, 'body')).missing,
    ...lookIn(query.filter(hasNoUsual(example.query)), values.query, 'query').missing,
    ...ifEntered(lookIn(formData, values.formData, 'formData')).missing,
    ...lookIn(header.filter(hasNoUsual(example.header)), values.header, 'header').missing,
    ...lookIn(cookie.filter(hasNoUsual(example.cookie)), values.cookie, 'cookie').missing,
  ];
}

/** Which parameters have no value while none is entered. That of basic authentication always has. */
function hasNoUsual(examples: Readonly<Record<string, Json>> = {}) {
  return (field: Field) =>
    !field.encoding?.basic && toUsual(field, findOwn(examples, field.name)) === undefined;
}

/** What the form has of a value, and what it needs. One walk finds both, since each key needs them. */
interface Look {
  readonly isEntered: boolean;
  readonly missing: readonly FieldPath[];
}

const untouched: Look = { isEntered: false, missing: [] };

function lookIn(
  fields: readonly Field[],
  values: FormObject | undefined,
  parent: string,
  depth = 0,
): Look {
  return joinLooks(fields.map((field) => lookAt(field, values, parent, depth)));
}

/** An object without values is not sent, so it needs none. */
function ifEntered(look: Look): Look {
  return look.isEntered ? look : untouched;
}

function joinLooks(looks: readonly Look[]): Look {
  return {
    isEntered: looks.some(({ isEntered }) => isEntered),
    missing: looks.flatMap(({ missing }) => missing),
  };
}

function lookAt(field: Field, values: FormObject | undefined, parent: string, depth: number): Look {
  const { name, required } = field;
  const value = valueOf(values, name);
  if (value === undefined && !required) return untouched;
  const path = `${parent}/${toStep(name)}`;
  const look = lookInside(toInput(field, depth), value, path, depth, required);
  const isParameter = isParameterPath(path);
  const isNone = !look.isEntered && look.missing.length === 0;
  if (field.kind === 'group' && !(isParameter && isNone)) return look;
  // The walk does not know whether an alternative or the name of a dictionary is sent.
  const isEntered =
    (field.kind === 'list' && look.isEntered) || toMember(field, value) !== undefined;
  if (isEntered || toShownText(field, values, isParameter) !== '') return { ...look, isEntered };
  return { isEntered, missing: required ? [{ name, path }] : [] };
}

function lookInside(
  input: Shape,
  value: FormValue | undefined,
  path: string,
  depth: number,
  isNeeded = false,
): Look {
  if (input.kind === 'group') {
    const look = lookIn(input.fields, membersOf(value), path, depth);
    return isNeeded ? look : ifEntered(look);
  }
  if (input.kind !== 'list' || input.items.kind !== 'group') return untouched;
  const { fields } = input.items;
  const looks = listOf(value).map((item, index) =>
    ifEntered(lookIn(fields, membersOf(item), `${path}/${index}`, depth + 1)),
  );
  return joinLooks(looks);
}
