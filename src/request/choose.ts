/** Servers, ways to authenticate, and media types of a body. */
import { remember, toText } from '../openapi/document';
import type { Endpoint, EndpointChoice, ExampleRequest, Field, Parameters } from '../openapi/model';
import { toNamed } from '../openapi/shapes';
import type { FormObject, FormValues } from './model';
import { membersOf, textOf, valueOf } from './values';

/** The chosen endpoints by their choices. */
const known = new WeakMap<Endpoint, Map<string, Endpoint>>();

/** The endpoint with what a reader chose, without choices. Equal choices return the same one. */
export function toChosen(endpoint: Endpoint, { choice = {} }: FormValues): Endpoint {
  const { choices, ...rest } = endpoint;
  if (!choices) return endpoint;
  const indexes = choices.map((one) => findIndex(one, choice));
  const variables = listVariables(choices, choice);
  const texts = new Map(variables.map((one) => [one.name, toVariable(one, choice)]));
  const key = JSON.stringify([indexes, ...texts]);
  const all = remember(known, endpoint, () => new Map<string, Endpoint>());
  return remember(all, key, () => {
    const chosen = choices.reduce((one, each, at) => replace(one, each, indexes[at] ?? 0), rest);
    return withVariables(chosen, texts);
  });
}

/** A label that is unknown, such as that of an old link, is the first option. */
function findIndex({ name, options }: EndpointChoice, choice: FormObject): number {
  const index = options.findIndex(({ label }) => label === valueOf(choice, name));
  return Math.max(0, index);
}

/** The variables of the chosen server. */
export function listVariables(
  choices: readonly EndpointChoice[],
  choice: FormObject,
): readonly Field[] {
  return choices.flatMap((one) => one.options[findIndex(one, choice)]?.variables ?? []);
}

function toVariable(variable: Field, choice: FormObject): string | undefined {
  const entered = textOf(valueOf(membersOf(valueOf(choice, 'variable')), variable.name));
  const value = entered || ('default' in variable ? variable.default : undefined);
  return value === undefined ? undefined : toText(value);
}

function withVariables(
  endpoint: Endpoint,
  texts: ReadonlyMap<string, string | undefined>,
): Endpoint {
  const baseUrl = endpoint.baseUrl.replaceAll(
    /\{([^{}]+)\}/g,
    (placeholder, name: string) => texts.get(name) ?? placeholder,
  );
  // The last variable can be an empty path.
  return { ...endpoint, baseUrl: baseUrl.replace(/\/$/, '') };
}

/** Replaces the first option, which the endpoint has, by another one. */
function replace(endpoint: Endpoint, { name, options }: EndpointChoice, index: number): Endpoint {
  const [first, option = first] = [options[0], options[index]];
  if (!option) return endpoint;
  // The endpoint has the default values of its variables.
  if (option === first) return { ...endpoint, baseUrl: option.baseUrl ?? endpoint.baseUrl };
  const { label: _label, description: _description, variables: _variables, ...changes } = option;
  const { body: _body, formData: _formData, ...others } = endpoint.example;
  const isBody = name === 'mediaType';
  const { parameters, requestBody, whole } =
    options.findLast(
      (one, at) => at <= index && one.parameters && one.mediaType === option.mediaType,
    ) ?? option;
  return {
    ...endpoint,
    ...(isBody && { mediaType: undefined, isBareList: undefined, xml: undefined }),
    ...changes,
    ...(isBody && { requestBody, whole }),
    parameters: replaceFields(endpoint.parameters, first?.parameters, parameters),
    example: mergeExamples(isBody ? others : endpoint.example, option.example),
  };
}

function replaceFields(all: Parameters, old: Parameters = {}, added: Parameters = {}): Parameters {
  const locations = Object.keys({ ...all, ...added }) as readonly (keyof Parameters)[];
  const lists = locations.map((location) => {
    const names = new Set(old[location]?.map(({ name }) => name));
    const present = all[location] ?? [];
    const start = present.findIndex(({ name }) => names.has(name));
    const kept = present.filter(({ name }) => !names.has(name));
    return [location, kept.toSpliced(Math.max(0, start), 0, ...(added[location] ?? []))] as const;
  });
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

function mergeExamples(example: ExampleRequest, added: ExampleRequest = {}): ExampleRequest {
  const { body, ...members } = added;
  const merged = Object.entries(members).map(([location, values]) => {
    return [location, { ...example[location as keyof typeof members], ...values }] as const;
  });
  return { ...example, ...Object.fromEntries(merged), ...(body !== undefined && { body }) };
}

/** The choices as a field whose members are texts: the label of an option, and the variables. */
export function toChoiceField({ choices = [] }: Endpoint, choice: FormObject): Field {
  const menus = choices.map(({ name, options }) => {
    const labels = options.map(({ label }) => label);
    return toNamed(name, { kind: 'choice', type: 'string', choices: labels });
  });
  const fields = listVariables(choices, choice);
  const variables = toNamed('variable', { kind: 'group', fields });
  return toNamed('choice', { kind: 'group', fields: [...menus, variables] });
}
