/** Checks the shape of entries, which can be any value. Never throws. */
import { buildAjv, findProblems, toEntryField } from './ajv';
import { entrySchema } from './entry-schema';
import { isObject, type Problem, toPath, toQuoted } from './problem';

type Kind = 'endpoint' | 'category' | 'entries';

let ajv: ReturnType<typeof buildAjv> | undefined;

export function checkShape(kind: Kind, entry: unknown): readonly Problem[] {
  const foreign = entry === undefined ? undefined : findForeign(entry, '', []);
  if (foreign) return [foreign];
  ajv ??= buildAjv(entrySchema);
  const validate = ajv.getSchema(`${entrySchema.$id}#/$defs/${kind}`);
  if (!validate) throw new Error(`There is no schema of ${kind}.`);
  return findProblems(validate, entry).map(({ pointer, ...problem }) => ({
    ...{ field: toEntryField(entry, pointer), ...problem },
  }));
}

/** The first value inside an entry that JSON cannot represent. */
function findForeign(
  value: unknown,
  field: string,
  around: readonly unknown[],
): Problem | undefined {
  if (around.includes(value)) {
    return { field, found: 'a circular reference', expected: 'a value without one' };
  }
  if (value === undefined) {
    // For example a member of an object whose name is misspelt.
    const hint = 'Check the name that it is read from, or remove the key.';
    return { field, found: 'undefined', expected: 'a value', hint };
  }
  if (Array.isArray(value) || isObject(value)) {
    const inside = [...around, value];
    const members: readonly (readonly [string, unknown])[] = Array.isArray(value)
      ? Array.from(value, (item: unknown, index) => [`${field}[${index}]`, item])
      : Object.entries(value).map(([name, member]) => [toPath(field, name), member]);
    return members.flatMap(([at, member]) => findForeign(member, at, inside) ?? [])[0];
  }
  const isJson = value === null || ['string', 'boolean'].includes(typeof value);
  if (isJson || Number.isFinite(value)) return undefined;
  return { field, found: toQuoted(value), expected: 'a JSON value' };
}
