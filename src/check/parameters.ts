/** Rules for the path, the parameters and the fields of an endpoint. */
import type { EndpointEntry } from '../catalogue/model';
import type { Schema } from '../catalogue/schema';
import { looksSecret } from '../api/secrets';
import { notSpecified } from '../request/values';
import { listLists, listPlaces, listSections } from './places';
import { listRepeated, type Problem, toChoices, toPath, toQuoted } from './problem';
import { checkHeaderValue } from './values';

export function listPlaceholders(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** A placeholder and a parameter without each other are one problem. */
export function findPlaceholders({ path, parameters }: EndpointEntry): readonly Problem[] {
  const field = 'path';
  const placeholders = listPlaceholders(path);
  const names = (parameters.path ?? []).map(({ name }) => name);
  const undeclared = placeholders.filter((name) => !names.includes(name));
  const unused = names.filter((name) => !placeholders.includes(name));
  const isPair = undeclared.length === 1 && unused.length === 1;
  return [
    ...toRepeated(placeholders, field),
    ...(isPair ? [] : undeclared).map((name) => ({
      ...{ field, found: `{${name}}` },
      expected: `a parameter ${toQuoted(name)} in parameters.path`,
    })),
    ...unused.map((name) => ({
      ...{ field, found: isPair ? `{${undeclared.join()}}` : `no {${name}}` },
      expected: `{${name}}, because parameters.path has ${toQuoted(name)}`,
    })),
  ];
}

function toRepeated(names: readonly string[], field: string): readonly Problem[] {
  return listRepeated(names).map((name) => ({
    ...{ field, found: `${toQuoted(name)} more than once`, expected: 'unique names' },
  }));
}

/** A request has at most one body. A bare list has exactly one parameter. */
export function findBody({ method, bodyShape, parameters }: EndpointEntry): readonly Problem[] {
  const { body, formData } = parameters;
  const field = `parameters.${body ? 'body' : 'formData'}`;
  if ((body ?? formData) && (method === 'GET' || method === 'DELETE')) {
    const expected = 'no body, or the method POST, PUT or PATCH';
    return [{ field, found: `a body with ${method}`, expected }];
  }
  if (body && formData) {
    return [{ field, found: 'both body and formData', expected: 'only one of them' }];
  }
  if (bodyShape !== 'array' || (body?.length === 1 && body[0]?.type === 'array')) return [];
  const found = `${body?.length ?? 0} parameters with bodyShape "array"`;
  return [{ field: 'parameters.body', found, expected: 'exactly one parameter, of type array' }];
}

/** The media type must be that of the body, which a JSON body and a form write differently. */
export function findMediaType({ parameters }: EndpointEntry): readonly Problem[] {
  const { body, formData, header = [] } = parameters;
  const form = 'application/x-www-form-urlencoded';
  return header.flatMap((property) => {
    const type = property.type === 'string' ? property.const : undefined;
    const isOther = formData ? type !== form : body && !/[/+]json$/.test(type ?? '');
    if (!isSameHeader(property.name, 'Content-Type') || type === undefined || !isOther) return [];
    const field = toPath('parameters.header', property.name, 'const');
    const expected = formData ? `${toQuoted(form)} for formData` : 'a JSON media type for a body';
    return [{ field, found: toQuoted(type), expected }];
  });
}

function isSameHeader(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

/** Headers that clients set themselves. Most of them refuse or repeat those of a request. */
const ownHeaders = ['Content-Length', 'Host', 'Connection', 'Transfer-Encoding'];

/** Names of headers are case-insensitive (RFC 9110, section 5.1). */
export function findHeaders({ parameters: { header = [] } }: EndpointEntry): readonly Problem[] {
  return header.flatMap(({ name }, index): readonly Problem[] => {
    const field = toPath('parameters.header', name, 'name');
    if (ownHeaders.some((own) => isSameHeader(own, name))) {
      return [{ field, found: toQuoted(name), expected: 'a header that clients do not set' }];
    }
    const twin = header.slice(0, index).find((one) => isSameHeader(one.name, name));
    if (!twin || twin.name === name) return [];
    const found = `${toQuoted(name)}, the same header as ${toQuoted(twin.name)}`;
    return [{ field, found, expected: 'unique names' }];
  });
}

/** The form sends no empty choice, and has its own word for none. */
export function findChoices(endpoint: EndpointEntry): readonly Problem[] {
  return listPlaces(endpoint).flatMap(({ field, schema, direction }) => {
    if (direction === 'response' || schema.type !== 'string') return [];
    const unsendable = schema.enum?.filter((choice) => choice === '' || choice === notSpecified);
    const expected = `choices that the form can send, so neither "" nor ${toQuoted(notSpecified)}`;
    return (unsendable ?? []).map((choice) => ({
      ...{ field: `${field}.enum`, found: toQuoted(choice), expected },
    }));
  });
}

/** The form uses paths of names separated by slashes. Numbers are list indexes. */
const formName = /^(?!\d+$|\s|.*\s$)[^/\p{Cc}\p{Zl}\p{Zp}]+$/u;

/** A token (RFC 9110, section 5.6.2). */
const headerName = /^(?!\d+$)[\w!#$%&'*+.^`|~-]+$/;

export function findNames(endpoint: EndpointEntry): readonly Problem[] {
  return listPlaces(endpoint).flatMap(({ field, property, direction }) => {
    if (!property || direction === 'response') return [];
    const { name } = property;
    const isHeader = field.startsWith('parameters.header.');
    if ((isHeader ? headerName : formName).test(name)) return [];
    const expected = isHeader
      ? 'a header name with letters, digits and hyphens'
      : 'a name that is not a number, without "/", line breaks, or leading and trailing spaces';
    return [{ field: `${field}.name`, found: toQuoted(name), expected }];
  });
}

/** An old name must not exist any more, and belongs to one property. */
export function findRenames(endpoint: EndpointEntry): readonly Problem[] {
  return listLists(endpoint).flatMap(({ field: parent, list }) =>
    list.flatMap(({ name, was }, index): readonly Problem[] => {
      if (was === undefined) return [];
      const field = toPath(parent, name, 'was');
      if (list.some((other) => other.name === was)) {
        const found = `${toQuoted(was)}, which still exists`;
        return [{ field, found, expected: 'a name that no longer exists' }];
      }
      if (!list.slice(0, index).some((other) => other.was === was)) return [];
      return [{ field, found: `${toQuoted(was)} twice`, expected: 'different old names' }];
    }),
  );
}

const limits = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
] as const;

export function findLimits(endpoint: EndpointEntry): readonly Problem[] {
  return listPlaces(endpoint).flatMap(({ field, schema }) =>
    limits.flatMap(([low, high]) => {
      const { [low]: least, [high]: most }: Readonly<Record<string, unknown>> = { ...schema };
      if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
      return [{ field, found: `${low} ${least}`, expected: `at most the ${high}, ${most}` }];
    }),
  );
}

/** A text that looks like a credential must say whether it is one. */
export function findSecrets(endpoint: EndpointEntry): readonly Problem[] {
  const expected = 'secret: true for a credential, or secret: false';
  const hint = 'Credentials are hidden in the form, and omitted from links to a filled form.';
  return listPlaces(endpoint).flatMap(({ field, property, direction }) => {
    if (!property || direction === 'response' || !looksSecret(property.name)) return [];
    const schema: Schema = property.type === 'array' ? property.items : property;
    const isFree = schema.type === 'string' && !schema.enum && schema.const === undefined;
    if (!isFree || schema.secret !== undefined) return [];
    const found = `the name ${toQuoted(property.name)} without "secret"`;
    return [{ field, found, expected, hint }];
  });
}

/** All clients can send the header values of entries, and all exports can contain them. */
export function findHeaderValues({
  parameters: { header = [] },
}: EndpointEntry): readonly Problem[] {
  const expected = 'a header without "{{", which begins a variable in API clients';
  return header.flatMap((property) => {
    if (property.type !== 'string') return [];
    const { const: only, default: usual, enum: choices, examples } = property;
    const values = { const: [only], default: [usual], enum: choices, examples };
    return Object.entries(values).flatMap(([keyword, list = []]) => {
      const field = `parameters.header.${property.name}.${keyword}`;
      return list.flatMap((value) => [
        ...checkHeaderValue(value, field),
        ...(value?.includes('{{') ? [{ field, found: toQuoted(value), expected }] : []),
      ]);
    });
  });
}

/** Each name in a section is in the list of parameters, and appears in only one section. */
export function findSections(endpoint: EndpointEntry): readonly Problem[] {
  return listSections(endpoint).flatMap(({ field, sections, list }) => {
    const named = sections.flatMap(({ names }) => names);
    const known = list.map(({ name }) => name);
    return [
      ...toRepeated(named, field),
      ...named
        .filter((word) => !known.includes(word))
        .map((word) => ({
          ...{ field, found: toQuoted(word), expected: toChoices(known) },
          misspelt: { word, known },
        })),
    ];
  });
}
