/** Reads a request that the reader has already: a body in JSON, or a cURL command. */
import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type Json, toText } from '@portal/src/openapi/document';
import type { Endpoint } from '@portal/src/openapi/model';
import { readJson as readExact } from '@portal/src/openapi/numbers';
import { toObject } from '@portal/src/request/json';
import {
  type CurlCommand,
  PasteProblem,
  readCurl,
  toPlace,
} from '@portal/src/request/curl-command';
import type { Entry, FormObject } from '@portal/src/request/model';
import { type Filling, toFilling } from '@portal/src/request/read';
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
    const isCurl = /^\s*(?:\$\s+)?curl\s/.test(text);
    const found = isCurl ? readCommand(endpoint, text) : readJson(endpoint, text);
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

/** The texts in a value, each with its names. */
function listTexts(value: Json, names: readonly string[]): readonly Entry[] {
  if (typeof value !== 'object' || value === null) return [{ names, text: toText(value) }];
  return Object.entries(value).flatMap(([name, member]) => listTexts(member, [...names, name]));
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
  const body = readData(endpoint, command.data);
  return {
    entries: [
      ...(path ?? []),
      ...toEntries('query', command.url.searchParams),
      ...toHeaders(endpoint, command),
      ...body.entries,
    ],
    ignored: [
      ...(command.method === endpoint.method
        ? []
        : [say(messages.method, { method: command.method })]),
      ...(command.url.origin === new URL(endpoint.baseUrl).origin ? [] : [command.url.origin]),
      ...(path ? [] : [command.url.pathname]),
      ...command.ignored,
      ...body.ignored,
    ],
  };
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
  return found?.slice(1).flatMap((part, index) => {
    const name = names[index] ?? '';
    const { encoding } = endpoint.parameters.path?.find((one) => one.name === name) ?? {};
    const text = decodeURIComponent(encoding?.style ? part.replace(/^(?:\.|;[^=]+=)/, '') : part);
    // A placeholder is no value.
    return text === `{${name}}` ? [] : [{ names: ['path', name], text }];
  });
}

/** Names of headers have no case. */
function toHeaders({ parameters }: Endpoint, { headers }: CurlCommand): readonly Entry[] {
  return headers.map(([given, text]) => {
    const folded = given.toLowerCase();
    const header = parameters.header?.find(({ name }) => name.toLowerCase() === folded);
    return { names: ['header', header?.name ?? given], text };
  });
}

function readData(endpoint: Endpoint, data: string): Found {
  const { body, formData } = endpoint.parameters;
  if (data === '') return { entries: [], ignored: [] };
  if (body) return readJson(endpoint, data);
  if (!formData) return { entries: [], ignored: [messages.body] };
  return { entries: toEntries('formData', new URLSearchParams(data)), ignored: [] };
}

function toEntries(location: string, pairs: URLSearchParams): readonly Entry[] {
  return [...pairs].map(([name, text]) => ({ names: [location, name], text }));
}
