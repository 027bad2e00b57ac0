/** What was entered for values of any shape, as JSON. */
import type { Json } from '../../api/document';
import { type Field, isScalar, type Shape } from '../../api/field';
import { isExactNumber, toObject, toPlainJson } from '../build';
import type { FormValue } from '../model';
import { listOf, membersOf, valueOf } from '../values';
import { othersName } from './input';

/** Undefined if nothing was entered. */
export function toJson(shape: Shape, entered: FormValue | undefined): Json | undefined {
  if (typeof entered === 'string') return toJsonOfText(shape, entered);
  switch (shape.kind) {
    case 'group': {
      const others = valueOf(membersOf(entered), othersName);
      const unnamed = shape.others && toMembers(shape.others, others);
      const named = toObject(shape.fields, membersOf(entered), unnamed !== undefined);
      return named && { ...named, ...unnamed };
    }
    case 'union': {
      const [[name, value] = []] = Object.entries(membersOf(entered));
      const chosen = shape.alternatives[Number(name?.slice('of'.length))];
      return chosen && toJson(chosen, value);
    }
    case 'dictionary':
      return toMembers(shape.values, entered);
    default:
      return toPlainJson(shape, entered);
  }
}

function toJsonOfText(shape: Shape, text: string): Json | undefined {
  const { nullable, ...type } = shape as Field;
  if (isScalar(type)) {
    const isNull = nullable && text === 'null' && type.type !== 'string';
    return isNull ? null : toPlainJson(shape, text);
  }
  const isItem = type.kind === 'list' && isScalar(type.items);
  if (isItem) return toPlainJson(shape, text);
  return type.kind === 'union' ? toAlternative(type.alternatives, text) : parse(text);
}

/** The text in the type of the first alternative that it fits, or as it is. */
function toAlternative(alternatives: readonly Shape[], text: string): Json | undefined {
  const typed = alternatives
    .filter(isScalar)
    .map((one) => toPlainJson(one, text))
    .filter((json) => json !== undefined);
  return typed.find((json) => typeof json !== 'string') ?? typed[0] ?? parse(text);
}

/** A text that is no JSON, or with a number that would change, is itself. */
function parse(text: string): Json | undefined {
  if (text === '') return undefined;
  const numbers = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/-?\d[\d.eE+-]*/g) ?? [];
  try {
    return numbers.every(isExactNumber) ? (JSON.parse(text) as Json) : text;
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
