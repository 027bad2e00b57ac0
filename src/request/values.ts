import type { Json, ParameterLocation } from '../api/document';
import type { Endpoint, ExampleRequest } from '../api/view';
import { type Field, type Group, isScalar, isSecret, type List, type Shape } from '../api/field';
import type { Entry, FormObject, FormValue, FormValues } from './model';

/** The value of a dropdown while "Not specified" is selected. */
export const notSpecified = 'unspecified';

/** The values of a request by location, as in an example or a Markdown part. */
export interface GivenRequest extends ExampleRequest {
  readonly header?: Readonly<Record<string, string>>;
}

/** The entered value of a parameter. Safe for names such as `constructor`. */
export function valueOf(values: FormObject | undefined, name: string): FormValue | undefined {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The choices of a value with a dropdown. Undefined for other values. */
export function choicesOf(shape: Shape): readonly string[] | undefined {
  if (shape.kind === 'choice') return shape.choices.map(String);
  return shape.kind === 'scalar' && shape.type === 'boolean' ? ['false', 'true'] : undefined;
}

/** The text entered for a value. Empty if there is none, or for "Not specified". */
export function textOf(shape: Shape, entered: FormValue | undefined): string {
  if (typeof entered !== 'string') return '';
  return choicesOf(shape) && entered === notSpecified ? '' : entered;
}

/** The initial text of a field: a constant, or the default of a required choice. */
export function toInitialText(field: Field): string {
  const constant = field.kind === 'scalar' ? field.const : undefined;
  return String(constant ?? (field.required ? choicesOf(field)?.[0] : undefined) ?? '');
}

/** The text of a field: the entered text, or its initial text. */
export function toShownText(field: Field, values: FormObject | undefined): string {
  return textOf(field, valueOf(values, field.name)) || toInitialText(field);
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

/** The form supports two levels of objects. Deeper levels are documented as text. */
const deepestObjects = 2;

/** Whether the form has inputs for a list. `depth` is the number of enclosing lists. */
export function isFillable({ items, expandable }: List, depth: number): boolean {
  if (items.kind !== 'group') return isScalar(items);
  return expandable === true && depth < deepestObjects;
}

/** The example request as entered values. Omits values that the form cannot show. */
export function toExampleValues(endpoint: Endpoint): FormValues {
  const values = toEnteredValues(endpoint, endpoint.example);
  const isShown = (shape: Shape, depth: number) =>
    shape.kind !== 'list' || isFillable(shape, depth);
  return pickMembers(toGroup(endpoint), values, isShown);
}

/** The entered values without credentials, in the order of the parameters. */
export function withoutSecrets(endpoint: Endpoint, values: FormValues): FormValues {
  return pickMembers(toGroup(endpoint), values, (shape) => !isSecret(shape));
}

/** The parameters as an object whose members are the locations. */
export function toGroup({ parameters }: Endpoint): Group {
  const fields = Object.entries(parameters).map(([name, list]): Field => ({
    name,
    kind: 'group',
    fields: list,
    description: '',
  }));
  return { kind: 'group', fields };
}

/** Whether a value is picked. `depth` is the number of enclosing lists. */
type IsPicked = (shape: Shape, depth: number) => boolean;

function pickMembers({ fields }: Group, values: FormObject, isPicked: IsPicked, depth = 0) {
  const members = fields.flatMap((field): (readonly [string, FormValue])[] => {
    const value = valueOf(values, field.name);
    const picked = value === undefined ? undefined : pickValue(field, value, isPicked, depth);
    return picked === undefined ? [] : [[field.name, picked]];
  });
  return Object.fromEntries(members);
}

function pickValue(
  shape: Shape,
  value: FormValue,
  isPicked: IsPicked,
  depth: number,
): FormValue | undefined {
  if (!isPicked(shape, depth)) return undefined;
  if (shape.kind === 'group') return pickMembers(shape, membersOf(value), isPicked, depth);
  if (shape.kind !== 'list') return textOf(shape, value);
  return listOf(value).flatMap((item) => pickValue(shape.items, item, isPicked, depth + 1) ?? []);
}

/** A request as entered values. The body has the shape that is sent. */
export function toEnteredValues(
  endpoint: Endpoint,
  { path, query, header, formData, body }: GivenRequest,
): FormValues {
  const [bareArray] = endpoint.parameters.body ?? [];
  const wrapped = endpoint.isBareList && bareArray ? { [bareArray.name]: body } : body;
  return {
    ...(path && { path: toFormObject(path) }),
    ...(query && { query: toFormObject(query) }),
    ...(header && { header: toFormObject(header) }),
    ...(formData && { formData: toFormObject(formData) }),
    ...(body !== undefined && { body: toFormObject(wrapped as Readonly<Record<string, Json>>) }),
  };
}

function toFormObject(members: Readonly<Record<string, Json>>): FormObject {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, toFormValue(value)]),
  );
}

/** A value as text, such as that of a parameter in a URL. */
export function toText(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toFormValue(value: Json): FormValue {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  return isJsonList(value) ? value.map(toFormValue) : toFormObject(value);
}

export function isList(value: unknown): value is readonly FormValue[] {
  return Array.isArray(value);
}

function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
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
