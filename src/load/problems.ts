/** Problems and warnings of a document, in the words of the content check. */
import { getLineColLocation } from '@redocly/openapi-core';
import { type Finding, toCounted } from '../check/problem';
import { groupPairs } from '../openapi/document';
import { type ContentProblem, toMessage } from '../check/messages';
import { toShownFile } from '../project/folder';
import { notShown } from './lenient';
import type { Found } from './lint';

/** The problems with file, line and JSON pointer, in the order of the files. */
export function toProblems(found: readonly Placed[]): readonly ContentProblem[] {
  return found.flatMap(({ message = '', finding, location: [location], suggest = [] }) => {
    const [closest] = suggest;
    if (!location) return [];
    const { start } = getLineColLocation(location);
    const { pointer = '' } = location;
    return {
      file: toShownFile(location.source.absoluteRef),
      ...(Number.isInteger(start.line) && { line: start.line }),
      ...(/^#\/./.test(pointer) && { where: pointer }),
      ...toWords(message),
      ...finding,
      ...(closest !== undefined && { hint: `Did you mean ${JSON.stringify(closest)}?` }),
    };
  });
}

/** What is wrong, and where. */
export type Placed = Pick<Found, 'location'> & Partial<Found>;

const version = 'a version such as "openapi: 3.1.1" or "swagger: \'2.0\'" at the top level';

/** What the messages of the package say. `$1` is the first group of the pattern. */
const words: readonly [pattern: RegExp, found: string, expected: string, hint?: string][] = [
  [/^Expected type (?:`\w+` \()?`?(.+?)[`)] but got `(.+)`/, 'the type $2', 'the type $1'],
  [/^The field `(.+)` must be present/, 'no field "$1"', 'it, because OpenAPI requires it'],
  [/^Property `(.+)` is not expected here/, 'the field "$1"', 'a field that OpenAPI has here'],
  [/^Must contain at least one of the following fields: (.+?)\.?$/, 'none of $1', 'one of them'],
  [
    /^bad indentation of a mapping entry/,
    'a line that does not fit those around it',
    'as many spaces as before them, or quotes around a text with ": "',
  ],
  [/^A reference is not/, 'a reference', 'the value itself, since OpenAPI has no reference here'],
  [/^`(.+)` can be one of the following only: (.+)\./, 'another "$1"', 'one of $2'],
  [/^Cannot apply (\w+) to (\w+) at (.+?)\.?$/, 'the type $1 for $3', 'the type $2'],
  [
    /^Invalid JSONPath expression: (.+?)\.?$/,
    'a JSONPath that cannot be read',
    'one of RFC 9535',
    '$1.',
  ],
  [/^the schema (".*"), which/, 'the schema $1, which does not exist', 'a schema of the document'],
  [
    /^(?:(?:Failed to parse: )?duplicated mapping key|Map keys must be unique)/,
    'a key for the second time',
    'each key once',
  ],
  [
    /^Self-referencing circular pointer/,
    'references that only lead to each other',
    'one that leads to a value',
  ],
  [/^it is a folder/, 'a folder', 'an OpenAPI document'],
  [/^Document must be JSON object, got (?:undefined|object)/, 'nothing', version],
  [/^Document must be JSON object/, 'a text, perhaps a web page', version],
  [/^Unsupported specification/, 'no version of OpenAPI', version],
  [/^Unsupported OpenAPI version: (.+)/, 'the version $1', version],
  [/^Invalid OpenAPI version/, 'a version that is no text', version],
  [/^Maximum call stack size exceeded/, 'values inside each other on too many levels', 'fewer'],
];

/** A message of the package as a problem. */
export function toWords(message: string): Finding {
  for (const [pattern, found, expected, hint] of words) {
    const [matched] = pattern.exec(message) ?? [];
    if (matched === undefined) continue;
    const toText = (text: string) => matched.replace(pattern, text);
    return { found: toText(found), expected: toText(expected), hint: hint && toText(hint) };
  }
  const [first = ''] = message.split('\n', 1);
  const found = first.replace(/(?:(?: in "[^"]*")? \(\d+:\d+\)|\.)$/, '').replaceAll('`', '"');
  return { found: `"${found}"`, expected: 'a valid OpenAPI document' };
}

/** What is valid but poor, by the rule of the package that finds it. */
const poor: Readonly<Record<string, string>> = {
  'operation-summary': 'operation[s] without a summary',
  'operation-operationId': 'operation[s] without an operation ID',
  'operation-operationId-unique': 'operation ID[s] that another operation has',
  'operation-parameters-unique': 'parameter[s] that [repeats|repeat]',
  'path-parameters-defined': 'path parameter[s] that [is|are] not declared, or not in the path',
  'security-defined': 'security scheme[s] that the document does not have',
  'no-identical-paths': 'path[s] that [differs|differ] only in the names of parameters',
  'no-unresolved-refs': 'reference[s] in extensions that [leads|lead] nowhere',
  struct: 'keyword[s] that OpenAPI does not have',
};

/** A line for each kind: how often, and the first places. */
export function toWarnings(found: readonly Found[]): readonly string[] {
  const isMended = ({ advice }: Found) => advice !== undefined && advice !== notShown;
  const lines = Object.entries(poor).flatMap(([rule, what]) => {
    const all = found.filter((one) => one.ruleId === rule && !isMended(one));
    return all.length === 0 ? [] : `${toCounted(all.length, what)}: ${toPlaces(all)}`;
  });
  return [...lines, ...toMendedWarnings(found.filter(isMended))];
}

/** A line for each kind of what is shown all the same: the first place, and where else. */
export function toMendedWarnings(found: readonly Placed[]): readonly string[] {
  const kinds = groupPairs(
    found.map((one) => [[one.message, one.finding?.found, one.advice].join('\n'), one] as const),
  );
  return [...kinds.values()].flatMap((all) => {
    const [first] = toProblems(all.slice(0, 1));
    if (!first) return [];
    const others = all.slice(1);
    const rest =
      others.length === 0
        ? ''
        : ` The same at ${toCounted(others.length, 'more place[s]')}: ${toPlaces(others)}`;
    const advice = all[0]?.advice ?? '';
    const hint = /^It is read as "/.test(advice) ? advice : `${advice} ${first.hint ?? ''}`.trim();
    return toMessage({ ...first, hint }) + rest;
  });
}

const mostPlaces = 3;

/** What a field, a parameter or a scheme is called, in the words of a problem. */
const named =
  /^(?:the field |"Path parameter |"The operation .* parameter |"There is no )"\{?(.+?)\}?"/;

/** The first places, with keywords that are not known. A line does not tell where in JSON on one line. */
export function toPlaces(all: readonly Placed[]): string {
  const problems = toProblems(all.slice(0, mostPlaces));
  const places = problems.map(({ file, line, where = '', found, hint }) => {
    const [, name] = named.exec(found) ?? [];
    const isNear = name !== undefined && hint?.startsWith(`Did you mean "${name[0] ?? ''}`);
    const keyword = [name && `"${name}"`, isNear && `(${hint})`];
    return [...keyword, `${file}:${line}`, line === 1 ? where : ''].filter(Boolean).join(' ');
  });
  return places.join(', ') + (all.length > mostPlaces ? ', …' : '');
}
