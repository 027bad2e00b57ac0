/** Which given values a request does not have, or not as they were given. */
import { isJsonObject, isList, type Json, type JsonObject, toText } from '../openapi/document';
import type { Shape, Union } from '../openapi/model';
import { findAlternative } from '../request/fit';
import { toFormValue } from '../request/input';
import { toJson } from '../request/json';
import { sayFacts, sayType } from '../words/facts';
import { toQuoted } from './problem';
import type { Suggest } from './site';

/** A value that the request does not have as it was given. */
export interface Refused {
  /** Where it was given, such as `query/limit`. */
  readonly value: string;
  readonly found: string;
  /** Omitted if the operation has nothing of this name. */
  readonly expected?: string;
  readonly hint?: string;
}

interface Context {
  readonly suggest: Suggest;
  /** Whether an alternative of a union is compared, although it does not fit. */
  readonly isTrial?: true;
}

/** @param declared what stands there. Undefined if nothing can */
export function compare(
  declared: Shape | undefined,
  given: Json,
  sent: Json | undefined,
  at: string,
  context: Context,
): readonly Refused[] {
  const found = toQuoted(given);
  const shape = sent === undefined ? declared : toFitting(declared, given);
  if (shape === undefined && sent === undefined) return [{ value: at, found }];
  if (isEmpty(given) && sent === undefined) return [];
  if (isList(given) && isList(sent) && given.length === sent.length) {
    return given.flatMap((item, index) => {
      const inner = insideOf(shape, String(index));
      return compare(inner, item, sent[index], `${at}/${index}`, context);
    });
  }
  if (isJsonObject(given) && isJsonObject(sent))
    return compareMembers(shape, given, sent, at, context);
  const isSent = sent !== undefined && toText(given) === toText(sent);
  // A value of another type is sent in its own, but does not tell which alternative is meant.
  const isOther = context.isTrial && typeof given !== typeof sent;
  if (isSent && !isOther && isConstant(shape, given)) return [];
  const isUnfit = shape?.kind === 'union' && sent === undefined && !context.isTrial;
  const closest = isUnfit ? compareAlternatives(shape, given, at, context) : [];
  if (closest.length > 0) return closest;
  return [{ value: at, found, expected: shape ? sayExpected(shape) : toQuoted(sent) }];
}

/** The alternative of a union that a value is sent as. */
function toFitting(shape: Shape | undefined, given: Json): Shape | undefined {
  if (shape?.kind !== 'union') return shape;
  return shape.alternatives[findAlternative(shape, given) ?? -1] ?? shape;
}

function compareMembers(
  shape: Shape | undefined,
  given: JsonObject,
  sent: JsonObject,
  at: string,
  context: Context,
): readonly Refused[] {
  return Object.entries(given).flatMap(([name, member]) => {
    const inner = insideOf(shape, name);
    const own = Object.hasOwn(sent, name) ? sent[name] : undefined;
    const refused = compare(inner, member, own, `${at}/${name}`, context);
    const isUnknown = inner === undefined && refused.length > 0;
    const hint = isUnknown ? context.suggest(name, namesOf(shape)) : '';
    return hint === '' ? refused : refused.map((one) => ({ ...one, hint }));
  });
}

/** What the closest alternative of a union refuses, since none fits. */
function compareAlternatives(
  { alternatives }: Union,
  given: Json,
  at: string,
  context: Context,
): readonly Refused[] {
  const marked = alternatives.filter((one) => hasConstants(one, given));
  const all = (marked.length > 0 ? marked : alternatives).map((one) => [
    ...listAbsent(one, given, at),
    ...compare(one, given, toJson(one, toFormValue(one, given)), at, { ...context, isTrial: true }),
  ]);
  const [closest = []] = all.toSorted((a, b) => a.length - b.length);
  return closest;
}

/** Whether a value has the constants that tell an alternative apart. */
function hasConstants(shape: Shape, given: Json): boolean {
  if (shape.kind !== 'group' || !isJsonObject(given)) return false;
  return shape.fields.every((field) => isConstant(field, given[field.name] ?? null));
}

/** Whether a value is the only one that is valid, if there is only one. */
function isConstant(shape: Shape | undefined, given: Json): boolean {
  return shape?.const === undefined || toText(shape.const) === toText(given);
}

function listAbsent(shape: Shape, given: Json, at: string): readonly Refused[] {
  if (shape.kind !== 'group' || !isJsonObject(given)) return [];
  return shape.fields
    .filter(({ name, required }) => required && !Object.hasOwn(given, name))
    .map((field) => ({
      value: `${at}/${field.name}`,
      found: 'nothing',
      expected: sayExpected(field),
    }));
}

/** The form has no values without a text, so such values are not sent. */
function isEmpty(value: Json): boolean {
  return (
    value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

function sayExpected(shape: Shape): string {
  const names = namesOf(shape);
  const fields = names.length > 0 ? ` with ${names.slice(0, 20).join(', ')}` : '';
  return [sayType(shape) + fields, ...sayFacts(shape)].join('. ');
}

/** What stands at a step of a value. Undefined if nothing can stand there. */
function insideOf(shape: Shape | undefined, step: string): Shape | undefined {
  switch (shape?.kind) {
    case 'list':
      return shape.first?.[Number(step)] ?? shape.items;
    case 'group':
      return shape.fields.find(({ name }) => name === step) ?? shape.others;
    case 'dictionary':
      return shape.values;
    case 'union':
      return shape.alternatives.length === 0
        ? shape
        : shape.alternatives.map((one) => insideOf(one, step)).find((one) => one !== undefined);
    case 'ref':
      return shape;
    default:
      return undefined;
  }
}

function namesOf(shape: Shape | undefined): readonly string[] {
  if (shape?.kind === 'group') return shape.fields.map(({ name }) => name);
  return shape?.kind === 'union' ? [...new Set(shape.alternatives.flatMap(namesOf))] : [];
}
