/** Schemas of values that contain no others. */
import { findOwn, isList, type Json, toDefined, toText } from '../document';
import { pickKeywords, type ScalarType, scalarTypes, type ScalarValue } from '../keywords';
import type { Choice, ChoiceLabel, Shape } from '../model';
import {
  type AnySchema,
  type Flat,
  flatten,
  type Labels,
  listTypes,
  listValues,
} from './flat-schema';
import { isOfType } from '../numbers';
import type { Reader } from './reader';

/** A value that contains no others. */
export function toScalar(type: ScalarType, flat: Flat): Shape {
  // An empty text can be sent as a choice only.
  const only = flat.const === '' ? undefined : flat.const;
  const given = flat.const === '' ? [flat.const] : flat.enum;
  const values = [...new Set(given)].filter((value) => value !== null);
  const typed = values.filter((value) => isOfType(value, type));
  const choices = typed.length > 0 ? typed : values;
  if (only === undefined && choices.length > 0) {
    const labels = toLabels(flat, choices);
    const { format } = flat;
    return toDefined({ kind: 'choice', type, choices: choices.map(toScalarValue), format, labels });
  }
  const isSecret = flat.format === 'password';
  const { default: _default, examples: _examples, ...keywords } = pickKeywords(flat, type);
  return toDefined({
    kind: 'scalar',
    type,
    ...keywords,
    ...(isSecret && { format: undefined, secret: true }),
  });
}

/** The names and texts of values, which some tools add to `enum`, by index or by value. */
function toLabels(flat: Flat, choices: readonly Json[]): readonly ChoiceLabel[] | undefined {
  const names = flat['x-enum-varnames'] ?? flat['x-enumNames'];
  const texts = flat['x-enum-descriptions'] ?? flat['x-enumDescriptions'];
  const find = (all: Labels | undefined, value: Json) => {
    const told = isList(all) ? all[flat.enum?.indexOf(value) ?? -1] : findOwn(all, toText(value));
    return typeof told === 'string' && told ? told : undefined;
  };
  const labels = choices.map((value) =>
    toDefined({ name: find(names, value), description: find(texts, value) }),
  );
  return labels.some((label) => Object.keys(label).length > 0) ? labels : undefined;
}

/** Objects and lists among choices are JSON texts. */
export function toScalarValue(value: Json): ScalarValue {
  return isScalarValue(value) ? value : JSON.stringify(value);
}

function isScalarValue(value: unknown): value is ScalarValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Alternatives that are constants of one type are values with texts. */
export function toChoiceOfConstants(
  reader: Reader,
  flat: Flat,
  alternatives: readonly AnySchema[],
) {
  const parts = alternatives.map((one) => flatten(reader.document, one));
  const values = parts.flatMap((part) => {
    const [value, ...further] = listValues(part) ?? [];
    return isScalarValue(value) && further.length === 0 ? [value] : [];
  });
  const [type, ...others] = new Set(values.flatMap((value) => toScalarType(flat, value)));
  if (!type || others.length > 0 || values.length < parts.length) return undefined;
  const labels = parts.map(({ title, description, deprecated }) =>
    toDefined({ name: title, description, deprecated: deprecated || undefined }),
  );
  return toDefined({
    kind: 'choice',
    type,
    choices: values,
    format: flat.format,
    labels: labels.some((label) => Object.keys(label).length > 0) ? labels : undefined,
  }) satisfies Choice;
}

/** The type of a value, which the schema around it can say. */
function toScalarType(flat: Flat, value: ScalarValue): readonly ScalarType[] {
  const declared = scalarTypes.filter((one) => listTypes(flat).includes(one));
  const types = declared.length > 0 ? declared : scalarTypes;
  return types.filter((one) => isOfType(value, one)).slice(0, 1);
}
