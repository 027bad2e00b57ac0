/** Reads what `styles.ts` writes: the values of parameters and forms, from names and texts. */
import type { Encoding, Field } from '../openapi/model';
import { isList, isObject, type Json, toText } from '../openapi/document';
import { fieldsOf, isScalar } from '../openapi/shapes';
import { fromBase64 } from './encode';
import { tryJson } from './json';
import { delimiters, isJson } from './styles';
import type { Entry, Pair } from './model';

/** The entries of a location, without placeholders. Names that no field has stay as they are. */
export function readPairs(
  location: string,
  fields: readonly Field[],
  pairs: readonly Pair[],
): readonly Entry[] {
  const counts = new Map<string, number>();
  const toIndex = (list: string) => {
    const index = counts.get(list) ?? 0;
    counts.set(list, index + 1);
    return String(index);
  };
  return pairs.flatMap(([key, text]) => {
    if (text === `{${key}}`) return [];
    const field = fields.find(({ name }) => name === key);
    if (!field) return [{ names: [location, ...toNames(fields, key, toIndex)], text }];
    const isItem = field.kind === 'list' && isExploded(location, field.encoding);
    const inside = isItem ? [{ names: [toIndex(key)], text }] : readText(field, text);
    return inside.map((one) => ({ ...one, names: [location, key, ...one.names] }));
  });
}

function isExploded(location: string, { style, explode, mediaType }: Encoding = {}): boolean {
  if (mediaType !== undefined) return false;
  const isForm = style === undefined || style === 'form' || style === 'cookie';
  return explode ?? (isForm && location !== 'path' && location !== 'header');
}

/** The way to a member of an object: `a[b][]`, or only `b`, if another field has no such name. */
function toNames(fields: readonly Field[], key: string, toIndex: (list: string) => string) {
  const [, name = '', path = ''] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(key) ?? [];
  if (fields.some((field) => field.name === name)) {
    const steps = [...path.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step);
    return [name, ...steps.map((step) => step || toIndex(key))];
  }
  const around = fields.find(
    (one) =>
      one.kind === 'group' &&
      one.encoding?.style !== 'deepObject' &&
      one.fields.some((member) => member.name === key),
  );
  return around ? [around.name, key] : [key];
}

/** The texts in a value that is one text: JSON, or members with a delimiter between them. */
function readText(field: Field, text: string): readonly Entry[] {
  if (field.encoding?.basic) return readBasic(fieldsOf(field), text);
  const isOne = field.kind !== 'list' && field.kind !== 'group';
  const canBeJson = isOne ? isScalar(field) && isJson(field) : /^\s*[[{]/.test(text);
  const json = canBeJson ? tryJson(text) : undefined;
  if (json !== undefined) return listTexts(json, []);
  if (isOne) return [{ names: [], text }];
  const { style = '', explode } = field.encoding ?? {};
  const parts = text.split(delimiters[style] ?? (style === 'label' ? /[.,]/ : ','));
  if (field.kind === 'list')
    return parts.map((one, index) => ({ names: [String(index)], text: one }));
  const pairs = explode
    ? parts.map((one) => [one.replace(/=.*/s, ''), one.replace(/^[^=]*=?/, '')])
    : parts.flatMap((one, index) => (index % 2 === 0 ? [[one, parts[index + 1] ?? '']] : []));
  return pairs.map(([name = '', value = '']) => ({ names: [name], text: value }));
}

/** A user name and a password (RFC 7617). The placeholder of a sample is no value. */
function readBasic(fields: readonly Field[], text: string): readonly Entry[] {
  if (text.startsWith('Basic BASE64_OF_')) return [];
  const [, code = ''] = /^basic +([A-Za-z\d+/]+={0,2})$/i.exec(text) ?? [];
  if (code === '' || code.length % 4 > 0) return [{ names: [], text }];
  const [user = '', ...password] = fromBase64(code).split(':');
  const texts = [user, password.join(':')];
  return fields.map(({ name }, index) => ({ names: [name], text: texts[index] ?? '' }));
}

/** The texts in a value, each with its names. */
export function listTexts(value: Json, names: readonly string[]): readonly Entry[] {
  if (!isList(value) && !isObject(value)) return [{ names, text: toText(value) }];
  return Object.entries(value).flatMap(([name, member]) => listTexts(member, [...names, name]));
}
