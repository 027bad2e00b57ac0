/** What the conditions of a schema demand of an example. */
import { type Json, mapValues, toDefined, toMembers, toText } from '../document';
import { type AnySchema, type Flat, isBare, listValues } from './flat-schema';

type Union = Pick<Flat, 'oneOf' | 'anyOf'> & { readonly not?: AnySchema };

/**
 * Of alternatives that only require members, an example has the first one: of `oneOf`, no other. Of
 * members that must not be together, it lacks the last one.
 */
export function withOneSet(whole: Flat): Flat {
  const unions = [whole, ...(whole['~conditions'] ?? [])] as readonly Union[];
  return unions.reduce<Flat>((flat, { oneOf, anyOf, not }) => {
    const alternatives = oneOf ?? anyOf ?? [];
    const sets = alternatives.flatMap((one) => (isBare(one) ? [one.required ?? []] : []));
    const apart = not !== undefined && isBare(not) ? (not.required ?? []).slice(-1) : undefined;
    if (!apart && (sets.length === 0 || sets.length < alternatives.length)) return flat;
    const [first = [], ...others] = sets;
    const required = [...(flat.required ?? []), ...first];
    const left = apart ?? (oneOf ? others.flat() : []);
    const isLeft = ([name]: readonly [string, unknown]) =>
      left.includes(name) && !required.includes(name);
    const properties = Object.entries(flat.properties ?? {}).filter((one) => !isLeft(one));
    return toDefined({
      ...flat,
      required,
      properties: flat.properties && Object.fromEntries(properties),
    });
  }, whole);
}

/** What follows from the members of an object: those that they require, and what `if` leads to. */
export function listDemands(flat: Flat, object: Readonly<Record<string, Json>>): readonly Flat[] {
  return (flat['~conditions'] ?? []).flatMap((condition) => {
    const { if: test, then, else: otherwise, dependentSchemas, dependentRequired } = condition;
    const lists = mapValues(toMembers(dependentRequired), (required) => ({ required }));
    const dependents = [toMembers(dependentSchemas), lists].flatMap((one) => Object.entries(one));
    const present = dependents.filter(([name]) => Object.hasOwn(object, name));
    const chosen = test !== undefined && (isMet(test, object) ? then : otherwise);
    return [chosen, ...present.map(([, one]) => one)].map((one) => toMembers(one) as Flat);
  });
}

/** Whether an object has the members, and the values, that a schema names. */
function isMet(test: Json, object: Readonly<Record<string, Json>>): boolean {
  const { properties = {}, required = [] } = toMembers(test) as Flat;
  const isNamed = ([name, one]: readonly [string, unknown]) => {
    const value = object[name];
    const values = listValues(toMembers(one));
    return value === undefined || !values || values.map(toText).includes(toText(value));
  };
  return required.every((name) => name in object) && Object.entries(properties).every(isNamed);
}
