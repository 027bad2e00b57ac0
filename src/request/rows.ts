import type { Endpoint, ParameterLocation } from '../catalogue/model';
import { listNested, propertiesOf, type Property, type Schema } from '../catalogue/schema';
import { toFacts, toTypeName } from './facts';

export interface Row {
  /** The full name, for example `data[].images[].url`. */
  readonly name: string;
  readonly type: string;
  readonly required?: boolean | undefined;
  readonly deprecated?: string | undefined;
  /** May use the inline notation. */
  readonly text: string;
}

export type Part = ParameterLocation | 'response';

/** The response fields, or the parameters of a location, each followed by its properties. */
export function toRows({ responses, parameters }: Endpoint, part: Part): readonly Row[] {
  const properties =
    part === 'response'
      ? responses.flatMap(({ schema }) => (schema ? propertiesOf(schema) : []))
      : (parameters[part] ?? []);
  return listNested(properties).map(({ property, parents }) => {
    const { name, required, deprecated, description } = property;
    return {
      name: parents.map(toPrefix).join('') + name,
      type: toTypeName(property),
      required,
      deprecated,
      text: [description, ...toFacts(property).map((fact) => `${fact}.`)].join(' '),
    };
  });
}

function toPrefix(property: Property): string {
  return `${property.name}${toBrackets(property)}.`;
}

function toBrackets(schema: Schema): string {
  return schema.type === 'array' ? `[]${toBrackets(schema.items)}` : '';
}
