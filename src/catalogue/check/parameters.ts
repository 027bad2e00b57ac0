/** Checks the parameters of an endpoint and its path. */
import { findUnsendable } from '../formats';
import type { Endpoint, ParameterLocation } from '../model';
import {
  isScalar,
  listNested,
  type ParameterSection,
  propertiesOf,
  type Property,
} from '../schema';
import { checkUnique, type Problem, toChoices, toQuoted } from './problem';
import { checkProperties } from './properties';
import { lacksMark } from '../secrets';

const locations = [
  'path',
  'query',
  'body',
  'formData',
  'header',
] as const satisfies readonly ParameterLocation[];

interface ParameterList {
  readonly location: ParameterLocation;
  readonly list: readonly Property[];
  readonly field: string;
}

/** The parameter lists of an endpoint, with their locations. */
export function listsOf({ parameters }: Endpoint): readonly ParameterList[] {
  return locations.map((location) => ({
    location,
    list: parameters[location] ?? [],
    field: `parameters.${location}`,
  }));
}

export function checkParameters(endpoint: Endpoint): Problem[] {
  return [
    ...listsOf(endpoint).flatMap((place) => [
      ...checkProperties(place.list, place.field),
      ...checkNames(place),
      ...checkPlace(place),
      ...checkSecrets(place.list, place.field),
    ]),
    ...checkPlaceholders(endpoint),
    ...checkBody(endpoint),
    ...listSections(endpoint).flatMap(checkSections),
  ];
}

/** The form uses paths of names separated by slashes. Numbers are list indexes. */
function checkNames({ location, list, field }: ParameterList): Problem[] {
  if (location === 'header') return [];
  return listNested(list).flatMap(({ property: { name }, parents }) => {
    if (/^(?!\d+$|\s|.*\s$)[^/\p{Cc}\p{Zl}\p{Zp}]+$/u.test(name)) return [];
    const at = [field, ...parents.map((parent) => parent.name), name, 'name'].join('.');
    const expected =
      'a name that is not a number, without "/", line breaks, or leading and trailing spaces';
    return [{ field: toOneLine(at), found: toQuoted(name), expected }];
  });
}

/** Problems are printed on one line. */
function toOneLine(field: string): string {
  return field.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => toQuoted(character).slice(1, -1));
}

/**
 * Only a JSON body can contain lists and objects. A header name is a token (RFC 9110, section
 * 5.6.2).
 */
function checkPlace({ location, list, field }: ParameterList): Problem[] {
  if (location === 'body') return [];
  return list.flatMap((property) => {
    const at = `${field}.${property.name}`;
    if (!isScalar(property)) {
      const expected =
        'a string, a number or a boolean, because only a body can contain lists and objects';
      return [{ field: `${at}.type`, found: toQuoted(property.type), expected }];
    }
    if (location !== 'header') return [];
    if (/^(?!\d+$)[\w!#$%&'*+.^`|~-]+$/.test(property.name)) return checkHeaderValues(property, at);
    const expected = 'a header name with letters, digits and hyphens';
    return [{ field: `${toOneLine(at)}.name`, found: toQuoted(property.name), expected }];
  });
}

/** All clients can send the header values of the catalogue. */
function checkHeaderValues(property: Property, at: string): Problem[] {
  if (property.type !== 'string') return [];
  const { const: constant, default: usual, enum: choices, examples } = property;
  return Object.entries({ const: [constant], default: [usual], enum: choices, examples }).flatMap(
    ([keyword, values = []]) =>
      values.flatMap((value) => [
        ...checkHeaderValue(value, `${at}.${keyword}`),
        ...checkVariable(value, `${at}.${keyword}`),
      ]),
  );
}

/** The exports for API clients cannot escape braces in a header. */
function checkVariable(value: string | undefined, field: string): Problem[] {
  if (!value?.includes('{{')) return [];
  const expected = 'a header without "{{", which begins a variable in API clients';
  return [{ field, found: toQuoted(value), expected }];
}

/** What is wrong with a value of a header, if it is a text. */
export function checkHeaderValue(value: unknown, field: string): Problem[] {
  if (typeof value !== 'string' || findUnsendable(value) === undefined) return [];
  return [{ field, found: toQuoted(value), expected: 'printable ASCII characters in a header' }];
}

function checkPlaceholders({ path, parameters }: Endpoint): Problem[] {
  const placeholders = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const names = (parameters.path ?? []).map((parameter) => parameter.name);
  const undeclared = placeholders.filter((placeholder) => !names.includes(placeholder));
  const unused = names.filter((name) => !placeholders.includes(name));
  return [
    ...checkPath(path),
    ...checkUnique(placeholders, 'path'),
    ...comparePlaceholders(undeclared, unused),
  ];
}

/** A placeholder and a parameter without each other are one problem. */
function comparePlaceholders(undeclared: readonly string[], unused: readonly string[]): Problem[] {
  const isPair = undeclared.length === 1 && unused.length === 1;
  const toFound = (name: string) => (isPair ? `{${undeclared.join()}}` : `no {${name}}`);
  return [
    ...(isPair ? [] : undeclared).map((placeholder) => ({
      field: 'path',
      found: `{${placeholder}}`,
      expected: `a parameter ${toQuoted(placeholder)} in parameters.path`,
    })),
    ...unused.map((name) => ({
      field: 'path',
      found: toFound(name),
      expected: `{${name}}, because parameters.path has ${toQuoted(name)}`,
    })),
  ];
}

/** A path is relative to the base URL of its host, and its braces are balanced. */
function checkPath(path: string): Problem[] {
  const field = 'path';
  if (/^\/|^\w+:/.test(path)) {
    const expected = 'a path without a leading slash or a host, for example "boards/{boardId}"';
    return [{ field, found: toQuoted(path), expected }];
  }
  const [stray] = /[{}]/.exec(path.replace(/\{[^{}]*\}/g, '')) ?? [];
  if (stray === undefined) return [];
  return [
    {
      field,
      found: `a "${stray}" without a matching brace`,
      expected: 'names between "{" and "}"',
    },
  ];
}

/** A request has at most one body. An array body has exactly one parameter. */
function checkBody({ method, bodyShape, parameters: { body, formData } }: Endpoint): Problem[] {
  const field = `parameters.${body ? 'body' : 'formData'}`;
  const takesBody = method === 'POST' || method === 'PUT';
  if ((body ?? formData) && !takesBody) {
    return [
      { field, found: `a body with ${method}`, expected: 'no body, or the method POST or PUT' },
    ];
  }
  if (body && formData) {
    return [{ field, found: 'both body and formData', expected: 'only one of them' }];
  }
  if (bodyShape !== 'array' || (body?.length === 1 && body[0]?.type === 'array')) return [];
  const found = `${body?.length ?? 0} parameters with bodyShape "array"`;
  return [{ field: 'parameters.body', found, expected: 'exactly one parameter, of type array' }];
}

/* Checks the titled sections of forms. */

/** A list of parameters with its sections. */
interface SectionedList {
  readonly field: string;
  readonly sections: readonly ParameterSection[];
  readonly list: readonly Property[];
}

/** The sections of an endpoint, including those of the items of its arrays. */
export function listSections({ sections = {}, parameters }: Endpoint): readonly SectionedList[] {
  const ofLocations = Object.entries(sections).map(([location, titled]) => ({
    field: `sections.${location}`,
    sections: titled,
    list: parameters[location as ParameterLocation] ?? [],
  }));
  const ofItems = listNested(parameters.body ?? []).flatMap(({ property, parents }) => {
    const titled = property.type === 'array' ? property.form?.sections : undefined;
    const path = [...parents, property].map(({ name }) => name).join('.');
    const field = `parameters.body.${path}.form.sections`;
    return titled ? [{ field, sections: titled, list: propertiesOf(property) }] : [];
  });
  return [...ofLocations, ...ofItems];
}

/** Each name in a section is in the list of parameters, and appears in only one section. */
function checkSections({ field, sections, list }: SectionedList): Problem[] {
  const named = sections.flatMap(({ names }) => names);
  const known = list.map(({ name }) => name);
  const unknown = named.filter((name) => !known.includes(name));
  return [
    ...checkUnique(named, field),
    ...unknown.map((name) => ({
      field,
      found: toQuoted(name),
      expected: known.length > 0 ? toChoices(known) : 'none',
      misspelt: { word: name, known },
    })),
  ];
}

/** Reports parameters that look like credentials without a mark that says whether they are. */
export function checkSecrets(list: readonly Property[], field: string): Problem[] {
  return listNested(list).flatMap(({ property, parents }) => {
    if (!lacksMark(property)) return [];
    const names = [...parents, property].map(({ name }) => name);
    return [
      {
        field: [field, ...names].join('.'),
        found: `the name ${toQuoted(property.name)} without "secret"`,
        expected: 'secret: true for a credential, or secret: false',
        hint: 'Credentials are hidden in the form, and omitted from links to a filled form.',
      },
    ];
  });
}
