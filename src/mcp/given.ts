/** Values that a caller gives, as the form of a page has them, and which of them a request cannot have. */
import {
  isJsonObject,
  isList,
  type Json,
  type ParameterLocation,
  toText,
} from '../openapi/document';
import type { Endpoint, ExampleRequest, Field, Shape } from '../openapi/model';
import { parameterLocations } from '../openapi/portal';
import { toObject, tryJson } from '../request/json';
import { toEnteredValues } from '../request/shown';
import { compare, type Refused } from './compare';
import type { Suggest } from './site';

type Members = Readonly<Record<string, Json>>;

/** Values by location, as a caller writes them. `form` has the fields of a form. */
export type Given = Readonly<
  Partial<Record<'path' | 'query' | 'header' | 'cookie' | 'form', Members>>
> & {
  readonly body?: Json;
};

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
      (parameters.formData ? { formData: whole as Members } : { body: whole })),
  };
}

/** Names of headers have no case, a single value is a list, and a choice can be a text. */
function adaptMembers(fields: readonly Field[], members: Members, location: string): Members {
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
