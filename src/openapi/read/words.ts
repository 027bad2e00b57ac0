/** What schemas say that shapes do not, in words. */
import { type ApiDocument, type Json, toDefined } from '../document';
import {
  type AnySchema,
  type Flat,
  flatten,
  isBare,
  listAlternatives,
  listNested,
  listTypes,
} from './flat-schema';
import { toCode } from '../inline';
import { toDocsLink, toSentence } from '../text';

/** The description of a schema, with the keywords that its shape does not have. */
export function toDescription(flat: Flat): string {
  const { description = '', default: initial, contentMediaType, contentEncoding } = flat;
  const isTyped = listTypes(flat).length > 0 && typeof initial !== 'object';
  const words = [
    ...(flat.conditions ?? []).map((one) => `Must match the schema ${sayValue(one)}.`),
    sayNeeded(flat.oneOf ?? flat.anyOf ?? []),
    sayNested(listNested(flat)),
    sayOthers(flat),
    initial === undefined || isTyped ? '' : `Default: ${sayValue(initial)}.`,
    contentMediaType === undefined ? '' : `Contains ${toCode(contentMediaType)}.`,
    contentEncoding === undefined ? '' : `Encoded as ${toCode(contentEncoding)}.`,
    toDocsLink(flat.externalDocs),
  ].filter(Boolean);
  const isLong = description.includes('\n');
  const text = isLong || words.length === 0 ? description : toSentence(description.trim());
  return [text, words.join(' ')].filter(Boolean).join(isLong ? '\n\n' : ' ');
}

/** The description of the items, or of the only alternative beside null. */
export function readInner(document: ApiDocument, flat: Flat): Pick<Flat, 'description'> {
  const [only = flat.items ?? {}, ...others] = listAlternatives(flat);
  const { description } = others.length > 0 ? {} : flatten(document, only);
  return toDefined({ description });
}

/** The text of a deprecation. OpenAPI only has a mark, which tells clients to refrain from the use. */
export function toDeprecation(isDeprecated: boolean | undefined, text?: string) {
  return text ?? (isDeprecated ? 'Avoid it in new code.' : undefined);
}

/** Alternatives that only name members are no types. */
function sayNeeded(alternatives: readonly AnySchema[]): string {
  const needed = alternatives.flatMap((one) => {
    const names = isBare(one) ? one.required : undefined;
    return names ? [names.map(toCode).join(' and ')] : [];
  });
  return needed.length === 0 ? '' : `Needs ${needed.join(', or ')}.`;
}

/** Which names an object can have beside those of its fields. */
function sayOthers({ properties, patternProperties = {}, ...flat }: Flat): string {
  const names = properties ? Object.keys(patternProperties) : [];
  if (names.length > 0) return `Other names match ${names.map(toCode).join(' or ')}.`;
  const others = flat.additionalProperties ?? flat.unevaluatedProperties;
  return properties && others === false ? 'No other fields.' : '';
}

function sayNested(values: readonly Json[]): string {
  if (values.length === 0) return '';
  return `${values.length === 1 ? 'Always' : 'One of'} ${values.map(sayValue).join(', ')}.`;
}

function sayValue(value: Json): string {
  return toCode(JSON.stringify(value));
}
