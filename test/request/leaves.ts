/** What forms and bodies hold, flattened, so that the two can be compared. */
import type { Parameter } from '../../src/catalogue/model';

export interface Leaf {
  /** The names on the way, without the places in lists: `locales.mediaServices.url`. */
  readonly at: string;
  readonly parameter: Parameter;
  readonly value: unknown;
}

/** The values that an object holds for these parameters, in the order of the declarations. */
export function toLeaves(
  parameters: readonly Parameter[],
  values: unknown,
  above = '',
): readonly Leaf[] {
  return parameters.flatMap((parameter) => {
    const members = new Map<string, unknown>(Object.entries(values as object));
    const value = members.get(parameter.name);
    return value === undefined ? [] : toLeavesOf(parameter, value, above + parameter.name);
  });
}

function toLeavesOf(parameter: Parameter, value: unknown, at: string): readonly Leaf[] {
  if (parameter.type === 'title') return toLeaves(parameter.properties ?? [], value, `${at}.`);
  if (parameter.type !== 'array') return [{ at, parameter, value }];
  const [only = parameter] = parameter.properties ?? [];
  return [value]
    .flat()
    .flatMap((item: unknown) =>
      typeof item === 'object'
        ? toLeaves(parameter.properties ?? [], item, `${at}.`)
        : [{ at, parameter: only, value: item }],
    );
}
