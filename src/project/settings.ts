/** The settings of a project: what `portal.schema.json` says of each. */
import { toPath } from '../check/problem';
import { findPart, mapValues } from '../openapi/document';
import { formats } from './formats';
import schema from './portal.schema.json';

/** A part of the schema: a name with a text, with further names, with either, or with a list. */
export interface SettingSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly required?: readonly string[];
  /** What each item of a list is. */
  readonly items?: SettingSchema;
  readonly uniqueItems?: boolean;
  /** Another part, whose schema it has, such as `#/properties/name`. */
  readonly $ref?: string;
  /** A name in {@link formats}. */
  readonly format?: string;
  readonly enum?: readonly string[];
  /** What to set, after the word "expected". */
  readonly 'x-expected'?: string;
  /** The environment variable that overrides it, for what differs between deployments. */
  readonly 'x-variable'?: string;
}

export const rootSchema: SettingSchema = withParts(schema);

/** Links have one schema, and the settings of an API in a portal of several those of one. */
function withParts(part: SettingSchema): SettingSchema {
  const { $ref, properties, items } = part;
  if ($ref !== undefined) return withParts(findPart(schema, $ref) as SettingSchema);
  return {
    ...part,
    ...(properties && { properties: mapValues(properties, withParts) }),
    ...(items && { items: withParts(items) }),
  };
}

/** A setting that is set, and where: in a line of a file, or in a variable. */
export interface Entry {
  readonly value: string;
  readonly file: string;
  readonly line?: number;
  /** Its name in the file, such as `contact.email`. */
  readonly where?: string;
}

/** What is set, by the name of the setting, such as `contact.email` or `header[0].label`. */
export type Entries = ReadonlyMap<string, Entry>;

/** The settings that have a text, by their names. The items of lists have no numbers: `header[]`. */
export const settings: ReadonlyMap<string, SettingSchema> = new Map(listTexts(rootSchema, ''));

function listTexts(
  part: SettingSchema,
  name: string,
): readonly (readonly [string, SettingSchema])[] {
  const { properties = {}, items } = part;
  return [
    ...(part.format || part.enum ? [[name, part] as const] : []),
    ...Object.entries(properties).flatMap(([key, inner]) => listTexts(inner, toPath(name, key))),
    ...(items ? listTexts(items, `${name}[]`) : []),
  ];
}

/** The setting of an entry, by its name. */
export function findSetting(name: string): SettingSchema | undefined {
  return settings.get(name.replaceAll(/\[\d+\]/g, '[]'));
}

/** The names of the items of a list, in order: `header[0]`, `header[1]`. */
export function listItems(names: Iterable<string>, list: string): readonly string[] {
  const inside = [...names].filter((name) => name.startsWith(`${list}[`));
  return [...new Set(inside.map((name) => name.slice(0, name.indexOf(']', list.length) + 1)))];
}

/** Whether a text is a value of the setting. */
export function accepts(setting: SettingSchema, value: string): boolean {
  const { format = '', enum: choices } = setting;
  return choices ? choices.includes(value) : (formats[format]?.(value) ?? true);
}
