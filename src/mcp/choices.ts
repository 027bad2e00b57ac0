/** The server, the authentication and the media type that a caller chose. */
import { isJsonObject, type Json, toText } from '../openapi/document';
import type { Endpoint, EndpointOption } from '../openapi/model';
import type { FormObject } from '../request/model';
import { listVariables } from '../request/choose';
import type { Refused } from './compare';
import { toQuoted } from './problem';

export type GivenChoices = Readonly<Record<string, Json>>;

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
