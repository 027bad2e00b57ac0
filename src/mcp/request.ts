/** Builds the request of an operation from values, as the form of its page does. */
import { findOwn, isJsonObject, isList, type Json, toDefined } from '../openapi/document';
import type { Endpoint } from '../openapi/model';
import { isSecret } from '../openapi/shapes';
import { buildRequest, toUrl } from '../request/build';
import { toChosen } from '../request/choose';
import { encodePairs } from '../request/encode';
import { toObject, tryJson } from '../request/json';
import { type FieldPath, findFaults } from '../request/faults';
import type { FormValues, HttpRequest, RequestBody } from '../request/model';
import { toUsual } from '../request/styles';
import { valueOf } from '../request/values';
import { toJsonText } from '../samples/literals';
import { type LanguageId, languages } from '../samples';
import { sayType } from '../words/facts';
import { type Answer, isShort, toAnswer } from './answer';
import type { Refused } from './compare';
import { type Given, type GivenChoices, readChoices, readValues } from './given';
import { type Found, toReference } from './operations';
import { Problem } from './problem';
import { readEndpoint, type Site } from './site';

export interface Wanted extends Given {
  readonly choices?: GivenChoices;
  readonly language?: LanguageId;
}

/** The request with what is missing, what is invalid and what is unknown. */
export async function buildCall(site: Site, found: Found, wanted: Wanted): Promise<Answer> {
  const endpoint = await readEndpoint(site, found.version, found.row);
  if (endpoint.event) {
    throw new Problem(
      `The API sends ${endpoint.operationId} itself: it is a ${endpoint.event}. ` +
        'The tool "get_operation" tells what it sends.',
    );
  }
  const facts = {
    ...toReference(site, found),
    ...site.within(() => toFacts(site, endpoint, wanted)),
  };
  if (!isShort(site, facts)) {
    throw new Problem('The request is too long for an answer. Give shorter values.');
  }
  return toAnswer(site, facts);
}

function toFacts({ portal, suggest }: Site, endpoint: Endpoint, wanted: Wanted) {
  const { choices = {}, language = portal.languages[0] ?? 'curl', ...given } = wanted;
  const { choice, refused: refusedChoices } = readChoices(endpoint, choices);
  const chosen = toChosen(endpoint, { choice });
  const { values, refused } = readValues(chosen, given, suggest);
  const all = { ...values, choice };
  const request = buildRequest(endpoint, all);
  const { label, toSample } = languages[language];
  return {
    request: toShown(request),
    ...toProblems(chosen, all, [...refusedChoices, ...refused]),
    notes: listNotes(chosen, all, request, given),
    sample: { language: label, code: toSample(request) },
  };
}

function toShown(request: HttpRequest) {
  const { method, headers, body } = request;
  return toDefined({
    method,
    url: toUrl(request),
    headers: Object.fromEntries(headers),
    body: body && toShownBody(body),
  });
}

function toShownBody(body: RequestBody) {
  switch (body.kind) {
    case 'json':
      return { mediaType: body.mediaType, json: body.json, text: toJsonText(body.json) };
    case 'form':
      return { mediaType: body.mediaType, text: encodePairs(body.fields) };
    default:
      return (({ kind: _kind, ...shown }) => shown)(body);
  }
}

function toProblems(chosen: Endpoint, values: FormValues, refused: readonly Refused[]) {
  const faults = findFaults(chosen, values);
  const missing = faults.missing.map(({ path }) => toMissing(chosen, path));
  const invalid = faults.invalid.map(({ path, problem }) => ({
    value: toPlace(path),
    problem,
  }));
  const unfit = refused.filter(({ expected }) => expected !== undefined);
  return {
    isComplete: missing.length + invalid.length + refused.length === 0,
    missing,
    invalid: [...unfit, ...invalid],
    unknown: refused.filter(({ expected }) => expected === undefined),
  };
}

/** The form has a step for the alternative of a union. */
function toPlace(path: FieldPath['path']): string {
  return path.replaceAll(/\/of\d+(?=\/|$)/g, '').replace(/^formData\//, 'form/');
}

function toMissing({ parameters }: Endpoint, path: string) {
  const [location, name, ...inner] = path.split('/');
  const fields = parameters[location as keyof typeof parameters] ?? [];
  const field = inner.length === 0 ? fields.find((one) => one.name === name) : undefined;
  return { value: toPlace(path), ...(field && { expected: sayType(field) }) };
}

/** What a caller must know before it sends the request. */
function listNotes(
  chosen: Endpoint,
  values: FormValues,
  request: HttpRequest,
  { body: ownBody, form }: Given,
): readonly string[] {
  const { body, headers } = request;
  const { body: content, formData } = chosen.parameters;
  const [fields, entered] = content ? [content, values.body] : [formData, values.formData];
  const members = toObject(fields ?? [], entered ?? {});
  const isExample = body && members === undefined;
  const whole = typeof ownBody === 'string' ? tryJson(ownBody) : (ownBody ?? form);
  const sent = body?.kind === 'json' ? body.json : members;
  const added = [
    ...listUsual(chosen, values),
    ...(isExample || sent === undefined ? [] : listAdded(whole, sent, content ? 'body' : 'form')),
  ];
  const texts = [toUrl(request), ...headers.map(([, value]) => value)];
  const secrets = new Set(
    texts.flatMap((text) => text.match(/(?:BASE64_OF_)?YOUR_\w+(?::YOUR_\w+)?/g) ?? []),
  );
  return [
    ...(isExample
      ? ['No body was given that fits, so it is the example of the documentation.']
      : []),
    ...(added.length > 0
      ? [`Not given, so these have values of the documentation: ${added.join(', ')}.`]
      : []),
    ...[...secrets].map((secret) => `Replace ${secret} by your own.`),
    ...(chosen.deprecated === undefined ? [] : ['The operation is deprecated.']),
  ];
}

/** The parameters without a value that the request has with a default or an example. */
function listUsual({ parameters, example }: Endpoint, values: FormValues): readonly string[] {
  return (['query', 'header', 'cookie'] as const).flatMap((location) =>
    (parameters[location] ?? [])
      .filter((field) => field.required && field.const === undefined && !isSecret(field))
      .filter(({ name, encoding }) => !encoding?.basic && !valueOf(values[location], name))
      .filter((field) => toUsual(field, findOwn(example[location] ?? {}, field.name)) !== undefined)
      .map(({ name }) => `${location}/${name}`),
  );
}

/** The places of sent values that were not given. */
function listAdded(given: Json | undefined, sent: Json, at: string): readonly string[] {
  if (isList(sent) && isList(given)) {
    return sent.flatMap((item, index) => listAdded(given[index], item, `${at}/${index}`));
  }
  if (!isJsonObject(sent) || !isJsonObject(given)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const place = `${at}/${name}`;
    return Object.hasOwn(given, name) ? listAdded(given[name], value, place) : [place];
  });
}
