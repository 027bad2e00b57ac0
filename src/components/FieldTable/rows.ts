import type { Endpoint, Field, Parameter, ParameterLocation } from '@site/src/catalogue/model';
import { isListOfStrings } from '@site/src/request/values';
import { toChoicesText, toFacts, toFieldTypeName, toTypeName } from '../EndpointPage/facts';

export interface Row {
  /** With the names around it: `data[].images[].url`. */
  readonly name: string;
  readonly type: string;
  readonly required?: boolean | undefined;
  readonly deprecated?: string | undefined;
  /** May use the inline notation. */
  readonly text: string;
}

export type Part = ParameterLocation | 'response';

/** The fields of the responses, or the parameters of a place, each followed by its members. */
export function toRows({ responses, parameters }: Endpoint, part: Part): readonly Row[] {
  if (part !== 'response') return (parameters[part] ?? []).flatMap((one) => toParameterRows(one));
  return responses.flatMap(({ fields }) => fields.flatMap((field) => toFieldRows(field)));
}

function toFieldRows(field: Field, prefix = ''): readonly Row[] {
  const { type, description, enum: choices, fields } = field;
  const name = prefix + field.name;
  const facts = choices ? [toChoicesText(choices)] : [];
  return [
    { name, type: toFieldTypeName(type, fields), text: toText(description, facts) },
    ...(fields ?? []).flatMap((member) => toFieldRows(member, toPrefix(name, type))),
  ];
}

function toParameterRows(parameter: Parameter, prefix = ''): readonly Row[] {
  const { required, deprecated, description } = parameter;
  const name = prefix + parameter.name;
  const members = 'properties' in parameter ? (parameter.properties ?? []) : [];
  const row = {
    ...{ name, required, deprecated },
    type: toTypeName(parameter),
    text: toText(description, toFacts(parameter)),
  };
  // A title without members is a heading of the form, and a list of strings has no names inside.
  if (parameter.type === 'title' && members.length === 0) return [];
  if (parameter.type === 'array' && isListOfStrings(members)) return [row];
  const inner = members.flatMap((one) => toParameterRows(one, toPrefix(name, parameter.type)));
  return [row, ...inner];
}

function toText(description: string, facts: readonly string[]): string {
  return [description, ...facts.map((fact) => `${fact}.`)].join(' ');
}

function toPrefix(name: string, type: string): string {
  return type === 'array' ? `${name}[].` : `${name}.`;
}
