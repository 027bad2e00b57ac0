/** The declarations of parameters: names, limits, defaults, and the path that they belong to. */
import type { Endpoint, Parameter, ParameterLocation } from '../model';
import { checkUnique, toQuoted, type Finding } from './problem';
import { checkInteger, checkString, type StringLimits } from './values';

const locations = [
  'path',
  'query',
  'body',
  'formData',
  'header',
] as const satisfies readonly ParameterLocation[];

interface ParameterList {
  readonly location: ParameterLocation;
  readonly list: readonly Parameter[];
  readonly field: string;
}

/** The parameter lists of an endpoint with the places where they stand. */
export function listsOf({ parameters }: Endpoint): readonly ParameterList[] {
  return locations.map((location) => ({
    location,
    list: parameters[location] ?? [],
    field: `parameters.${location}`,
  }));
}

export function checkParameters(endpoint: Endpoint): Finding[] {
  return [
    ...listsOf(endpoint).flatMap(({ list, field }) => checkList(list, field)),
    ...checkPlaceholders(endpoint),
    ...checkBodyShape(endpoint),
  ];
}

function checkList(list: readonly Parameter[], field: string): Finding[] {
  const names = list.map((parameter) => parameter.name);
  return [
    ...checkUnique(names, field),
    ...list.flatMap((parameter) => checkParameter(parameter, `${field}.${parameter.name}`)),
  ];
}

function checkParameter(parameter: Parameter, field: string): Finding[] {
  switch (parameter.type) {
    case 'string':
      return checkStringLimits(parameter, field);
    case 'integer': {
      const { minimum, maximum, default: assumed } = parameter;
      const range = checkOrder(['minimum', minimum], ['maximum', maximum], field);
      if (range.length > 0 || assumed === undefined) return range;
      return checkInteger(parameter, assumed, `${field}.default`);
    }
    case 'boolean':
      return [];
    case 'array':
      return [
        ...(parameter.items ? checkStringLimits(parameter.items, `${field}.items`) : []),
        ...checkList(parameter.properties ?? [], field),
      ];
    case 'title':
      return checkList(parameter.properties ?? [], field);
    default:
      return parameter satisfies never;
  }
}

function checkStringLimits(limits: StringLimits, field: string): Finding[] {
  const { minLength, maxLength, default: assumed, constant } = limits;
  const lengths = checkOrder(['minLength', minLength], ['maxLength', maxLength], field);
  const choices = checkUnique(limits.enum ?? [], `${field}.enum`);
  if (lengths.length > 0) return [...lengths, ...choices];
  return [
    ...choices,
    ...(constant === undefined ? [] : checkString(limits, constant, `${field}.constant`)),
    ...(assumed === undefined ? [] : checkString(limits, assumed, `${field}.default`)),
  ];
}

type Bound = readonly [name: string, value: number | undefined];

function checkOrder([low, least]: Bound, [high, most]: Bound, field: string): Finding[] {
  if (least === undefined || most === undefined || least <= most) return [];
  return [{ field, found: `${low} ${least}`, expected: `at most the ${high}, ${most}` }];
}

function checkPlaceholders({ path, parameters }: Endpoint): Finding[] {
  const placeholders = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const names = (parameters.path ?? []).map((parameter) => parameter.name);
  const undeclared = placeholders
    .filter((placeholder) => !names.includes(placeholder))
    .map((placeholder) => ({
      field: 'path',
      found: `{${placeholder}}`,
      expected: `a parameter ${toQuoted(placeholder)} in parameters.path`,
    }));
  const unused = names
    .filter((name) => !placeholders.includes(name))
    .map((name) => ({
      field: 'path',
      found: `no {${name}}`,
      expected: `{${name}}, since parameters.path has ${toQuoted(name)}`,
    }));
  return [...checkPath(path), ...checkUnique(placeholders, 'path'), ...undeclared, ...unused];
}

/** A path is relative to the base address of its host, and each brace has its pair. */
function checkPath(path: string): Finding[] {
  const field = 'path';
  if (/^\/|^\w+:/.test(path)) {
    const expected = 'a path without a leading slash or a host, such as "boards/{boardId}"';
    return [{ field, found: toQuoted(path), expected }];
  }
  const [stray] = /[{}]/.exec(path.replace(/\{[^{}]*\}/g, '')) ?? [];
  if (stray === undefined) return [];
  return [{ field, found: `a "${stray}" without its pair`, expected: 'names between "{" and "}"' }];
}

/** A bare array is what the only body parameter describes. */
function checkBodyShape({ bodyShape, parameters: { body = [] } }: Endpoint): Finding[] {
  if (bodyShape !== 'array' || (body.length === 1 && body[0]?.type === 'array')) return [];
  return [
    {
      field: 'parameters.body',
      found: `${body.length} parameters beside bodyShape "array"`,
      expected: 'exactly one parameter, of type array',
    },
  ];
}
