/** What a call of an operation needs, and what it returns. */
import { toDefined } from '../openapi/document';
import type { Endpoint, EndpointChoice, Response } from '../openapi/model';
import { isScalar } from '../openapi/shapes';
import { sayDeprecated } from '../words/facts';
import { type Answer, isShort, toAnswer } from './answer';
import { type Found, toCall, toReference } from './operations';
import { toParameters, toSchema } from './schema';
import { readEndpoint, type Site } from './site';

/** How much an answer tells, the most first. */
const levels = [
  { depth: 12, hasExamples: true, text: 10_000 },
  { depth: 4, hasExamples: true, text: 10_000 },
  { depth: 3, hasExamples: false, text: 1000 },
  { depth: 2, hasExamples: false, text: 300 },
  { depth: 1, hasExamples: false, text: 100 },
  { depth: 1, hasExamples: false, text: 40 },
  { depth: 0, hasExamples: false, text: 40 },
] as const;

type Level = (typeof levels)[number];

const [whole, ...others] = levels;
const least = levels[levels.length - 1] ?? whole;

/** What is told of the request and of the responses. A request is cut when no response can be any more. */
const steps: readonly (readonly [request: Level, responses: Level])[] = [
  ...levels.map((level) => [whole, level] as const),
  ...others.map((level) => [level, least] as const),
];

export type PartName = 'request' | 'responses';

/** The facts of an operation, or of its request or its responses only. */
export async function getOperation(site: Site, found: Found, part?: PartName): Promise<Answer> {
  const endpoint = await readEndpoint(site, found.version, found.row);
  const reference = toReference(site, found);
  const advice = `The page ${reference.page} has all: call "read_page".`;
  for (const [sent, returned] of steps) {
    const request = {
      ...toHead(endpoint, found, sent),
      ...(part !== 'responses' && toRequest(endpoint, sent)),
    };
    const responses = endpoint.responses.map((response) => toResponse(response, returned));
    const facts = {
      ...reference,
      ...shorten(request, sent.text),
      ...(part !== 'request' && { responses: shorten(responses, returned.text) }),
      ...((sent !== whole || returned !== whole) && {
        leftOut:
          'Long texts are cut, and inner fields or examples are missing' +
          `${part ? '' : '. For more, set "part" to "request" or "responses"'}. ${advice}`,
      }),
    };
    if (isShort(site, facts)) return toAnswer(site, facts);
  }
  const leftOut = `Its parameters and responses are too many. ${advice}`;
  return toAnswer(site, {
    ...reference,
    ...shorten(toHead({ ...endpoint, choices: [] }, found, whole), 100),
    leftOut,
  });
}

function toHead(endpoint: Endpoint, { row }: Found, level: Level) {
  const { method, baseUrl, path, summary, usage, notes, deprecated, event, security } = endpoint;
  const { choices = [], authentication } = endpoint;
  return toDefined({
    method,
    call: toCall(row),
    url: event ? undefined : `${baseUrl}/${path}`,
    summary: summary || undefined,
    usage,
    notes: notes.length > 0 ? notes : undefined,
    deprecated: deprecated === undefined ? undefined : sayDeprecated(deprecated),
    sentByTheApi: event,
    authentication,
    security,
    choices: choices.length > 0 ? choices.map((one) => toChoice(one, level)) : undefined,
  });
}

function toChoice({ name, options }: EndpointChoice, level: Level) {
  return {
    name,
    options: options.map(({ label, description, baseUrl, variables, ...option }, index) =>
      toDefined({
        label,
        description: description || undefined,
        baseUrl,
        variables: variables?.map((one) => ({ name: one.name, schema: toSchema(one, 1) })),
        // The endpoint itself has those of the first one.
        ...(index > 0 && option.parameters && toRequest(option, level)),
      }),
    ),
  };
}

type Sent = Pick<Endpoint, 'mediaType' | 'isBareList' | 'whole' | 'requestBody'> &
  Partial<Pick<Endpoint, 'parameters' | 'example'>>;

/** What a request of an endpoint, or of one of its options, consists of. */
function toRequest({ parameters = {}, ...sent }: Sent, level: Level) {
  const { body, formData, ...others } = parameters;
  const { mediaType, isBareList, whole: facts, requestBody, example = {} } = sent;
  const [only] = body ?? [];
  const fields = body ?? formData;
  const group = { kind: 'group', fields: fields ?? [], ...facts, description: '' } as const;
  const shape = isBareList && only ? only : group;
  return toDefined({
    parameters: toParameters(others, level.depth),
    body:
      fields &&
      toDefined({
        mediaType: mediaType ?? 'application/json',
        description: requestBody?.description || undefined,
        required: facts?.required,
        schema: toSchema(shape, level.depth),
        example: level.hasExamples ? (body ? example.body : example.formData) : undefined,
      }),
  });
}

function toResponse(response: Response, { depth, hasExamples }: Level) {
  const { status, description, mediaTypes, schema, shape, example, headers, links } = response;
  return toDefined({
    status,
    description: description || response.summary,
    mediaTypes: mediaTypes.length > 0 ? mediaTypes : undefined,
    headers: headers?.map((field) => ({
      name: field.name,
      schema: toSchema(field, depth),
    })),
    type: schema,
    schema: shape && toSchema(shape, isScalar(shape) ? 0 : depth),
    example: hasExamples ? example : undefined,
    next: links?.map(({ name, description: text, operationId, parameters }) =>
      toDefined({ name, description: text || undefined, operationId, parameters }),
    ),
  });
}

/** What authors write at length. */
const longTexts = /^(?:description|summary|usage|text|deprecated)$/;

/** A value whose descriptions have at most so many characters. */
function shorten<Value>(value: Value, most: number): Value {
  const text = JSON.stringify(value, (name, inner: unknown) => {
    const isLong = typeof inner === 'string' && inner.length > most && longTexts.test(name);
    return isLong ? `${inner.slice(0, most)}…` : inner;
  });
  return JSON.parse(text) as Value;
}
