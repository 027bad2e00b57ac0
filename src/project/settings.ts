/** The settings of a project: what `portal.schema.json` says of each. */
import { formats } from './formats';
import schema from './portal.schema.json';

/** A part of the schema: a name with a text, with further names, or with either. */
export interface SettingSchema {
  readonly type: string | readonly string[];
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  /** A name in {@link formats}. */
  readonly format?: string;
  readonly enum?: readonly string[];
  /** What to set, after the word "expected". */
  readonly 'x-expected'?: string;
  /** The environment variable that overrides it, for what differs between deployments. */
  readonly 'x-variable'?: string;
}

export const rootSchema: SettingSchema = schema;

/** A setting that is set, and where: in a line of a file, or in a variable. */
export interface Entry {
  readonly value: string;
  readonly file: string;
  readonly line?: number;
  /** Its name in the file, such as `contact.email`. */
  readonly where?: string;
}

/** What is set, by the name of the setting, such as `contact.email`. */
export type Entries = ReadonlyMap<string, Entry>;

/** The settings that have a text, by their names. */
export const settings: ReadonlyMap<string, SettingSchema> = new Map(listTexts(rootSchema, ''));

function listTexts({ properties }: SettingSchema, name: string): [string, SettingSchema][] {
  return Object.entries(properties ?? {}).flatMap(([key, part]) => [
    ...(part.format || part.enum ? [[name + key, part] as [string, SettingSchema]] : []),
    ...listTexts(part, `${name}${key}.`),
  ]);
}

/** Whether a text is a value of the setting. */
export function accepts(setting: SettingSchema, value: string): boolean {
  const { format = '', enum: choices } = setting;
  return choices ? choices.includes(value) : (formats[format]?.(value) ?? true);
}
