/** Values that a caller gives, as the form of a page has them, and which of them a request cannot have. */
import {
  isJsonObject,
  isList,
  type Json,
  type JsonObject,
  type ParameterLocation,
  toText,
} from '../openapi/document';
import type { Endpoint, EndpointOption, ExampleRequest, Field, Shape } from '../openapi/model';
import { parameterLocations } from '../openapi/portal';
import { listVariables } from '../request/choose';
import { toObject, tryJson } from '../request/json';
import type { FormObject } from '../request/model';
import { toEnteredValues } from '../request/shown';
import { compare, type Refused } from './compare';
import { toQuoted } from './problem';
import type { Suggest } from './site';

/** Values by location, as a caller writes them. `form` has the fields of a form. */
export type Given = Readonly<
  Partial<Record<'path' | 'query' | 'header' | 'cookie' | 'form', JsonObject>>
> & {
  readonly body?: Json;
};

/** The server, the authentication and the media type by name, and `variables` of the server. */
export type GivenChoices = JsonObject;

/** Reads what was given for an endpoint without choices. */
export function readValues(endpoint: Endpoint, given: Given, suggest: Suggest) {
  const { parameters, isBareList } = endpoint;
  const members = toExample(endpoint, given);
  const values = toEnteredValues(endpoint, members);
  const refused = parameterLocations.flatMap((location) => {
    const value = members[location];
    const fields = parameters[location] ?? [];
    if (value === undefined) return [];
    const [only] = fields;
    const sent = toObject(fields, values[location] ?? {}, true);
    if (location === 'body' && isBareList && only) {
      return compare(only, value, sent?.[only.name], 'body', { suggest });
    }
    return compare({ kind: 'group', fields }, value, sent ?? {}, location, { suggest });
  });
  return { values, refused: refused.map((one) => withPlace(one, endpoint)) };
}

/** What was given by the location that the endpoint has it in, in its types. */
function toExample({ parameters, isBareList }: Endpoint, given: Given): ExampleRequest {
  const { form, body: own, ...others } = given;
  const body = own ?? form;
  const locations = Object.entries(others).map(([name, members]) => {
    const fields = parameters[name as ParameterLocation] ?? [];
    return [name, adaptMembers(fields, members, name)] as const;
  });
  const whole = typeof body === 'string' && !isBareList ? tryJson(body) : body;
  return {
    ...Object.fromEntries(locations),
    ...(whole !== undefined &&
      (parameters.formData ? { formData: whole as JsonObject } : { body: whole })),
  };
}

/** Names of headers have no case, a single value is a list, and a choice can be a text. */
function adaptMembers(fields: readonly Field[], members: JsonObject, location: string): JsonObject {
  const pairs = Object.entries(members).map(([given, value]): readonly [string, Json] => {
    const isNamed = ({ name }: Field) =>
      name === given || (location === 'header' && name.toLowerCase() === given.toLowerCase());
    const field = fields.find(isNamed);
    return field ? [field.name, adapt(field, value)] : [given, value];
  });
  return Object.fromEntries(pairs);
}

function adapt(shape: Shape, value: Json): Json {
  if (shape.kind === 'list' && value !== null && !isJsonObject(value)) {
    return (isList(value) ? value : [value]).map((item) => adapt(shape.items, item));
  }
  if (shape.kind !== 'choice' || typeof value === 'object') return value;
  return shape.choices.find((one) => toText(one) === toText(value)) ?? value;
}

/** Says where a parameter is that was given elsewhere. */
function withPlace(refused: Refused, { parameters }: Endpoint): Refused {
  const [location = '', name = '', ...inner] = refused.value.split('/');
  if (refused.expected !== undefined || inner.length > 0) return refused;
  const place = parameterLocations.find((one) =>
    parameters[one]?.some((field) => field.name === name),
  );
  const words = place === 'formData' ? 'form' : place;
  return place && place !== location ? { ...refused, hint: `It belongs to "${words}".` } : refused;
}

/** Reads choices by name. Each is a label of an option, or its URL or media type. */
export function readChoices({ choices = [] }: Endpoint, given: GivenChoices) {
  const { variables, ...labels } = given;
  const chosen: [string, string][] = [];
  const refused: Refused[] = [];
  for (const [name, wanted] of Object.entries(labels)) {
    const { options = [] } = choices.find((one) => one.name === name) ?? {};
    const option = findOption(options, toText(wanted));
    if (option) chosen.push([name, option.label]);
    else refused.push(toRefused(name, wanted, options));
  }
  const choice: FormObject = Object.fromEntries(chosen);
  const known = listVariables(choices, choice).map(({ name }) => name);
  const texts: [string, string][] = [];
  for (const [name, value] of Object.entries(isJsonObject(variables) ? variables : {})) {
    if (known.includes(name)) texts.push([name, toText(value)]);
    else refused.push({ value: `choices/variables/${name}`, found: toQuoted(value) });
  }
  return { choice: { ...choice, variable: Object.fromEntries(texts) }, refused };
}

function toRefused(name: string, wanted: Json, options: readonly EndpointOption[]): Refused {
  const expected = options.map(({ label }) => toQuoted(label)).join(' or ');
  const hint = 'The operation has no such choice.';
  const refused = { value: `choices/${name}`, found: toQuoted(wanted) };
  return { ...refused, ...(expected ? { expected } : { hint }) };
}

function findOption(options: readonly EndpointOption[], wanted: string) {
  const folded = wanted.trim().toLowerCase();
  const inside = options.filter(({ label }) => label.toLowerCase().includes(folded));
  return (
    options.find(({ label }) => label === wanted) ??
    options.find(({ label }) => label.toLowerCase() === folded) ??
    options.find(({ baseUrl, mediaType }) => [baseUrl, mediaType].includes(wanted)) ??
    (inside.length === 1 && folded !== '' ? inside[0] : undefined)
  );
}
