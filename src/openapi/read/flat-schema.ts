/** Schemas without `$ref` and `allOf`, and what their keywords say of types. */
import {
  type ApiDocument,
  escapePointer,
  findOwn,
  findTarget,
  isJsonObject,
  isReference,
  type Json,
  remember,
} from '../document';
import { type AnySchema, type Flat, isBare, isNull, type Members, toPointer } from './flat';
import { listHeirs } from './heirs';
import { merge, mergeAll } from './merge';
import { isOfType } from '../numbers';

export { isBare, isNull, toPointer } from './flat';
export type { AnySchema, Flat, Labels, Members } from './flat';

/** Each schema of a document is resolved once. Undefined while it is not finished. */
const flattened = new WeakMap<ApiDocument, Map<object, Flat | undefined>>();

/** Resolves a reference, and merges `allOf` before the rest. A part that contains itself adds nothing. */
export function flatten(document: ApiDocument, schema: AnySchema): Flat {
  if (typeof schema === 'boolean') return schema ? {} : { '~never': true };
  const known = remember(flattened, document, () => new Map<object, Flat | undefined>());
  if (known.has(schema)) return known.get(schema) ?? {};
  known.set(schema, undefined);
  const flat = flattenParts(document, schema);
  known.set(schema, flat);
  return flat;
}

function flattenParts(document: ApiDocument, schema: object): Flat {
  if (isReference(schema)) {
    const { $ref, ...siblings } = schema;
    const target = flatten(document, findTarget(document, $ref));
    if (Object.keys(siblings).length === 0) return target;
    const own = flatten(document, siblings);
    // What a schema adds members to is another one.
    return { ...merge(target, own), ...describe(own.properties ? [] : [target], own, [target]) };
  }
  const { allOf = [], anyOf, ...own } = withConditions(schema);
  const heirs = listHeirs(document, schema);
  const parts = allOf.map((part) => withoutHeirs(flatten(document, part)));
  const isSame = parts.length === 1 && !own.properties;
  const isInline = (_: unknown, index: number) => toPointer(allOf[index] ?? true) === undefined;
  const inline = parts.filter(isInline);
  const others = parts.filter((part, index) => !isInline(part, index));
  // What a schema says itself is nearer than what it takes from others.
  const merged = mergeAll([...others, ...inline, own, ...(anyOf ? [{ anyOf }] : [])]);
  return {
    ...merged,
    ...(merged.properties && { properties: inOrderOf([...parts, own], merged.properties) }),
    ...(parts.length > 0 && describe(isSame ? parts : inline, own, parts)),
    ...(heirs.length > 0 && { '~heirs': heirs }),
  };
}

/** Keywords that describe a schema itself. Those of one of several parts do not describe the whole. */
const describing = ['title', 'description', 'example', 'examples', 'externalDocs', 'xml'] as const;

/** Members in the order in which parts declare them. */
function inOrderOf(parts: readonly Flat[], members: Members): Members {
  const names = new Set(parts.flatMap((one) => Object.keys(one.properties ?? {})));
  return Object.fromEntries([...names].map((name) => [name, findOwn(members, name) ?? true]));
}

/**
 * What describes a schema with parts: its own keywords, else those of the only part that can speak
 * for it. Examples of several parts are parts of an example.
 */
function describe(speaking: readonly Flat[], own: Flat, parts: readonly Flat[] = []): Flat {
  const said = describing.map((name) => {
    const tell = (one: Flat): unknown => {
      return one[name] === '' && name !== 'example' ? undefined : one[name];
    };
    const told = speaking.map(tell).filter((value) => value !== undefined);
    return [name, tell(own) ?? (told.length === 1 ? told[0] : undefined)] as const;
  });
  const facts: Flat = Object.fromEntries(said);
  const isTold = (facts.example ?? facts.examples) !== undefined;
  const examples = parts.flatMap((one): readonly Json[] => {
    const first = (one.example as Json | undefined) ?? one.examples?.[0];
    return one['~partExamples'] ?? (first === undefined ? [] : [first]);
  });
  if (own.example !== undefined || own.examples || (parts.length < 2 && speaking.length > 0)) {
    return isTold ? { ...facts, ...withoutOther(own) } : facts;
  }
  return examples.length > 0
    ? { ...facts, example: undefined, examples: undefined, '~partExamples': examples }
    : facts;
}

/** A schema with one of the two keywords for examples does not have the other one from a part. */
function withoutOther({ example, examples }: Flat): Flat {
  if (example !== undefined && examples === undefined) return { examples: undefined };
  return examples !== undefined && example === undefined ? { example: undefined } : {};
}

const conditional =
  /^(?:not|if|then|else|(?:min|max)?contains|dependent\w+|dependencies|unevaluatedItems)$/i;

/** Conditions take the place of their keywords, so that none is lost where schemas are merged. */
function withConditions(schema: object): Flat & { readonly allOf?: readonly AnySchema[] } {
  const members = Object.entries(schema);
  // Beside keywords that cannot evaluate further items, it is `items`.
  const isItems = !members.some(([name]) => /^(?:\$ref|items|contains|if|\w+Of)$/.test(name));
  const isCondition = ([name, value]: readonly [string, unknown]) =>
    conditional.test(name) && !(name === 'unevaluatedItems' && (isItems || value === false));
  const found = members.filter(isCondition);
  if (found.length === 0) return schema;
  const { not, ...others }: Readonly<Record<string, Json>> = Object.fromEntries(found);
  // What must not match any value is what some generators write for the schema `false`.
  const isNever = not === true || (isJsonObject(not) && Object.keys(not).length === 0);
  const told = isNever || not === undefined ? others : { not, ...others };
  return {
    ...Object.fromEntries(members.filter((member) => !isCondition(member))),
    ...(isNever && { '~never': true }),
    '~conditions': [told],
  };
}

/** In a part, a discriminator without alternatives names heirs, such as the schema around it. */
function withoutHeirs({ discriminator, '~heirs': _heirs, ...flat }: Flat): Flat {
  if (!discriminator) return flat;
  return { ...flat, [flat.oneOf || flat.anyOf ? 'discriminator' : '~heirOf']: discriminator };
}

/** The alternatives except null. Without them, those that a discriminator tells apart. */
export function listAlternatives(flat: Flat): readonly AnySchema[] {
  return remember(alternativesOf, flat, () => {
    const alternatives = flat.oneOf ?? flat.anyOf ?? listNamed(flat);
    return alternatives.every(isBare) ? [] : alternatives.filter((one) => !isNull(one));
  });
}

const alternativesOf = new WeakMap<Flat, readonly AnySchema[]>();

/** The schemas in the mapping of a discriminator, and the heirs that it does not name. */
function listNamed({ discriminator, '~heirs': heirs = [] }: Flat): readonly AnySchema[] {
  const mapped = Object.values(discriminator?.mapping ?? {}).map(toSchemaPointer);
  const otherwise = findDefault({ discriminator }) ?? [];
  return [...new Set([...mapped, ...heirs, otherwise].flat())].map(($ref) => ({ $ref }));
}

/** The schema of values without a known mark (OpenAPI 3.2, 4.25: `defaultMapping`). */
export function findDefault({ discriminator }: Flat): string | undefined {
  const { defaultMapping } = { ...discriminator } as { readonly defaultMapping?: string };
  return defaultMapping === undefined ? undefined : toSchemaPointer(defaultMapping);
}

/** What a mapping of a discriminator leads to: the name of a schema, or a reference. */
function toSchemaPointer(target: string): string {
  return target.includes('#') ? target : `#/components/schemas/${escapePointer(target)}`;
}

/** The types except null. Without `type`, other keywords tell it. */
export function listTypes(flat: Flat): readonly string[] {
  const { type, items, prefixItems } = flat;
  if (type !== undefined) {
    const types = [type].flat().filter((one) => one !== 'null');
    const chosen = types.filter((one) => listValues(flat)?.some((value) => isOfType(value, one)));
    return chosen.length > 0 ? chosen : types;
  }
  const members = flat.properties ?? flat.patternProperties ?? flat.additionalProperties;
  if (members !== undefined) return ['object'];
  if ((items ?? prefixItems) !== undefined) return ['array'];
  const values = listValues(flat)?.filter((value) => value !== null) ?? [];
  if (values.length > 0) return [...new Set(values.map(toType))];
  const ofText = flat.pattern ?? flat.minLength ?? flat.maxLength ?? flat.format;
  if (ofText !== undefined) return ['string'];
  return (flat.minimum ?? flat.maximum ?? flat.multipleOf) === undefined ? [] : ['number'];
}

function toType(value: Json): string {
  const type = ['array', 'number', 'boolean'].find((one) => isOfType(value, one));
  return type ?? typeof value;
}

/** The only allowed values, if there are such. */
export function listValues({ const: only, enum: choices, type }: Flat) {
  if (type === 'null') return [null];
  return only === undefined ? choices : [only];
}

/** The only allowed values, if all are null, objects or lists. */
export function listNested(flat: Flat): readonly Json[] {
  const values = listValues(flat) ?? [];
  return values.every((value) => typeof value === 'object') ? values : [];
}

export function isNullable(flat: Flat): boolean {
  const { type, nullable, oneOf, anyOf } = flat;
  // The only values exclude null, whatever the types are.
  if (listValues(flat)?.includes(null) === false) return false;
  return (
    nullable === true ||
    listNested(flat).includes(null) ||
    [type].flat().includes('null') ||
    (type === undefined && listValues(flat)?.includes(null) === true) ||
    (oneOf ?? anyOf ?? []).some(isNull)
  );
}
