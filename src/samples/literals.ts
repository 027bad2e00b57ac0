/** Quoting rules that several languages share. */
import type { Json } from '../catalogue/model';
import { toJsonText } from '../request/json';

/** A double-quoted string of Python and JavaScript: the escapes of JSON are valid in both. */
export function toQuoted(text: string): string {
  return toJsonText(text);
}

/** Names and values of an object, one a line: `  "name": "value",`. */
export function toEntries(pairs: readonly (readonly [string, string])[], indent: string): string {
  return pairs.map(([name, value]) => `${indent}${toQuoted(name)}: ${toQuoted(value)},\n`).join('');
}

/** Indents every line but the first; line breaks inside strings are escaped and not touched. */
export function indentRest(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/** JSON as a literal of a language whose containers and strings look like those of JSON. */
export function toLiteral(
  value: Json,
  words: Readonly<Record<'true' | 'false' | 'null', string>>,
): string {
  const write = (part: Json, indent: string): string => {
    if (part === null) return words.null;
    if (typeof part === 'boolean') return part ? words.true : words.false;
    if (typeof part !== 'object') return toJsonText(part);
    const inner = `${indent}    `;
    const isList = Array.isArray(part);
    const lines = Object.entries(part).map(
      ([name, member]) =>
        `${inner}${isList ? '' : `${toQuoted(name)}: `}${write(member, inner)},\n`,
    );
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('')}${indent}${close}`;
  };
  return write(value, '');
}
