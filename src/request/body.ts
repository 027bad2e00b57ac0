import type { ArrayParameter, Endpoint, Json, Parameter } from '../catalogue/model';
import type { FormObject, FormValue, Pair, RequestBody } from './model';
import { entryOf, isListOfStrings, listOf, membersOf, valueOf } from './values';

/** The body that entered values describe; without any, the example body (spec §5). */
export function buildJsonBody(endpoint: Endpoint, values: FormObject = {}): RequestBody {
  const parameters = endpoint.parameters.body ?? [];
  const entered = toObject(parameters, values);
  const [bareArray] = parameters;
  const body = endpoint.bodyShape === 'array' && bareArray ? entered?.[bareArray.name] : entered;
  return { mediaType: 'application/json', json: body ?? endpoint.example.body ?? {} };
}

/** The form fields that entered values describe; constants join, the example stands for nothing. */
export function buildFormBody(endpoint: Endpoint, values: FormObject = {}): RequestBody {
  const parameters = endpoint.parameters.formData ?? [];
  const isUntouched = parameters.every((parameter) => entryOf(parameter, values) === '');
  const toField = (parameter: Parameter): Pair[] => {
    const constant = parameter.type === 'string' ? (parameter.constant ?? '') : '';
    const text = entryOf(parameter, values) || constant;
    return text === '' ? [] : [[parameter.name, text]];
  };
  const fields = isUntouched
    ? Object.entries(endpoint.example.formData ?? {})
    : parameters.flatMap(toField);
  return { mediaType: 'application/x-www-form-urlencoded', fields };
}

/** The object that entered values describe; nothing without any: defaults alone are no entry. */
function toObject(
  parameters: readonly Parameter[],
  values: FormObject,
): Readonly<Record<string, Json>> | undefined {
  const members = parameters.map((parameter) => ({ parameter, value: toJson(parameter, values) }));
  if (members.every(({ value }) => value === undefined)) return undefined;
  return Object.fromEntries(
    members.flatMap(({ parameter, value = toDefault(parameter) }): [string, Json][] =>
      value === undefined ? [] : [[parameter.name, value]],
    ),
  );
}

/** The declared type decides; `undefined` where nothing was entered. */
function toJson(parameter: Parameter, values: FormObject): Json | undefined {
  switch (parameter.type) {
    case 'string':
      return entryOf(parameter, values) || undefined;
    case 'integer':
      return toInteger(entryOf(parameter, values));
    case 'boolean':
      return toBoolean(entryOf(parameter, values));
    case 'array':
      return toArray(parameter, valueOf(values, parameter.name));
    case 'title':
      return toObject(parameter.properties ?? [], membersOf(valueOf(values, parameter.name)));
    default:
      return parameter satisfies never;
  }
}

/** What a required dropdown shows while it is untouched: its first choice (spec §2). */
function toDefault(parameter: Parameter): Json | undefined {
  if (!parameter.required) return undefined;
  if (parameter.type === 'boolean') return false;
  return parameter.type === 'string' ? parameter.enum?.[0] : undefined;
}

/** A text that no integer holds exactly stays as it was typed. */
function toInteger(text: string): Json | undefined {
  return isExactInteger(text) ? Number(text) : text || undefined;
}

/** Whether a number keeps every digit of the text. */
export function isExactInteger(text: string): boolean {
  return (
    /^-?\d+$/.test(text) && String(Number(text)) === text && Number.isSafeInteger(Number(text))
  );
}

function toBoolean(text: string): boolean | undefined {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
}

function toArray(parameter: ArrayParameter, value: FormValue | undefined): Json | undefined {
  const items = listOf(value).flatMap((item) => toItem(parameter, item) ?? []);
  return items.length === 0 ? undefined : items;
}

/** A string or an object, as the array declares; nothing where it is left empty. */
function toItem({ properties }: ArrayParameter, item: FormValue): Json | undefined {
  if (!properties) return typeof item === 'string' && item !== '' ? item : undefined;
  const [only] = properties;
  return only && isListOfStrings(properties)
    ? toJson(only, { [only.name]: item })
    : toObject(properties, membersOf(item));
}
