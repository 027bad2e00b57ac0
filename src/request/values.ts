import { isJsonObject, type Json, mapValues, type ParameterLocation } from '../openapi/document';
import type { Endpoint, ExampleRequest } from '../openapi/model';
import type { Field, Group, List, Shape } from '../openapi/model';
import { isScalar, isSecret } from '../openapi/shapes';
import type { Entry, FormObject, FormValue, FormValues } from './model';
import { findRare } from './rare';

/** The endpoint with the options that a reader chose. Equal choices return the same endpoint. */
export function toChosen(endpoint: Endpoint, { choice = {} }: FormValues): Endpoint {
  return (endpoint.choices && findRare()?.choose(endpoint, choice)) ?? endpoint;
}

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
  if (shape.kind === 'choice') return shape.choices.map(String);
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
  return String(constant ?? choices.find((one) => one === String(initial)) ?? choices[0] ?? '');
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

/** The form supports two levels of objects. Deeper levels are documented as text. */
const deepestObjects = 2;

/** Whether the form has inputs for a list. `depth` is the number of enclosing lists. */
export function isFillable({ items, expandable }: List, depth: number): boolean {
  if (items.kind !== 'group') return isScalar(items);
  return expandable === true && depth < deepestObjects;
}

/** A value as the form shows it: as one of the kinds that have inputs. */
export function toInput(shape: Shape, depth = 0): Shape {
  return findRare()?.toInput(shape, depth) ?? shape;
}

/** The example request of the chosen options as entered values. Omits what the form cannot show. */
export function toExampleValues(endpoint: Endpoint, { choice }: FormValues = {}): FormValues {
  const chosen = toChosen(endpoint, { choice });
  const values = toEnteredValues(chosen, chosen.example);
  const isShown = (shape: Shape, depth: number) =>
    shape.kind !== 'list' || isFillable(shape, depth);
  return { ...(choice && { choice }), ...pickMembers(toGroup(chosen), values, isShown) };
}

/** The entered values without credentials, in the order of the parameters. */
export function withoutSecrets(endpoint: Endpoint, values: FormValues): FormValues {
  const isShared: IsPicked = (shape, _depth, given, value) =>
    !isSecret(shape) && !findRare()?.holdsSecret(given, value);
  return pickShown(endpoint, values, isShared);
}

/** The entered values of the chosen options. */
export function pickShown(endpoint: Endpoint, values: FormValues, isPicked: IsPicked = () => true) {
  return pickMembers(toGroup(endpoint, values.choice), values, isPicked);
}

/** The parameters of the chosen options as an object whose members are the locations. */
export function toGroup(endpoint: Endpoint, choice: FormObject = {}): Group {
  const { parameters } = toChosen(endpoint, { choice });
  const locations = Object.entries(parameters).map(([name, list]): Field => ({
    name,
    kind: 'group',
    fields: list,
    description: '',
  }));
  const choices = (endpoint.choices && findRare()?.toChoiceField(endpoint, choice)) ?? [];
  return { kind: 'group', fields: locations.concat(choices) };
}

/** Whether a value is picked. `depth` is the number of enclosing lists. */
type IsPicked = (shape: Shape, depth: number, given: Shape, value: FormValue) => boolean;

function pickMembers({ fields }: Group, values: FormObject, isPicked: IsPicked, depth = 0) {
  const members = fields.flatMap((field): (readonly [string, FormValue])[] => {
    const value = valueOf(values, field.name);
    const picked = value === undefined ? undefined : pickValue(field, value, isPicked, depth);
    return picked === undefined ? [] : [[field.name, picked]];
  });
  return Object.fromEntries(members);
}

function pickValue(
  given: Shape,
  value: FormValue,
  isPicked: IsPicked,
  depth: number,
): FormValue | undefined {
  const shape = toInput(given, depth);
  if (!isPicked(shape, depth, given, value)) return undefined;
  if (shape.kind === 'group') return pickMembers(shape, membersOf(value), isPicked, depth);
  if (shape.kind !== 'list') return textOf(value);
  return listOf(value).flatMap((item) => pickValue(shape.items, item, isPicked, depth + 1) ?? []);
}

/** A request as entered values. The body has the shape that is sent. */
export function toEnteredValues(
  { parameters, isBareList }: Endpoint,
  { body, ...members }: ExampleRequest,
): FormValues {
  const [bareArray] = parameters.body ?? [];
  const wrapped = isBareList && bareArray ? { [bareArray.name]: body ?? null } : body;
  const all = Object.entries({ ...members, ...(body !== undefined && { body: wrapped }) });
  return Object.fromEntries(
    all.map(([location, values]) => [
      location,
      toFormObject(values as JsonObject, parameters[location as ParameterLocation]),
    ]),
  );
}

type JsonObject = Readonly<Record<string, Json>>;

function toFormObject(members: JsonObject, fields: readonly Field[] = []): FormObject {
  const shapes = new Map(fields.map((field) => [field.name, field]));
  return mapValues(members, (value, name) => toFormValue(value, shapes.get(name)));
}

function toFormValue(value: Json, shape?: Shape): FormValue {
  const rare = shape && findRare();
  if (rare) return rare.toFormValue(shape, value, 0) ?? '';
  if (value === null) return '';
  if (isList(value)) return value.map((item) => toFormValue(item));
  return isJsonObject(value) ? toFormObject(value) : String(value);
}

/** `Array.isArray` does not know arrays that are only read. */
export function isList(value: unknown): value is readonly unknown[] {
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
