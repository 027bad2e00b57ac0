import { isList, type ParameterLocation, toText } from '../openapi/document';
import type { Field, List, Shape } from '../openapi/model';
import { isScalar } from '../openapi/shapes';
import type { Entry, FormObject, FormValue, FormValues } from './model';

/** The entered value of a parameter. Safe for names such as `constructor`. */
export function valueOf(values: FormObject | undefined, name: string): FormValue | undefined {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A name as a step of the path of a value, which is neither two steps nor an index. */
export function toStep(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1').replace(/^\d/, '~2$&');
}

/** The name of a step. */
export function toName(step: string): string {
  return step.replace(/^~2/, '').replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The choices of a value with a dropdown. Undefined for other values. */
export function choicesOf(shape: Shape): readonly string[] | undefined {
  if (shape.kind === 'choice') return shape.choices.map(toText);
  return shape.kind === 'scalar' && shape.type === 'boolean' ? ['false', 'true'] : undefined;
}

/** The text entered for a value. Empty if there is none. */
export function textOf(entered: FormValue | undefined): string {
  return typeof entered === 'string' ? entered : '';
}

/** The initial text of a field: a constant, or for a required choice its default or the first one. */
export function toInitialText(field: Field): string {
  const constant = field.kind === 'scalar' ? field.const : undefined;
  const initial = isScalar(field) ? field.default : undefined;
  const choices = (field.required && choicesOf(field)) || [];
  const isInitial = (one: string) => initial !== undefined && one === toText(initial);
  return toText(constant ?? choices.find(isInitial) ?? choices[0] ?? '');
}

/** The text of a field: the entered text, or its initial text. */
export function toShownText(field: Field, values: FormObject | undefined): string {
  return textOf(valueOf(values, field.name)) || toInitialText(field);
}

/** Wraps a single value in a list. */
export function listOf(value: FormValue | undefined): readonly FormValue[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

/** The members of an entered object. Empty for a text or a list. */
export function membersOf(value: FormValue | undefined): FormObject {
  return value === undefined || typeof value === 'string' || isList(value) ? {} : value;
}

/** The member with the names and values of an object that has no fields for them. */
export const othersName = '*';

/** The form supports two levels of objects. Deeper levels are documented as text. */
const deepestObjects = 2;

/** Whether the form has inputs for a list. `depth` is the number of enclosing lists. */
export function isFillable({ items, expandable }: List, depth: number): boolean {
  if (items.kind !== 'group') return isScalar(items);
  return expandable === true && depth < deepestObjects;
}

/** The entered texts and where they are. Empty items of lists have no index. */
export function toEntries(value: FormValue | FormValues): readonly Entry[] {
  if (typeof value === 'string') return value === '' ? [] : [{ names: [], text: value }];
  return Object.entries(isList(value) ? value.filter(isEntered) : value).flatMap(([name, member]) =>
    toEntries(member).map(({ names, text }) => ({ names: [name, ...names], text })),
  );
}

export function isEntered(value: FormValue): boolean {
  return toEntries(value).length > 0;
}

/** The values of both, or of the second for a parameter in both. */
export function mergeValues(values: FormValues, others: FormValues): FormValues {
  const locations = Object.entries(others).map(([location, members]) => [
    location,
    { ...values[location as ParameterLocation], ...members },
  ]);
  return { ...values, ...(Object.fromEntries(locations) as FormValues) };
}
