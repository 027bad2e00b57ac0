/** Problems and warnings of a document, in the words of the content check. */
import path from 'node:path';
import process from 'node:process';
import type { NormalizedProblem } from '@redocly/openapi-core';
import type { Finding } from '../check/problem';
import type { ContentProblem } from '../content/problem';
import { loadPackages } from '../content/packages';

/** A file as the operator names it: from the folder where the command was called. */
export function toShownFile(file: string): string {
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  return path.relative(folder, file).split(path.sep).join('/');
}

/** The problems with file, line and JSON pointer, in the order of the files. */
export async function toProblems(
  found: readonly NormalizedProblem[],
): Promise<readonly ContentProblem[]> {
  const { openApi } = await loadPackages();
  return found.flatMap(({ message, location: [location], suggest: [closest] }) => {
    if (!location) return [];
    const { start } = openApi.getLineColLocation(location);
    const { pointer = '' } = location;
    return {
      file: toShownFile(location.source.absoluteRef),
      ...(Number.isInteger(start.line) && { line: start.line }),
      ...(/^#\/./.test(pointer) && { where: pointer }),
      ...toWords(message),
      ...(closest !== undefined && { hint: `Did you mean ${JSON.stringify(closest)}?` }),
    };
  });
}

const nowhere = [
  'a reference that leads nowhere',
  'a part of the document, or of a file below its folder',
] as const;

type Row = readonly [pattern: RegExp, found: string, expected: string, hint?: string];

/** What the messages of the package say. `$1` is the first group of the pattern. */
const words: readonly Row[] = [
  [/^Expected type (?:`\w+` \()?`?(.+?)[`)] but got `(.+)`/, 'the type $2', 'the type $1'],
  [/^The field `(.+)` must be present/, 'no field "$1"', 'it, because OpenAPI requires it'],
  [/^Property `(.+)` is not expected here/, 'the field "$1"', 'a field that OpenAPI has here'],
  [/^`(.+)` can be one of the following only: (.+)\./, 'another "$1"', 'one of $2'],
  [/^Can't resolve \$ref: (.+)/, ...nowhere, 'Reason: $1.'],
  [/^Can't resolve \$ref/, ...nowhere],
  [/^(?:Failed to parse: )?duplicated mapping key/, 'a key for the second time', 'each key once'],
  [
    /^Self-referencing circular pointer/,
    'references that only lead to each other',
    'one that leads to a value',
  ],
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
  const found = first.replace(/(?: in "[^"]*" \(\d+:\d+\)|\.)$/, '').replaceAll('`', '"');
  return { found: `"${found}"`, expected: 'a valid OpenAPI document' };
}

/** What is valid but poor, by the rule of the package that finds it. */
const poor: Readonly<Record<string, string>> = {
  'operation-summary': 'operations without a summary',
  'operation-operationId': 'operations without an operation ID',
  'operation-operationId-unique': 'operation IDs that another operation has',
  'operation-parameters-unique': 'parameters that repeat',
  'path-parameters-defined': 'path parameters that are not declared, or not in the path',
  'no-identical-paths': 'paths that differ only in the names of parameters',
  'no-unresolved-refs': 'references in extensions that lead nowhere',
  struct: 'keywords that OpenAPI does not have',
};

/** A line for each rule: how often, and the first places. */
export async function toWarnings(found: readonly NormalizedProblem[]): Promise<readonly string[]> {
  const lines = Object.entries(poor).map(async ([rule, what]) => {
    const all = found.filter(({ ruleId }) => ruleId === rule);
    const places = (await toProblems(all.slice(0, 3))).map(toPlace).join(', ');
    return all.length === 0 ? [] : `${all.length} ${what}: ${places}${all.length > 3 ? ', …' : ''}`;
  });
  return (await Promise.all(lines)).flat();
}

/** With the keyword that is not known. A line does not tell where in JSON on one line. */
function toPlace({ file, line, where = '', found }: ContentProblem): string {
  const keyword = found.replace(/^the field (".*")$|^.*$/s, '$1');
  return [keyword, `${file}:${line}`, line === 1 ? where : ''].filter(Boolean).join(' ');
}
