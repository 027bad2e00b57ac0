/** What a schema says about its values beside their shape. */
import {
  type ApiDocument,
  findPart,
  isJsonObject,
  isList,
  type Json,
  mapValues,
  remember,
  toDefined,
} from '../document';
import type { Condition, Count, Facts } from '../model';
import { type Flat, isBare, isNullable, listNested } from './flat-schema';
import type { Reader } from './reader';
import { isLazy } from './references';

const known = new WeakMap<Flat, Map<Reader['direction'], Facts>>();

/** The facts of a schema, without the shape of what a text contains. */
export function toFacts(flat: Flat, reader: Reader): Facts {
  const byDirection = remember(known, flat, () => new Map<Reader['direction'], Facts>());
  return remember(byDirection, reader.direction, () => readFacts(flat, reader));
}

function readFacts(flat: Flat, { document, direction }: Reader): Facts {
  const { title, description, deprecated, readOnly, writeOnly, xml, externalDocs } = flat;
  const { contentMediaType, contentEncoding } = flat;
  const nested = listNested(flat);
  const [only] = nested;
  const told = flat['~conditions']?.map((one) => withScalars(document, one) as typeof one) ?? [];
  const conditions = [...readSets(flat), ...told.flatMap(readConditions)];
  const isUntold = direction === 'response' && document['x-portal']?.untold?.includes('null');
  return toDefined({
    title: title?.trim() || undefined,
    description: description?.trim() ? description : undefined,
    nullable: isNullable(flat) ? (isUntold ? 'untold' : true) : undefined,
    deprecated: flat['x-portal']?.deprecated ?? (deprecated ? (true as const) : undefined),
    never: flat['~never'],
    readOnly: readOnly ? (true as const) : undefined,
    // In a request, there is nothing to tell.
    writeOnly: writeOnly && direction !== 'request' ? (true as const) : undefined,
    default: flat.default,
    const: nested.length === 1 ? only : flat.const,
    allowed: nested.length > 1 ? nested : undefined,
    examples: toExamples(flat),
    content:
      (contentMediaType ?? contentEncoding) === undefined
        ? undefined
        : toDefined({ mediaType: contentMediaType, encoding: contentEncoding }),
    conditions: conditions.length > 0 ? conditions : undefined,
    docs: externalDocs?.url ? externalDocs : undefined,
    xml,
  });
}

/** JSON Schema with what its references to scalars lead to, since those have no pages. */
function withScalars(document: ApiDocument, part: Json): Json {
  if (isList(part)) return part.map((one) => withScalars(document, one));
  if (!isJsonObject(part)) return part;
  const { $ref, ...own } = part;
  if (typeof $ref !== 'string') return mapValues(part, (one) => withScalars(document, one));
  const target = findPart(document, $ref) as Json | undefined;
  return isJsonObject(target) && !isLazy(document, $ref) ? { ...target, ...own } : part;
}

function toExamples({ examples, example }: Flat): Facts['examples'] {
  const listed: readonly unknown[] = isList(examples) ? examples : [];
  const values = [...listed, ...(example === undefined ? [] : [example as unknown])];
  return values.length > 0 ? values.map((value) => ({ value: value as Json })) : undefined;
}

/** What alternatives demand that only name members. */
function readSets({ oneOf, anyOf }: Pick<Flat, 'oneOf' | 'anyOf'>): readonly Condition[] {
  const sets = (oneOf ?? anyOf ?? []).flatMap((one) => (isBare(one) ? [one.required ?? []] : []));
  const isWhole = sets.length === (oneOf ?? anyOf)?.length && sets.some(({ length }) => length > 0);
  return isWhole ? [{ kind: 'members', exactlyOne: oneOf !== undefined, sets }] : [];
}

/** The conditions in the conditional keywords of one schema. */
function readConditions(keywords: Readonly<Record<string, Json>>): readonly Condition[] {
  const { if: test, then, else: otherwise, not, ...counted } = keywords;
  const { contains, minContains, maxContains, ...dependents } = counted;
  const { dependentRequired, dependentSchemas, dependencies, ...others } = dependents;
  const sets = readSets(keywords);
  const dependent = Object.entries({ ...membersOf(dependencies), ...membersOf(dependentRequired) });
  const schemas = [
    ...Object.entries(membersOf(dependentSchemas)),
    ...dependent.filter(([, one]) => !isList(one)),
  ];
  const rest = Object.entries(others).filter(
    ([name]) => !(sets.length > 0 && /^(?:one|any)Of$/.test(name)),
  );
  const most = typeof maxContains === 'number' ? maxContains : undefined;
  const count = toCount(Number(minContains ?? 1), most) ?? {};
  return [
    ...sets,
    test !== undefined && toDefined({ kind: 'if' as const, if: test, then, else: otherwise }),
    ...schemas.map(([name, one]) => ({ kind: 'if' as const, if: { required: [name] }, then: one })),
    ...dependent.map(
      ([name, one]) =>
        isList(one) && { kind: 'dependent' as const, name, required: one.map(String) },
    ),
    not !== undefined && { kind: 'not' as const, schema: not },
    contains !== undefined && { kind: 'contains' as const, schema: contains, count },
    rest.length > 0 && { kind: 'schema' as const, schema: Object.fromEntries(rest) },
  ].filter((one) => one !== false);
}

const membersOf = (value: Json | undefined) => (isJsonObject(value) ? value : {});

/** How many items or members there can be. Undefined if there is no limit. */
export function toCount(least = 0, most?: number, unique?: boolean): Count | undefined {
  if (least === 0 && most === undefined && !unique) return undefined;
  return toDefined({ least: least || undefined, most, unique: unique || undefined });
}
