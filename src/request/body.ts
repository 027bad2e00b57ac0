import type { Endpoint, Json } from '../catalogue/model';
import { visitSchema, type Property, type Schema, type SchemaVisitor } from '../catalogue/schema';
import type { FormObject, FormValue, Pair, RequestBody } from './model';
import { listOf, membersOf, textOf, toInitialText, toShownText, valueOf } from './values';

/** The body that entered values describe; without any, the example body. */
export function buildJsonBody(endpoint: Endpoint, values: FormObject = {}): RequestBody {
  const parameters = endpoint.parameters.body ?? [];
  const entered = toObject(parameters, values);
  const [bareArray] = parameters;
  const body = endpoint.bodyShape === 'array' && bareArray ? entered?.[bareArray.name] : entered;
  return { mediaType: 'application/json', json: body ?? endpoint.example.body ?? {} };
}

/** The form fields that entered values describe; without any, those of the example. */
export function buildFormBody(endpoint: Endpoint, values: FormObject = {}): RequestBody {
  const parameters = endpoint.parameters.formData ?? [];
  const isUntouched = parameters.every((one) => textOf(one, valueOf(values, one.name)) === '');
  const fields = isUntouched
    ? Object.entries(endpoint.example.formData ?? {})
    : toPairs(parameters, values);
  return { mediaType: 'application/x-www-form-urlencoded', fields };
}

/** Name and text of the parameters that have one, in the order of their declaration. */
export function toPairs(
  parameters: readonly Property[],
  values: FormObject | undefined,
): readonly Pair[] {
  return parameters
    .map((parameter): Pair => [parameter.name, toShownText(parameter, values)])
    .filter(([, text]) => text !== '');
}

/** The object that entered values describe; nothing without any: what was not touched is no entry. */
function toObject(
  properties: readonly Property[],
  values: FormObject,
): Readonly<Record<string, Json>> | undefined {
  const members = properties.map((property) => ({
    property,
    value: toJson(property, valueOf(values, property.name)),
  }));
  if (members.every(({ value }) => value === undefined)) return undefined;
  return Object.fromEntries(
    members.flatMap(({ property, value = toJson(property, toInitialText(property)) }) =>
      value === undefined ? [] : [[property.name, value]],
    ),
  );
}

/** The declared type decides; `undefined` where nothing was entered. */
function toJson(schema: Schema, entered: FormValue | undefined): Json | undefined {
  return visitSchema(jsonValues, schema, entered);
}

const jsonValues: SchemaVisitor<Json | undefined, [entered: FormValue | undefined]> = {
  string: (schema, entered) => textOf(schema, entered) || undefined,
  integer: (schema, entered) => toNumber(textOf(schema, entered), isExactInteger),
  number: (schema, entered) => toNumber(textOf(schema, entered), isExactNumber),
  boolean: (schema, entered) => toBoolean(textOf(schema, entered)),
  array({ items }, entered) {
    const list = listOf(entered).map((item) => toJson(items, item));
    const sent = list.filter((item) => item !== undefined);
    return sent.length === 0 ? undefined : sent;
  },
  object: ({ properties }, entered) => toObject(properties, membersOf(entered)),
};

/** A text that no number holds exactly stays as it was typed. */
function toNumber(text: string, isExact: (text: string) => boolean): Json | undefined {
  return isExact(text) ? Number(text) : text || undefined;
}

/** Whether an integer keeps every digit of the text. */
export function isExactInteger(text: string): boolean {
  return (
    /^-?\d+$/.test(text) && String(Number(text)) === text && Number.isSafeInteger(Number(text))
  );
}

/** Whether a text is a number of JSON (RFC 8259, section 6) whose digits all survive: 15 of them do. */
export function isExactNumber(text: string): boolean {
  const [, digits] = /^-?((?:0|[1-9]\d*)(?:\.\d+)?)(?:e[+-]?\d+)?$/i.exec(text) ?? [];
  if (digits === undefined) return false;
  const significant = digits.replace('.', '').replace(/^0+/, '');
  const isZero = significant === '' && !text.startsWith('-');
  const isKept = Number.isFinite(Number(text)) && (Number(text) !== 0 || isZero);
  return isExactInteger(text) || (significant.length <= 15 && isKept);
}

function toBoolean(text: string): boolean | undefined {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
}
