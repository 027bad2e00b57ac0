/** Values as the form of an endpoint shows them. */
import {
  isJsonObject,
  type JsonObject,
  mapValues,
  type ParameterLocation,
} from '../openapi/document';
import type { Endpoint, ExampleRequest, Field, Group, Shape } from '../openapi/model';
import { anything, isSecret, toNamed } from '../openapi/shapes';
import { toChoiceField, toChosen } from './choose';
import { holdsSecret, toFormValue, toInput } from './input';
import type { FormObject, FormValue, FormValues } from './model';
import { isFillable, isNull, listOf, membersOf, textOf, valueOf } from './values';

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
    !isSecret(shape) && !holdsSecret(given, value);
  return pickShown(endpoint, values, isShared);
}

/** The entered values of the chosen options. */
export function pickShown(endpoint: Endpoint, values: FormValues, isPicked: IsPicked = () => true) {
  return pickMembers(toGroup(endpoint, values.choice), values, isPicked);
}

/** The parameters of the chosen options as an object whose members are the locations. */
export function toGroup(endpoint: Endpoint, choice: FormObject = {}): Group {
  const { parameters } = toChosen(endpoint, { choice });
  const locations = Object.entries(parameters).map(([name, fields]) =>
    toNamed(name, { kind: 'group', fields }),
  );
  const choices = endpoint.choices ? [toChoiceField(endpoint, choice)] : [];
  return { kind: 'group', fields: [...locations, ...choices] };
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
  if (isNull(shape, value)) return value;
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
  const isWrapped = isBareList && bareArray && body !== undefined;
  const wrapped = isWrapped ? { [bareArray.name]: body } : body;
  // Fields cannot show a body that is no object, such as null. Without values, it is sent.
  const all = Object.entries({ ...members, ...(isJsonObject(wrapped) && { body: wrapped }) });
  return Object.fromEntries(
    all.map(([location, values]) => [
      location,
      toFormObject(values as JsonObject, parameters[location as ParameterLocation]),
    ]),
  );
}

function toFormObject(members: JsonObject, fields: readonly Field[] = []): FormObject {
  const shapes = new Map(fields.map((field) => [field.name, field]));
  return mapValues(
    members,
    (value, name) => toFormValue(shapes.get(name) ?? anything, value) ?? '',
  );
}
