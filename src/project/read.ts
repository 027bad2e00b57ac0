/** Reads `portal.yaml`. */
import { isAlias, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { type Finding, suggest, toChoices, toPath, toQuoted } from '../check/problem';
import type { ContentProblem } from '../check/messages';
import { type Entry, rootSchema, type SettingSchema, settings } from './settings';

/** What a file sets, with lines, and what it says that is no setting. */
export function readPortalFile(text: string, file: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const toLine = (offset = 0) => lineCounter.linePos(offset).line;
  const entries = new Map<string, Entry>();
  const problems: ContentProblem[] = document.errors.map(({ code, message, pos: [start] }) => ({
    ...{ file, line: toLine(start) },
    ...(yamlMistakes[code] ?? { found: toQuoted(message), expected: 'YAML' }),
  }));
  if (problems.length === 0) read(document.contents, rootSchema, '');
  return { entries, problems };

  function read(node: unknown, schema: SettingSchema, where: string): void {
    // A name without a value, or an empty file, sets nothing.
    const isEmpty = node === null || (isScalar(node) && node.value === null);
    if (isEmpty && schema.format !== 'color') return;
    const line = toLine((node as Node).range?.[0]);
    const canBeText = schema.format !== undefined || schema.enum !== undefined;
    if (canBeText && isScalar(node) && typeof node.value === 'string') {
      entries.set(where, { value: node.value, file, line, where });
    } else if (schema.properties && (isMap(node) || !canBeText)) {
      readKeys(node, schema.properties, where, line);
    } else {
      const expected = schema['x-expected'] ?? 'a text';
      problems.push({ file, line, where, ...toWrongType(node), expected });
    }
  }

  function readKeys(
    node: unknown,
    properties: Readonly<Record<string, SettingSchema>>,
    where: string,
    line: number,
  ): void {
    const known = Object.keys(properties);
    if (!isMap(node)) {
      const subject = where === '' ? {} : { where };
      const expected = `settings with names: ${toChoices(known)}`;
      problems.push({ file, line, ...subject, ...toWrongType(node), expected });
      return;
    }
    for (const { key, value } of node.items) {
      const name = String(key);
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property) read(value, property, where === '' ? name : `${where}.${name}`);
      else {
        const at = { file, line: toLine((key as Node).range?.[0]), where: toPath(where, name) };
        const found = 'an unknown name';
        problems.push({ ...at, found, expected: toChoices(known), ...toHint(name, known) });
      }
    }
  }
}

const yamlMistakes: Readonly<Record<string, Finding>> = {
  DUPLICATE_KEY: { found: 'a name that the file has already', expected: 'each name once' },
  TAB_AS_INDENT: { found: 'a tab', expected: 'spaces at the start of a line' },
};

/** A setting of this name elsewhere in the file, or a known name that is spelt alike. */
function toHint(name: string, known: readonly string[]): Pick<Finding, 'hint'> {
  const elsewhere = [...settings.keys()].find((path) => path.split('.').at(-1) === name);
  return elsewhere === undefined
    ? suggest(name, known)
    : { hint: `Did you mean ${JSON.stringify(elsewhere)}?` };
}

function toWrongType(node: unknown): Omit<Finding, 'expected'> {
  // Only of colours: others are unset.
  if (isScalar(node) && node.value === null) {
    return { found: 'nothing', hint: 'Write it in quotes, since # starts a comment.' };
  }
  if (isScalar(node)) {
    const found = toQuoted(node.value);
    return typeof node.value === 'string' ? { found } : { found, hint: 'Write a text in quotes.' };
  }
  if (isAlias(node)) return { found: 'an alias' };
  return { found: isMap(node) ? 'names with values' : 'a list' };
}
