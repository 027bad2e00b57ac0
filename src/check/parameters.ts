/** Rules for the path, the parameters and the fields of an endpoint. */
import type { EndpointEntry } from '../catalogue/model';
import { propertiesOf } from '../catalogue/schema';
import { looksSecret } from '../api/secrets';
import { formType } from '../api/view';
import { notSpecified } from '../request/values';
import { listSchemas } from './places';
import { listRepeated, type Problem, suggest, toChoices, toPath, toQuoted } from './problem';

/** Each placeholder is a parameter. A missing one has a parameter too many, which is not named. */
export function findPlaceholders({ path, parameters }: EndpointEntry): readonly Problem[] {
  const field = 'path';
  const placeholders = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const known = (parameters.path ?? []).map(({ name }) => name);
  const unknown = placeholders.filter((name) => !known.includes(name));
  const unused = known.filter((name) => !placeholders.includes(name));
  return [
    ...toRepeated(placeholders, field),
    ...unknown.map((word) => {
      const expected = `a parameter ${toQuoted(word)} in parameters.path`;
      return { field, found: `{${word}}`, expected, ...suggest(word, known) };
    }),
    ...(unknown.length > 0 ? [] : unused).map((name) => {
      const expected = `{${name}}, because parameters.path has ${toQuoted(name)}`;
      return { field, found: `no {${name}}`, expected };
    }),
  ];
}

function toRepeated(names: readonly string[], field: string): readonly Problem[] {
  return listRepeated(names).map((name) => ({
    field,
    found: `${toQuoted(name)} more than once`,
    expected: 'unique names',
  }));
}

/** A request has at most one body. A bare list has exactly one parameter. */
export function findBody({ method, bodyShape, parameters }: EndpointEntry): readonly Problem[] {
  const { body, formData } = parameters;
  const field = `parameters.${body || !formData ? 'body' : 'formData'}`;
  const isList = body?.length === 1 && body[0]?.type === 'array';
  if ((body ?? formData) && (method === 'GET' || method === 'DELETE')) {
    return [{ field, found: `a body with ${method}`, expected: 'no body, or POST, PUT or PATCH' }];
  }
  if (body && formData) {
    return [{ field, found: 'both body and formData', expected: 'only one of them' }];
  }
  if (bodyShape !== 'array' || isList) return [];
  const found = `${body?.length ?? 0} parameters with bodyShape "array"`;
  return [{ field, found, expected: 'exactly one parameter, of type array' }];
}

/** The form uses paths of names separated by slashes. Numbers are list indexes. */
const formName = {
  pattern: /^(?!\d+$|\s|.*\s$)[^/\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u,
  expected:
    'a name that is not a number, without "/", line breaks, invisible characters, or leading and trailing spaces',
};

/** A token (RFC 9110, section 5.6.2). */
const headerName = {
  pattern: /^(?!\d+$)[\w!#$%&'*+.^`|~-]+$/,
  expected: 'a header name with letters, digits and hyphens',
};

export function findNames(endpoint: EndpointEntry): readonly Problem[] {
  return listSchemas(endpoint).flatMap(({ field, schema: { name }, isRequest }) => {
    const { pattern, expected } = field.startsWith('parameters.header') ? headerName : formName;
    if (name === undefined || !isRequest || pattern.test(name)) return [];
    return [{ field: `${field}.name`, found: toQuoted(name), expected }];
  });
}

/** Headers that clients set themselves. Most of them refuse or repeat those of a request. */
const ownHeaders = ['content-length', 'host', 'connection', 'transfer-encoding'];

/** Names of headers are case-insensitive (RFC 9110, section 5.1). The body decides its media type. */
export function findHeaders({ parameters }: EndpointEntry): readonly Problem[] {
  const { body, formData, header = [] } = parameters;
  const lower = header.map(({ name }) => name.toLowerCase());
  return header.flatMap(({ name, ...schema }, index): readonly Problem[] => {
    const own = lower[index] ?? '';
    const place = toPath('parameters.header', name);
    const field = `${place}.name`;
    const found = toQuoted(name);
    if (ownHeaders.includes(own)) {
      return [{ field, found, expected: 'a header that clients do not set' }];
    }
    if (lower.indexOf(own) < index) {
      return [{ field, found: `${found}, which is the same as another`, expected: 'unique names' }];
    }
    const type = schema.type === 'string' ? schema.const : undefined;
    const isOther = formData ? type !== formType : body && !/[/+]json$/.test(type ?? '');
    if (own !== 'content-type' || type === undefined || !isOther) return [];
    const expected = formData ? `${toQuoted(formType)} for formData` : 'a JSON media type';
    return [{ field: `${place}.const`, found: toQuoted(type), expected }];
  });
}

/** The form sends no empty choice, and has its own word for none. */
export function findChoices(endpoint: EndpointEntry): readonly Problem[] {
  const expected = `choices that the form can send, so neither "" nor ${toQuoted(notSpecified)}`;
  return listSchemas(endpoint).flatMap(({ field, schema, isRequest }) => {
    const choices = isRequest && schema.type === 'string' ? (schema.enum ?? []) : [];
    return choices
      .filter((choice) => choice === '' || choice === notSpecified)
      .map((choice) => ({ field: `${field}.enum`, found: toQuoted(choice), expected }));
  });
}

/** A text that looks like a credential must say whether it is one. */
export function findSecrets(endpoint: EndpointEntry): readonly Problem[] {
  const expected = 'secret: true for a credential, or secret: false';
  const hint = 'Credentials are hidden in the form, and omitted from links to a filled form.';
  return listSchemas(endpoint).flatMap(({ field, schema: { name, ...own }, isRequest }) => {
    if (name === undefined || !isRequest || !looksSecret(name)) return [];
    const schema = own.type === 'array' ? own.items : own;
    const isFree = schema.type === 'string' && !schema.enum && schema.const === undefined;
    if (!isFree || schema.secret !== undefined) return [];
    return [{ field, found: `the name ${toQuoted(name)} without "secret"`, expected, hint }];
  });
}

/** Each name in a section is in the list of parameters, and appears in only one section. */
export function findSections(endpoint: EndpointEntry): readonly Problem[] {
  const { sections = {}, parameters } = endpoint;
  const ofLocations = Object.entries(sections).map(([location, titled]) => {
    const list = parameters[location as keyof typeof parameters] ?? [];
    return { field: `sections.${location}`, titled, list };
  });
  const ofItems = listSchemas(endpoint).map(({ field, schema }) => ({
    field: `${field}.form.sections`,
    list: propertiesOf(schema),
    titled: schema.type === 'array' ? (schema.form?.sections ?? []) : [],
  }));
  return [...ofLocations, ...ofItems].flatMap(({ field, titled, list }) => {
    const named = titled.flatMap(({ names }) => names);
    const known = list.map(({ name }) => name);
    return [
      ...toRepeated(named, field),
      ...named
        .filter((word) => !known.includes(word))
        .map((word) => ({
          field,
          found: toQuoted(word),
          expected: toChoices(known),
          ...suggest(word, known),
        })),
    ];
  });
}
