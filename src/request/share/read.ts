/** Reads links to a filled form, which anyone can write. */
import type { Endpoint } from '../../catalogue/model';
import {
  visitSchema,
  type ArraySchema,
  type Property,
  type ScalarSchema,
  type SchemaVisitor,
} from '../../catalogue/schema';
import { isSecret } from '../../catalogue/secrets';
import type { FormObject, FormValue, FormValues } from '../model';
import { choicesOf, isFillable } from '../values';
import { sharedPrefix } from './format';
import { longestFragment, mostItems } from './limits';
import { toTree, type Tree } from './tree';

export type ReadForm =
  | {
      readonly kind: 'form';
      /** The version that the link is for, if it says so. */
      readonly version?: string;
      readonly values: FormValues;
      /** What the link contains, and the form does not. */
      readonly ignored: readonly string[];
    }
  | { readonly kind: 'tooLong'; readonly length: number };

/** Reads the values that the form of an endpoint can show. Never throws. */
export function readSharedForm({ parameters }: Endpoint, fragment: string): ReadForm {
  const { length } = fragment;
  if (length > longestFragment) return { kind: 'tooLong', length };
  const { tree, illFormed } = toTree(fragment.slice(sharedPrefix.length));
  const version = tree.get('v');
  const isVersion = typeof version === 'string' && /^[\w.-]{1,40}$/.test(version);
  if (isVersion) tree.delete('v');
  const reading: Reading = { ignored: [...illFormed], items: 0 };
  const locations = Object.entries(parameters).map(([name, properties]): Property => ({
    name,
    type: 'object',
    properties,
    description: '',
  }));
  const values = readMembers(locations, { node: tree, at: '', depth: 0, reading });
  return { kind: 'form', ...(isVersion && { version }), values, ignored: reading.ignored };
}

interface Reading {
  readonly ignored: string[];
  /** The number of items in all lists. */
  items: number;
}

/** A part of a link, and its place in the form. */
interface Found {
  readonly node: Tree | string;
  readonly at: string;
  /** The number of enclosing lists. */
  readonly depth: number;
  readonly reading: Reading;
}

const readers: SchemaVisitor<FormValue | undefined, [found: Found]> = {
  string: readText,
  integer: readText,
  number: readText,
  boolean: readText,
  array: readList,
  object({ properties }, found) {
    const members = readMembers(properties, found);
    return Object.keys(members).length > 0 ? members : undefined;
  },
};

function readMembers(properties: readonly Property[], found: Found): FormObject {
  if (typeof found.node === 'string') {
    ignore(found, found.node);
    return {};
  }
  return Object.fromEntries(
    [...found.node].flatMap(([name, node]) => {
      const value = readMember(properties, name, toMember(found, name, node));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function readMember(
  properties: readonly Property[],
  wanted: string,
  found: Found,
): FormValue | undefined {
  const property = properties.find(({ name }) => name === wanted);
  // The value of a credential is not repeated in a message.
  return property && !isSecret(property) ? visitSchema(readers, property, found) : ignore(found);
}

function readList(schema: ArraySchema, found: Found): FormValue | undefined {
  const { node, depth } = found;
  if (typeof node === 'string') return ignore(found, node);
  if (!isFillable(schema, depth)) return ignore(found);
  const items = [...node]
    .sort(([one], [other]) => Number(one) - Number(other))
    .flatMap(([index, child]) => {
      const item = { ...toMember(found, index, child), depth: depth + 1 };
      return readItem(schema, index, item) ?? [];
    });
  return items.length > 0 ? items : undefined;
}

function readItem({ items }: ArraySchema, index: string, found: Found): FormValue | undefined {
  const { reading } = found;
  if (!/^(?:0|[1-9]\d{0,2})$/.test(index) || reading.items >= mostItems) return ignore(found);
  reading.items += 1;
  return visitSchema(readers, items, found);
}

/** A text as a field shows it, which is on one line. */
function readText(schema: ScalarSchema, found: Found): FormValue | undefined {
  if (typeof found.node !== 'string') return ignore(found);
  const text = found.node.replaceAll(/[\r\n]/g, '');
  if (text === '') return undefined;
  return canShow(schema, text) ? text : ignore(found, text);
}

/** Whether the field of a value shows a text. A request must not contain what the form hides. */
function canShow(schema: ScalarSchema, text: string): boolean {
  const choices = choicesOf(schema);
  if (choices) return choices.includes(text);
  if (schema.type === 'string') return schema.const === undefined || schema.const === text;
  // What a number field accepts: a "valid floating-point number" of HTML.
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

/** Notes what the form does not have: all names inside, and the text of a value if it is given. */
function ignore(found: Found, text?: string): FormValue | undefined {
  const { node, at, reading } = found;
  if (typeof node === 'string') reading.ignored.push(text === undefined ? at : `${at}=${text}`);
  else for (const [name, child] of node) ignore(toMember(found, name, child));
  return undefined;
}

function toMember(found: Found, name: string, node: Tree | string): Found {
  return { ...found, node, at: found.at === '' ? name : `${found.at}.${name}` };
}
