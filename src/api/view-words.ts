/** What schemas say that shapes do not, in words. */
import type { Json } from './document';
import { type AnySchema, type Flat, isBare, listValues } from './flat-schema';
import { toCode } from './inline';

/** The description of a schema, with the keywords that its shape does not have. */
export function toDescription(flat: Flat): string {
  const { description = '', default: initial, contentMediaType, contentEncoding } = flat;
  const words = [
    flat.not === undefined ? '' : `${sayNot(flat.not)}.`,
    ...(flat.conditions ?? []).map((one) => `Must match the schema ${sayValue(one)}.`),
    sayNeeded(flat.oneOf ?? flat.anyOf ?? []),
    typeof initial === 'object' ? `Default: ${sayValue(initial)}.` : '',
    contentMediaType === undefined ? '' : `Contains ${toCode(contentMediaType)}.`,
    contentEncoding === undefined ? '' : `Encoded as ${toCode(contentEncoding)}.`,
  ].filter(Boolean);
  const separator = description.includes('\n') ? '\n\n' : ' ';
  return [description, words.join(' ')].filter(Boolean).join(separator);
}

function sayNot(schema: AnySchema): string {
  if (typeof schema === 'boolean') return schema ? 'Never present' : 'Any value';
  const flat = schema as Flat;
  const { type, pattern, required } = flat;
  const values = listValues(flat);
  if (values) return `Never ${values.map(sayValue).join(', ')}`;
  if (required) return `Never with ${required.map(toCode).join(', ')} together`;
  if (pattern !== undefined) return `Never a match for ${toCode(pattern)}`;
  const isOnlyTyped = type !== undefined && Object.keys(schema).length === 1;
  if (isOnlyTyped) return `Never of the type ${[type].flat().map(toCode).join(', ')}`;
  return `Never a match for the schema ${sayValue(schema as Json)}`;
}

/** Alternatives that only name members are no types. */
function sayNeeded(alternatives: readonly AnySchema[]): string {
  const needed = alternatives.flatMap((one) => {
    const names = isBare(one) ? one.required : undefined;
    return names ? [names.map(toCode).join(' and ')] : [];
  });
  return needed.length === 0 ? '' : `Needs ${needed.join(', or ')}.`;
}

function sayValue(value: Json): string {
  return toCode(JSON.stringify(value));
}
