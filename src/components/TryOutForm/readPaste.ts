/** Reads a request that the reader has already: a body in JSON, or a cURL command. */
import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { isJsonType, type Json } from '@portal/src/openapi/document';
import { isUrl } from '@portal/src/openapi/formats';
import type { Endpoint } from '@portal/src/openapi/model';
import { readJson as readExact } from '@portal/src/openapi/numbers';
import { toObject } from '@portal/src/request/json';
import {
  type CurlCommand,
  isCurl,
  PasteProblem,
  readCurl,
  toPlace,
} from '@portal/src/request/curl-command';
import type { Entry, FormObject, Pair } from '@portal/src/request/model';
import { type Filling, toFilling } from '@portal/src/request/read';
import { listTexts, readPairs } from '@portal/src/request/read-pairs';
import { toEnteredValues } from '@portal/src/request/shown';
import { toEntries as listEntries } from '@portal/src/request/values';
import * as messages from '@portal/src/messages/en/paste';
import { say } from '@portal/src/messages/say';

export type Paste =
  | (Filling & { readonly kind: 'request' })
  /** A sentence that says what is wrong, and where. */
  | { readonly kind: 'problem'; readonly text: string };

/** Reads the values that the form of an endpoint can show. Never throws. */
export function readPaste(endpoint: Endpoint, text: string): Paste {
  try {
    const found = isCurl(text) ? readCommand(endpoint, text) : readJson(endpoint, text);
    const { values, ignored } = toFilling(endpoint, found.entries, { withSecrets: true });
    const broken = found.entries
      .filter((entry) => /[\r\n]/.test(entry.text))
      .map(({ names }) => say(messages.lineBreaks, { name: names.join('.') }));
    return { kind: 'request', values, ignored: [...found.ignored, ...ignored, ...broken] };
  } catch (problem) {
    if (problem instanceof PasteProblem) return { kind: 'problem', text: problem.message };
    if (problem instanceof RangeError) return { kind: 'problem', text: messages.tooDeep };
    if (problem instanceof URIError) {
      return { kind: 'problem', text: messages.malformedUrl };
    }
    throw problem;
  }
}

interface Found {
  readonly entries: readonly Entry[];
  /** What is no value of a field. */
  readonly ignored: readonly string[];
}

/** Reads a body. Numbers stay as they are written, since the declared type decides. */
function readJson(endpoint: Endpoint, json: string): Found {
  const { parameters, isBareList } = endpoint;
  const [list] = parameters.body ?? [];
  const root = parameters.formData ? ['formData'] : ['body'];
  if (isBareList && list) root.push(list.name);
  const errors: ParseError[] = [];
  parse(json, errors, { disallowComments: true });
  const [problem] = errors;
  if (problem) {
    const code = printParseErrorCode(problem.error) as keyof typeof messages;
    const values = { ...toPlace(json, problem.offset), problem: messages[code] };
    throw new PasteProblem(say(messages.jsonProblem, values));
  }
  const body = readExact(json) as Json;
  return toShown(endpoint, body, listTexts(body, root));
}

/** The body as the form of a document shows it, such as with the alternative that fits. */
function toShown(endpoint: Endpoint, body: Json, entries: readonly Entry[]): Found {
  const location = endpoint.parameters.formData ? 'formData' : 'body';
  const values = toEnteredValues(endpoint, { [location]: body });
  const shown = listEntries(values);
  const sent = toObject(endpoint.parameters[location] ?? [], values[location] ?? {});
  const isSent = ({ names: [, ...names] }: Entry) =>
    names.reduce<unknown>((at, name) => (at as FormObject | undefined)?.[name], sent) !== undefined;
  // What the form refuses is ignored later, and empty items have no index.
  const toKey = ({ names, text }: Entry) => `${names.at(-1)?.replace(/^\d+$/, '')}=${text}`;
  const keys = new Set(shown.map(toKey));
  const lost = entries.filter((one) => one.text !== '' && !isSent(one) && !keys.has(toKey(one)));
  return { entries: shown, ignored: lost.map(({ names }) => names.join('.')) };
}

function readCommand(endpoint: Endpoint, text: string): Found {
  const command = readCurl(text);
  const path = readPath(endpoint, command.url);
  const body = readData(endpoint, command);
  return {
    entries: [
      ...(path ?? []),
      ...readPairs('query', endpoint.parameters.query ?? [], [...command.url.searchParams]),
      ...readHeaders(endpoint, command),
      ...body.entries,
    ],
    ignored: [
      ...(command.method === endpoint.method
        ? []
        : [say(messages.method, { method: command.method })]),
      ...(isOfServer(command.url, endpoint) ? [] : [command.url.origin]),
      ...(path ? [] : [command.url.pathname]),
      ...command.ignored,
      ...body.ignored,
    ],
  };
}

/** An address with variables, such as that of a port, can be any server. */
function isOfServer({ origin }: URL, { baseUrl }: Endpoint): boolean {
  return baseUrl.includes('{') || !isUrl(baseUrl) || new URL(baseUrl).origin === origin;
}

/** The values in a path that ends with the path of the endpoint. Undefined for other paths. */
function readPath(endpoint: Endpoint, { pathname }: URL): readonly Entry[] | undefined {
  const names: string[] = [];
  const pattern = endpoint.path
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
  const found = new RegExp(`/${pattern}$`).exec(pathname);
  const { path = [] } = endpoint.parameters;
  const pairs = found?.slice(1).flatMap((part, index): readonly Pair[] => {
    const name = names[index] ?? '';
    const { encoding } = path.find((one) => one.name === name) ?? {};
    const text = decodeURIComponent(encoding?.style ? part.replace(/^(?:\.|;[^=]+=)/, '') : part);
    return [[name, text]];
  });
  return pairs && readPairs('path', path, pairs);
}

/** Names of headers have no case. */
function readHeaders({ parameters }: Endpoint, { headers }: CurlCommand): readonly Entry[] {
  const { header = [], cookie } = parameters;
  const isCookie = ([name]: Pair) => cookie !== undefined && /^cookie$/i.test(name);
  const cookies = headers.filter(isCookie).map(([, text]) => text.replaceAll(/; */g, '&'));
  const others = headers
    .filter((pair) => !isCookie(pair))
    .map(([given, text]): Pair => {
      const own = header.find(({ name }) => name.toLowerCase() === given.toLowerCase());
      return [own?.name ?? given, text];
    });
  const pairs = [...new URLSearchParams(cookies.join('&'))];
  return [...readPairs('header', header, others), ...readPairs('cookie', cookie ?? [], pairs)];
}

function readData(endpoint: Endpoint, { data, parts }: CurlCommand): Found {
  const { parameters, mediaType = 'application/json' } = endpoint;
  const isOther = parameters.body ? !isJsonType(mediaType) : !parameters.formData;
  const isEmpty = data === '' && parts.length === 0;
  if (isEmpty || isOther) return { entries: [], ignored: isEmpty ? [] : [messages.body] };
  if (parameters.body) return readJson(endpoint, data);
  const pairs = [...parts, ...new URLSearchParams(data)];
  return { entries: readPairs('formData', parameters.formData ?? [], pairs), ignored: [] };
}
