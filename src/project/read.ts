/** Reads `portal.yaml`. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { type Finding, suggest, toChoices, toPath, toQuoted } from '../check/problem';
import type { ContentProblem } from '../check/messages';
import { type Entry, listItems, rootSchema, type SettingSchema, settings } from './settings';

/** What a file sets, with lines, and what it says that is no setting. */
export function readPortalFile(text: string, file: string): Omit<Reading, 'toPlace'> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const toPlace = (offset = 0) => ({ file, line: lineCounter.linePos(offset).line });
  // A tab is the cause of what follows it.
  const tab = document.errors.find(({ code }) => code === 'TAB_AS_INDENT');
  const errors = tab ? [tab] : document.errors;
  const found = errors.map(({ code, message, pos: [start] }) => ({
    ...toPlace(start),
    ...(yamlMistakes[code] ?? { found: toQuoted(message), expected: 'YAML' }),
  }));
  // One mistake often has several errors.
  const problems: ContentProblem[] = found.filter(
    ({ line }, index) => found[index - 1]?.line !== line,
  );
  const reading = { entries: new Map<string, Entry>(), problems, toPlace };
  if (problems.length === 0) read(document.contents, rootSchema, '', reading);
  return reading;
}

interface Reading {
  readonly entries: Map<string, Entry>;
  readonly problems: ContentProblem[];
  /** The file and the line of an offset. */
  readonly toPlace: (offset?: number) => Pick<Entry, 'file' | 'line'>;
}

function read(node: unknown, schema: SettingSchema, where: string, reading: Reading): void {
  // A name without a value, or an empty file, sets nothing.
  const isEmpty = node === null || (isScalar(node) && node.value === null);
  if (isEmpty && schema.format !== 'color' && !where.endsWith(']')) return;
  const place = { ...reading.toPlace((node as Node).range?.[0]), ...(where && { where }) };
  const canBeText = schema.format !== undefined || schema.enum !== undefined;
  if (canBeText && isScalar(node) && typeof node.value === 'string') {
    reading.entries.set(where, { value: node.value, ...place });
  } else if (schema.items && isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      read(item, schema.items, `${where}[${index}]`, reading);
    }
    if (schema.uniqueItems) checkRepeated(schema.items, where, reading);
  } else if (schema.properties && isMap(node)) {
    readKeys(node, schema, where, reading);
  } else {
    const expected =
      schema['x-expected'] ??
      `settings with names: ${toChoices(Object.keys(schema.properties ?? {}))}`;
    reading.problems.push({ ...place, ...toWrongType(node, schema.format), expected });
  }
}

function checkRepeated(
  { 'x-expected': expected = '' }: SettingSchema,
  list: string,
  reading: Reading,
) {
  const values: string[] = [];
  for (const item of listItems(reading.entries.keys(), list)) {
    const { value = '', ...place } = reading.entries.get(item) ?? {};
    if (values.includes(value)) {
      reading.problems.push({ file: '', ...place, found: `${toQuoted(value)} again`, expected });
    }
    values.push(value);
  }
}

function readKeys(node: YAMLMap, schema: SettingSchema, where: string, reading: Reading): void {
  const { properties = {}, required = [] } = schema;
  const { problems, toPlace } = reading;
  const known = Object.keys(properties);
  const unknown = node.items.flatMap(({ key, value }) => {
    const name = String(key);
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const at = toPath(where, name);
    if (property) read(value, property, at, reading);
    if (property) return [];
    const place = { ...toPlace((key as Node).range?.[0]), where: at };
    const found = 'an unknown name';
    return [{ ...place, found, expected: toChoices(known), ...toHint(name, known) }];
  });
  problems.push(...unknown);
  // What is missing may have another name.
  for (const name of unknown.length === 0 ? required : []) {
    if (node.get(name) !== undefined && node.get(name) !== null) continue;
    const place = { ...toPlace(node.range?.[0]), where: toPath(where, name) };
    const expected = properties[name]?.['x-expected'] ?? 'a text';
    problems.push({ ...place, found: 'nothing', expected });
  }
}

const secondColon = {
  found: 'a colon after a value',
  expected: 'one name and one value in a line',
  hint: 'Put a text with a colon in quotes, and start names in the same column.',
};

const yamlMistakes: Readonly<Record<string, Finding>> = {
  BLOCK_AS_IMPLICIT_KEY: secondColon,
  MULTILINE_IMPLICIT_KEY: secondColon,
  BAD_SCALAR_START: { found: 'a text that starts with a mark of YAML', expected: 'it in quotes' },
  MULTIPLE_DOCS: { found: 'a second document', expected: 'one, without a line "---"' },
  DUPLICATE_KEY: { found: 'a name that the file has already', expected: 'each name once' },
  TAB_AS_INDENT: { found: 'a tab', expected: 'spaces at the start of a line' },
};

/** A setting of this name elsewhere in the file, or a known name that is spelt alike. */
function toHint(name: string, known: readonly string[]): Pick<Finding, 'hint'> {
  const elsewhere = [...settings.keys()].find(
    (path) => path !== name && !path.includes('[]') && path.split('.').at(-1) === name,
  );
  return elsewhere === undefined
    ? suggest(name, known)
    : { hint: `Did you mean ${JSON.stringify(elsewhere)}?` };
}

function toWrongType(node: unknown, format?: string): Omit<Finding, 'expected'> {
  // Only of colours and items: others are unset.
  if (isScalar(node) && node.value === null) {
    const hint = format === 'color' && 'Write it in quotes, since # starts a comment.';
    return { found: 'nothing', ...(hint && { hint }) };
  }
  if (isScalar(node)) {
    const found = toQuoted(node.value);
    return typeof node.value === 'string' ? { found } : { found, hint: 'Write a text in quotes.' };
  }
  if (isAlias(node)) return { found: 'an alias' };
  return { found: isMap(node) ? 'names with values' : 'a list' };
}
