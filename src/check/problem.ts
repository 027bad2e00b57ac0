/** Problems of the API's description: where they are, and words for their messages. */
import leven from 'leven';
import type { Property, Schema } from '../catalogue/schema';
import { isObject, toMembers, toSteps as toNames } from '../openapi/document';

/** A mistake that an editor has to correct, without its location. */
export interface Finding {
  readonly found: string;
  readonly expected: string;
  /** A sentence that explains how to fix the problem. */
  readonly hint?: string;
}

export interface Problem extends Finding {
  /** The location in the entry, for example `parameters.body.locales.isoCode`. */
  readonly field: string;
}

/** Formats a value for a message: as JSON, on one line, truncated if it is long. */
export function toQuoted(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** A number with its words: `2 pages are` for `page[s] [is|are]`, in English. */
export function toCounted(count: number, words: string): string {
  return `${count} ${toForms(count, words)}`;
}

/** The words for a number: `they are` for `[it is|they are]`. */
export function toForms(count: number, words: string): string {
  const pick = (_: string, one: string | undefined, more: string) =>
    count === 1 ? (one ?? '') : more;
  return words.replaceAll(/\[(?:([\w ]+)\|)?([\w ]+)\]/g, pick);
}

/** Formats choices for a message: `one of "UPC", "ISRC"`. */
export function toChoices(choices: readonly unknown[]): string {
  if (choices.length === 0) return 'none';
  return `one of ${[...new Set(choices)].map(toQuoted).join(', ')}`;
}

/** The first of many names: `a, b, c, …`. */
export function toSample(names: readonly string[]): string {
  return [...names.slice(0, 3), ...(names.length > 3 ? ['…'] : [])].join(', ');
}

/** The values that a list contains more than once. */
export function listRepeated<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** The location of a member. Messages are printed on one line. */
export function toPath(parent: string, name: string): string {
  const printed = name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (one) =>
    JSON.stringify(one).slice(1, -1),
  );
  return parent === '' ? printed : `${parent}.${printed}`;
}

/** Suggests the known word that is closest to a misspelt one, if it is close enough. */
export function suggest(word: string, known: readonly string[]): { readonly hint?: string } {
  const most = Math.ceil(word.length / 3);
  const close = known
    .filter((other) => Math.abs(other.length - word.length) <= most)
    .map((other) => ({ other, distance: leven(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return close[0] ? { hint: `Did you mean ${JSON.stringify(close[0].other)}?` } : {};
}

/* The places in an entry: what stands where, and how messages name it. */

interface Place extends Pick<Problem, 'field'>, Pick<Step, 'step' | 'value'> {}

/** All values in an entry, each before those inside it, except those of the API. */
export function listPlaces(value: unknown, around: readonly Step[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]: [string, unknown]) => {
    if (step === 'example') return [];
    const steps = [...around, { step, isItem: Array.isArray(value), value: inner }];
    return [{ field: toEntryField(steps), step, value: inner }, ...listPlaces(inner, steps)];
  });
}

/** A schema in an entry, with a name if it is a parameter or a field. */
export type SchemaPlace = ReturnType<typeof listSchemas>[number];

/** All schemas of an entry, each before those inside it. */
export function listSchemas(entry: object) {
  return listPlaces(entry).flatMap(({ field, value }) =>
    isSchema(value) ? [{ field, schema: value, isRequest: field.startsWith('parameters.') }] : [],
  );
}

/** Nothing else in an entry has a type. */
function isSchema(value: unknown): value is Schema & Partial<Pick<Property, 'name'>> {
  return isObject(value) && typeof value['type'] === 'string';
}

/* Locations. */

/** A member or an item, and its value. */
export interface Step {
  /** The name of the member, or the index of the item. */
  readonly step: string;
  readonly isItem: boolean;
  readonly value: unknown;
}

/** The steps of a JSON pointer (RFC 6901). */
export function toSteps(root: unknown, pointer: string): readonly Step[] {
  let value = root;
  return toNames(pointer).map((step) => {
    const isItem = Array.isArray(value);
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[step];
    return { step, isItem, value };
  });
}

/** The location of a part of a value: `example.body.tags[1]`. */
export function toField(root: string, steps: readonly Step[]): string {
  return steps.reduce(
    (field, { step, isItem }) => (isItem ? `${field}[${step}]` : toPath(field, step)),
    root,
  );
}

/** The location of a part of an entry, with items by name: `parameters.body.locales.isoCode`. */
export function toEntryField(steps: readonly Step[]): string {
  return steps.reduce((field, { step, isItem, value }, index) => {
    const { name, status } = toMembers(value);
    const label = typeof status === 'number' ? String(status) : name;
    if (isItem && (typeof label !== 'string' || label === '')) return `${field}[${step}]`;
    // The properties of objects, and of objects in lists, need no steps of their own.
    const isImplied = step === 'items' && steps[index + 1]?.step === 'properties';
    if (isImplied || step === 'properties') return field;
    return toPath(field, isItem ? String(label) : step);
  }, '');
}
