/**
 * Links to a filled form, which anyone can write. The fragment contains what was entered, without
 * credentials: `#request?v=1.0&path.boardId=4711&body.locales.0.title=Autumn`.
 */
import type { Endpoint } from '../api/view';
import {
  type List,
  type Field,
  isSecret,
  type ScalarShape,
  type ShapeVisitor,
  visitShape,
} from '../api/field';
import { type FormObject, type FormValue, type FormValues, sharedPrefix } from './model';
import { choicesOf, isFillable, isList, withoutSecrets } from './values';
import { encode } from './build';

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
  const locations = Object.entries(parameters).map(([name, fields]): Field => ({
    name,
    kind: 'group',
    fields,
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

/** A part of a link, and its location in the form. */
interface Found {
  readonly node: Tree | string;
  readonly at: string;
  /** The number of enclosing lists. */
  readonly depth: number;
  readonly reading: Reading;
}

const readers: ShapeVisitor<FormValue | undefined, [found: Found]> = {
  scalar: readText,
  choice: readText,
  list: readList,
  group({ fields }, found) {
    const members = readMembers(fields, found);
    return Object.keys(members).length > 0 ? members : undefined;
  },
  // The form has no inputs for these.
  union: (_, found) => ignore(found),
  dictionary: (_, found) => ignore(found),
  ref: (_, found) => ignore(found),
};

function readMembers(properties: readonly Field[], found: Found): FormObject {
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
  properties: readonly Field[],
  wanted: string,
  found: Found,
): FormValue | undefined {
  const property = properties.find(({ name }) => name === wanted);
  // The value of a credential is not repeated in a message.
  return property && !isSecret(property) ? visitShape(readers, property, found) : ignore(found);
}

function readList(schema: List, found: Found): FormValue | undefined {
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

function readItem({ items }: List, index: string, found: Found): FormValue | undefined {
  const { reading } = found;
  if (!/^(?:0|[1-9]\d{0,2})$/.test(index) || reading.items >= mostItems) return ignore(found);
  reading.items += 1;
  return visitShape(readers, items, found);
}

/** A text as a field shows it, which is on one line. */
function readText(schema: ScalarShape, found: Found): FormValue | undefined {
  if (typeof found.node !== 'string') return ignore(found);
  const text = found.node.replaceAll(/[\r\n]/g, '');
  if (text === '') return undefined;
  return canShow(schema, text) ? text : ignore(found, text);
}

/** Whether the field of a value shows a text. A request must not contain what the form hides. */
function canShow(schema: ScalarShape, text: string): boolean {
  const choices = choicesOf(schema);
  if (choices) return choices.includes(text);
  const constant = schema.kind === 'scalar' ? schema.const : undefined;
  if (schema.type === 'string') return constant === undefined || constant === text;
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

/** The names and texts of a link, before their meaning is known. */
type Tree = Map<string, Tree | string>;

interface Parsed {
  readonly tree: Tree;
  /** The names of the parts that cannot be read, or that contradict earlier ones. */
  readonly illFormed: readonly string[];
}

/** More names than any form has in a row. */
const deepest = 20;

/** Parses `path.boardId=4711&body.images.0=…`. Maps keep names such as `__proto__` harmless. */
function toTree(text: string): Parsed {
  const tree: Tree = new Map();
  const parts = text.split('&').filter((part) => part !== '');
  const illFormed = parts.filter((part) => !addPart(tree, part));
  return { tree, illFormed: illFormed.map((part) => /^[^=]+/.exec(part)?.[0] ?? part) };
}

/** Whether the part could be added. */
function addPart(tree: Tree, part: string): boolean {
  const [, key = '', value] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
  const names = key.split('.').map(decode);
  const text = value === undefined ? undefined : decode(value);
  const areNames = names.every((name): name is string => name !== undefined && name !== '');
  if (!areNames || text === undefined || names.length > deepest) return false;
  return addText(tree, names, text);
}

function addText(tree: Tree, [name = '', ...rest]: readonly string[], text: string): boolean {
  const present = tree.get(name);
  if (rest.length === 0) {
    if (present === undefined) tree.set(name, text);
    return present === undefined;
  }
  if (typeof present === 'string') return false;
  const branch: Tree = present ?? new Map<string, Tree | string>();
  tree.set(name, branch);
  return addText(branch, rest, text);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export type SharedForm =
  | {
      readonly kind: 'link';
      /** Empty if nothing was entered that a link may contain. */
      readonly fragment: string;
      readonly omitsSecrets: boolean;
    }
  | { readonly kind: 'tooLarge' };

/** Builds the fragment for the entered values, with the version that they are for. */
export function toSharedForm(endpoint: Endpoint, values: FormValues, version: string): SharedForm {
  const shared = withoutSecrets(endpoint, values);
  const entries = toEntries(shared);
  const omitsSecrets = toEntries(values).length > entries.length;
  if (entries.length === 0) return { kind: 'link', fragment: '', omitsSecrets };
  const pairs = [{ names: ['v'], text: version }, ...entries].map(toPair);
  // Programs that find links in texts do not see a final dot as a part of them.
  const fragment = (sharedPrefix + pairs.join('&')).replace(/\.$/, '%2E');
  return fragment.length > longestFragment || countItems(shared) > mostItems
    ? { kind: 'tooLarge' }
    : { kind: 'link', fragment, omitsSecrets };
}

interface Entry {
  readonly names: readonly string[];
  readonly text: string;
}

/** The entered texts with their locations. Empty items of lists have no index. */
function toEntries(value: FormValue | FormValues): readonly Entry[] {
  if (typeof value === 'string') return value === '' ? [] : [{ names: [], text: value }];
  return Object.entries(isList(value) ? value.filter(isEntered) : value).flatMap(([name, member]) =>
    toEntries(member).map(({ names, text }) => ({ names: [name, ...names], text })),
  );
}

function isEntered(value: FormValue): boolean {
  return toEntries(value).length > 0;
}

function countItems(value: FormValue | FormValues): number {
  if (typeof value === 'string') return 0;
  const members = isList(value) ? value.filter(isEntered) : Object.values(value);
  const own = isList(value) ? members.length : 0;
  return members.reduce((sum, member) => sum + countItems(member), own);
}

function toPair({ names, text }: Entry): string {
  const key = names.map((name) => encode(name).replaceAll('.', '%2E')).join('.');
  return `${key}=${encode(text).replaceAll(/%(?:2F|3A)/g, decodeURIComponent)}`;
}

/** The longest fragment. Many programs cut longer links. */
export const longestFragment = 32_000;

/** The most items in all lists together, so that no link makes a page that freezes the browser. */
export const mostItems = 100;
