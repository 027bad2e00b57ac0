import { toCode } from '../catalogue/inline';
import {
  toTypeName as toBareTypeName,
  visitSchema,
  type Schema,
  type SchemaVisitor,
} from '../catalogue/schema';
import { toLimits } from './hints';

/** The type and format of a value in words. */
export function toTypeName(schema: Schema): string {
  const format = schema.type === 'string' ? schema.format : undefined;
  return format ? `string, ${formats[format]}` : toBareTypeName(schema);
}

const formats = {
  'date-time': 'date-time',
  uri: 'URL',
  cron: 'cron expression',
  'comma-separated': 'comma-separated',
} as const;

/** The limits, choices and default of a value as short phrases in the inline notation. */
export function toFacts(schema: Schema): readonly string[] {
  const limits = toLimits(schema);
  return [...(limits === '' ? [] : [capitalize(limits)]), ...visitSchema(furtherFacts, schema)];
}

const furtherFacts: SchemaVisitor<readonly string[]> = {
  string: ({ enum: choices, default: value, const: only }) => [
    ...(choices ? [`One of ${choices.map((choice) => toCode(choice)).join(', ')}`] : []),
    ...toDefault(value),
    ...(only === undefined ? [] : [`Always ${toCode(only)}`]),
  ],
  integer: (schema) => toDefault(schema.default),
  number: (schema) => toDefault(schema.default),
  boolean: (schema) => toDefault(schema.default),
  array: ({ items }) => visitSchema(furtherFacts, items),
  object: () => [],
};

function toDefault(value: string | number | boolean | undefined): readonly string[] {
  return value === undefined ? [] : [`Default: ${toCode(String(value))}`];
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
