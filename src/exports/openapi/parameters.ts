/** Parameters in the path, the query and the headers. */
import type { Endpoint, Json } from '../../catalogue/model';
import type { Property } from '../../catalogue/schema';
import { toDefined, toReference, type Operation, type Parameter, type Reference } from './model';
import { toDescription, toJsonSchema, type SchemaContext } from './schema';

const locations = ['path', 'query', 'header'] as const;

/** OpenAPI describes these headers with security schemes and media types, and ignores parameters. */
const ignoredHeaders: readonly string[] = ['accept', 'authorization', 'content-type'];

/** Whether a header is a parameter in OpenAPI. */
export function isIgnoredHeader(name: string): boolean {
  return ignoredHeaders.includes(name.toLowerCase());
}

export function buildParameters(
  { parameters, example }: Endpoint,
  context: SchemaContext,
): readonly Parameter[] {
  return locations.flatMap((location) => {
    const examples: Readonly<Record<string, Json>> =
      location === 'header' ? {} : (example[location] ?? {});
    return (parameters[location] ?? [])
      .filter(({ name }) => location !== 'header' || !isIgnoredHeader(name))
      .map((parameter) =>
        toDefined({
          name: parameter.name,
          in: location,
          description: toDescription(parameter, context),
          required: parameter.required || location === 'path' ? (true as const) : undefined,
          deprecated: parameter.deprecated === undefined ? undefined : (true as const),
          schema: toJsonSchema(parameter, context),
          example: Object.hasOwn(examples, parameter.name)
            ? examples[parameter.name]
            : toConstant(parameter),
        }),
      );
  });
}

/** The only value of a parameter, if it has one. API clients fill in examples, but not constants. */
export function toConstant(parameter: Property): string | undefined {
  return parameter.type === 'string' ? parameter.const : undefined;
}

/** Defines parameters that several operations share once, under their name. */
export function shareParameters(operations: readonly Operation[]): {
  readonly shared: Readonly<Record<string, Parameter>>;
  readonly toShared: (operation: Operation) => Operation;
} {
  const all = operations.flatMap(({ parameters = [] }) => parameters.filter(isParameter));
  const texts = all.map((parameter) => JSON.stringify(parameter));
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const names = new Map<string, string>();
  const shared = new Map<string, Parameter>();
  for (const [index, parameter] of all.entries()) {
    const text = texts[index] ?? '';
    const isFree = isComponentName(parameter.name) && !shared.has(parameter.name);
    if ((counts.get(text) ?? 0) > 1 && !names.has(text) && isFree) {
      names.set(text, parameter.name);
      shared.set(parameter.name, parameter);
    }
  }
  const toShared = (parameter: Parameter | Reference) => {
    const name = names.get(JSON.stringify(parameter));
    return name === undefined ? parameter : toReference('parameters', name);
  };
  return {
    shared: Object.fromEntries(shared),
    toShared: (operation) =>
      operation.parameters
        ? { ...operation, parameters: operation.parameters.map(toShared) }
        : operation,
  };
}

function isParameter(parameter: Parameter | Reference): parameter is Parameter {
  return 'name' in parameter;
}

function isComponentName(name: string): boolean {
  return /^[\w.-]+$/.test(name);
}
