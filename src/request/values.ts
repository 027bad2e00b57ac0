import { isList, type ParameterLocation, toText } from '../openapi/document';
import type { ScalarValue } from '../openapi/keywords';
import type { Choice, Field, List, Shape } from '../openapi/model';
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

export function toName(step: string): string {
  return step.replace(/^~2/, '').replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The choices of a value with a dropdown, each as a label of its own. Undefined for other values. */
export function choicesOf(shape: Shape): readonly string[] | undefined {
  if (shape.kind === 'choice') return shape.choices.map((one) => toLabel(shape, one));
  return shape.kind === 'scalar' && shape.type === 'boolean' ? ['false', 'true'] : undefined;
}

/** A choice as text. In quotes if it is blank, or as another choice or null is written. */
export function toLabel({ choices, ...shape }: Choice, value: ScalarValue): string {
  const label = toText(value);
  if (label !== value) return label;
  const isTaken = choices.some((one) => typeof one !== 'string' && toText(one) === label);
  const isNull = label === nullText && isNullable(shape);
  return label.trim() === '' || isTaken || isNull ? JSON.stringify(value) : label;
}

/** What is entered for null, where it is allowed. */
export const nullText = 'null';

export function isNullable(shape: Shape | Omit<Choice, 'choices'>): boolean {
  return 'nullable' in shape && shape.nullable === true;
}

/** Whether a text that can be null is the word itself. */
export function isQuotedNull(shape: Shape, text: string): boolean {
  return text === JSON.stringify(nullText) && isNullable(shape);
}

export function isNull(shape: Shape, entered: FormValue | undefined): boolean {
  return entered === nullText && isNullable(shape);
}

/** The text entered for a value. Empty if there is none. */
export function textOf(entered: FormValue | undefined): string {
  return typeof entered === 'string' ? entered : '';
}

/**
 * The initial text of a field: a constant, or for a required choice its default or its first choice.
 * A parameter has the first choice only if there is no other.
 */
export function toInitialText(field: Shape, isParameter = false): string {
  if (!isScalar(field)) return '';
  const { required, isSent }: Partial<Field> = field;
  const constant = field.kind === 'scalar' ? field.const : undefined;
  const choices = ((required || isSent) && choicesOf(field)) || [];
  const { default: initial } = field;
  const isLabelled = field.kind === 'choice' && initial !== undefined && initial !== null;
  const text = isLabelled ? toLabel(field, initial) : initial;
  const [first] = isParameter && choices.length > 1 ? [] : choices;
  return toText(constant ?? choices.find((one) => one === String(text)) ?? first ?? '');
}

/** Whether a path is that of a parameter, not of a body: `query/sort`. */
export function isParameterPath(path: string): boolean {
  return /^(?:path|query|header|cookie)\/[^/]+$/.test(path);
}

/** The text of a field: the entered text, or its initial text. */
export function toShownText(
  field: Field,
  values: FormObject | undefined,
  isParameter = false,
): string {
  return textOf(valueOf(values, field.name)) || toInitialText(field, isParameter);
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
