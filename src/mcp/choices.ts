/** The server, the authentication and the media type that a caller chose. */
import { isJsonObject, type Json, toText } from '../openapi/document';
import type { Endpoint, EndpointOption } from '../openapi/model';
import type { FormObject } from '../request/model';
import { toChoiceField } from '../request/choose';
import { fieldsOf } from '../openapi/shapes';
import type { Refused } from './compare';
import { toQuoted } from './problem';

export type GivenChoices = Readonly<Record<string, Json>>;

export interface ReadChoices {
  readonly choice: FormObject;
  readonly refused: readonly Refused[];
}

/** Reads choices by name. Each is a label of an option, or its URL or media type. */
export function readChoices(
  { choices = [], ...endpoint }: Endpoint,
  given: GivenChoices,
): ReadChoices {
  const { variables, ...labels } = given;
  const read = Object.entries(labels).map(([name, wanted]) => {
    const value = `choices/${name}`;
    const { options } = choices.find((one) => one.name === name) ?? {};
    const option = options && findOption(options, toText(wanted));
    if (option) return { chosen: [[name, option.label] as const], refused: [] };
    const expected = options?.map(({ label }) => toQuoted(label)).join(' or ');
    const hint = 'The operation has no such choice.';
    const refused = { value, found: toQuoted(wanted), ...(expected ? { expected } : { hint }) };
    return { chosen: [], refused: [refused] };
  });
  const choice: FormObject = Object.fromEntries(read.flatMap(({ chosen }) => chosen));
  const texts = isJsonObject(variables) ? Object.entries(variables) : [];
  const group = fieldsOf(toChoiceField({ ...endpoint, choices }, choice)).at(-1);
  const known = group ? fieldsOf(group).map(({ name }) => name) : [];
  const variable = texts.filter(([name]) => known.includes(name));
  return {
    choice: {
      ...choice,
      ...(variable.length > 0 && {
        variable: Object.fromEntries(variable.map(([name, value]) => [name, toText(value)])),
      }),
    },
    refused: [
      ...read.flatMap(({ refused }) => refused),
      ...texts
        .filter(([name]) => !known.includes(name))
        .map(([name, value]) => ({ value: `choices/variables/${name}`, found: toQuoted(value) })),
    ],
  };
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
