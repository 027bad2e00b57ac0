/** What the conditions of a schema demand of an example. */
import { type ApiDocument, type Json, mapValues, toMembers, toText } from '../document';
import { type AnySchema, type Flat, flatten, isBare, listValues } from './flat-schema';

type Union = Pick<Flat, 'oneOf' | 'anyOf'> & { readonly not?: AnySchema };

/**
 * Of alternatives that only require members, an example has the first one: of `oneOf`, no other. Of
 * members that must not be together, it lacks the last one.
 */
export function withOneSet(flat: Flat): Flat {
  const choices = [flat, ...(flat['~conditions'] ?? [])].map((one) => toChoice(one as Union));
  const required = [...(flat.required ?? []), ...choices.flatMap((one) => one.required)];
  const left = choices.flatMap((one) => one.left).filter((name) => !required.includes(name));
  if (!flat.properties) return { ...flat, required };
  const members = Object.entries(flat.properties).filter(([name]) => !left.includes(name));
  return { ...flat, required, properties: Object.fromEntries(members) };
}

function toChoice({ oneOf, anyOf, not }: Union) {
  const all = oneOf ?? anyOf ?? [];
  const [first = [], ...others] = all.every(isBare) ? all.map(({ required = [] }) => required) : [];
  const apart = not !== undefined && isBare(not) ? (not.required ?? []).slice(-1) : [];
  return { required: first, left: [...(oneOf ? others.flat() : []), ...apart] };
}

/** What follows from the members of an object: those that they require, and what `if` leads to. */
export function listDemands(
  document: ApiDocument,
  flat: Flat,
  object: Readonly<Record<string, Json>>,
): readonly Flat[] {
  return (flat['~conditions'] ?? []).flatMap((condition) => {
    const { if: test, then, else: otherwise, dependentSchemas, dependentRequired } = condition;
    const lists = mapValues(toMembers(dependentRequired), (required) => ({ required }));
    const dependents = [toMembers(dependentSchemas), lists].flatMap((one) => Object.entries(one));
    const present = dependents.filter(([name]) => Object.hasOwn(object, name));
    const read = (schema: unknown) => flatten(document, toMembers(schema));
    const chosen = test !== undefined && (isMet(read(test), object) ? then : otherwise);
    return [chosen, ...present.map(([, one]) => one)].map(read);
  });
}

/** Whether an object has the members, and the values, that a schema names. */
function isMet(test: Flat, object: Readonly<Record<string, Json>>): boolean {
  const { properties = {}, required = [] } = test;
  const isNamed = ([name, one]: readonly [string, unknown]) => {
    const value = object[name];
    const values = listValues(toMembers(one));
    return value === undefined || !values || values.map(toText).includes(toText(value));
  };
  return required.every((name) => name in object) && Object.entries(properties).every(isNamed);
}

/** A schema for each item that a list must contain. */
export function listContained({ '~conditions': conditions = [] }: Flat): readonly AnySchema[] {
  return conditions.flatMap(({ contains, minContains = 1 }) => {
    const length = contains === undefined ? 0 : Math.min(Number(minContains), 10);
    return Array.from({ length }, () => contains as AnySchema);
  });
}
