/** The made members of a map. */
import { toDefined, toText } from '../document';
import { buildText } from './example-scalars';
import { type AnySchema, type Flat, flatten, listValues } from './flat-schema';
import { findMatch } from './pattern';
import type { Reader } from './reader';

/** The values of members without names in the schema, and what is said of their names. */
export function findOthers(
  flat: Flat,
): Pick<Flat, 'propertyNames' | 'minProperties'> & { values: AnySchema } {
  const { additionalProperties = false, propertyNames, minProperties } = flat;
  const [[pattern, values] = []] = Object.entries(flat.patternProperties ?? {});
  return additionalProperties || values === undefined
    ? toDefined({ values: additionalProperties, propertyNames, minProperties })
    : { values, propertyNames: { pattern } };
}

/** Names of members that are made up, unless there is an example. */
export function listNames({ propertyNames = {}, minProperties = 1 }: Flat, { document }: Reader) {
  const names = flatten(document, propertyNames);
  const count = Math.min(Math.max(minProperties, 1), 5);
  const choices = listValues(names) ?? [];
  if (choices.length > 0) return choices.slice(0, count).map(toText);
  const given: unknown = names.examples?.[0] ?? names.example;
  if (typeof given === 'string' && count === 1) return [given];
  const { pattern, minLength, maxLength } = names;
  if (pattern !== undefined) return [findMatch(pattern, minLength, maxLength) ?? []].flat();
  const isMade = names.format ?? minLength ?? maxLength;
  const name = isMade === undefined ? 'name' : buildText(names);
  return Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}${index + 1}`));
}
