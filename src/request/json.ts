/** Entered values as JSON, in their declared types. */
import { isList, type Json } from '../openapi/document';
import { exactNumber, readJson } from '../openapi/numbers';
import type { Field, ScalarShape, ScalarType, Shape } from '../openapi/model';
import { isScalar } from '../openapi/shapes';
import type { FormObject, FormValue } from './model';
import {
  isEntered,
  isNull,
  isQuotedNull,
  listOf,
  membersOf,
  nullText,
  othersName,
  toInitialText,
  toLabel,
  valueOf,
} from './values';

/** The object for the entered values. Undefined if all are defaults, unless it is sent anyway. */
export function toObject(
  fields: readonly Field[],
  values: FormObject,
  isSent = false,
): Readonly<Record<string, Json>> | undefined {
  const members = fields.map((field) => {
    const entered = valueOf(values, field.name);
    return { field, entered, value: toMember(field, entered) };
  });
  if (!isSent && members.every(({ value }) => value === undefined)) return undefined;
  return Object.fromEntries(
    members.flatMap(({ field, entered, value = toInitial(field) ?? toEmpty(field, entered) }) =>
      value === undefined ? [] : [[field.name, value]],
    ),
  );
}

/** The entered value of a field. */
export function toMember(field: Field, entered: FormValue | undefined): Json | undefined {
  return (field.required && toEmpty(field, entered)) || toJson(field, entered);
}

/** A list or a map without anything in it, as only examples have it, or one of empty objects. */
function toEmpty(field: Field, entered: FormValue | undefined): Json | undefined {
  if (!isList(entered)) return undefined;
  if (field.kind === 'dictionary') return entered.length === 0 ? {} : undefined;
  const item = field.kind === 'list' && field.items.kind === 'group' ? field.items : undefined;
  const canBeEmpty = field.required && item?.fields.every(({ required }) => !required);
  const isEmpty = entered.every((one) => canBeEmpty && !isEntered(one));
  return isEmpty ? entered.map(() => ({})) : undefined;
}

/** What is sent of a field without a value, beside others: a required object with what is in it. */
function toInitial(field: Field): Json | undefined {
  if (field.kind !== 'group') return toJson(field, toInitialText(field));
  return field.required ? toObject(field.fields, {}, true) : undefined;
}

/** The entered value as it is sent. Undefined if nothing was entered. */
export function toJson(shape: Shape, entered: FormValue | undefined): Json | undefined {
  if (isNull(shape, entered)) return null;
  if (typeof entered === 'string') return toJsonOfText(shape, entered);
  switch (shape.kind) {
    case 'list':
      return toItems(shape.items, entered);
    case 'group': {
      const others = valueOf(membersOf(entered), othersName);
      const unnamed = shape.others && toMembers(shape.others, others);
      const named = toObject(shape.fields, membersOf(entered), unnamed !== undefined);
      return named && { ...named, ...unnamed };
    }
    case 'union': {
      const [[name, value] = []] = Object.entries(membersOf(entered));
      const chosen = shape.alternatives[Number(name?.slice('of'.length))];
      return chosen && toJson(chosen, value || toInitialText(chosen));
    }
    case 'dictionary':
      return toMembers(shape.values, entered);
    default:
      return undefined;
  }
}

/** Empty items are dropped, and a single value is a list. */
function toItems(items: Shape, entered: FormValue | undefined): Json | undefined {
  const sent = listOf(entered)
    .map((item) => toJson(items, item))
    .filter((item) => item !== undefined);
  return sent.length === 0 ? undefined : sent;
}

function toJsonOfText(type: Shape, text: string): Json | undefined {
  if (isScalar(type)) return toScalar(type, text);
  if (type.kind === 'list' && !type.first && isScalar(type.items)) {
    return toItems(type.items, text);
  }
  if (type.kind === 'group') return undefined;
  return type.kind === 'union' ? toAlternative(type.alternatives, text) : tryJson(text);
}

function toScalar(shape: ScalarShape, text: string): Json | undefined {
  if (shape.kind === 'choice') return shape.choices.find((one) => toLabel(shape, one) === text);
  return scalars[shape.type](isQuotedNull(shape, text) ? nullText : text);
}

const scalars: Readonly<Record<ScalarType, (text: string) => Json | undefined>> = {
  string: (text) => text || undefined,
  integer: (text) => (/^-?\d+$/.test(text) ? exactNumber(text) : undefined) ?? (text || undefined),
  number: (text) => exactNumber(text) ?? (text || undefined),
  boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
};

/** Whether the text is an integer that a number can represent exactly. */
export function isExactInteger(text: string): boolean {
  return String(Number(text)) === text && Number.isSafeInteger(Number(text));
}

/** Whether the text is a JSON number (RFC 8259, section 6). At most 15 digits are exact. */
export function isExactNumber(text: string): boolean {
  const [, digits] = /^-?((?:0|[1-9]\d*)(?:\.\d+)?)(?:e[+-]?\d+)?$/i.exec(text) ?? [];
  if (digits === undefined) return false;
  const significant = digits.replace('.', '').replace(/^0+/, '');
  const isZero = significant === '' && !text.startsWith('-');
  const isKept = Number.isFinite(Number(text)) && (Number(text) !== 0 || isZero);
  return isExactInteger(text) || (significant.length <= 15 && isKept);
}

/** The text in the type of the first alternative that it fits, or as it is. */
function toAlternative(alternatives: readonly Shape[], text: string): Json | undefined {
  const typed = alternatives
    .filter(isScalar)
    .map((one) => toScalar(one, text))
    .filter((json) => json !== undefined);
  return typed.find((json) => typeof json !== 'string') ?? typed[0] ?? tryJson(text);
}

/** A text as JSON. One that is none is itself, and an empty one is nothing. */
export function tryJson(text: string): Json | undefined {
  if (text === '') return undefined;
  try {
    return readJson(text) as Json;
  } catch {
    return text;
  }
}

function toMembers(each: Shape, entered: FormValue | undefined) {
  const members = listOf(entered).flatMap((item) => {
    const { name, value } = membersOf(item);
    const json = toJson(each, value);
    return typeof name !== 'string' || !name || json === undefined ? [] : [[name, json] as const];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
