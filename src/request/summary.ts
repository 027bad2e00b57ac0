import * as messages from '../messages/en/form';
import { tag } from '../messages/en/language';
import { sayCount } from '../messages/say';
import type { Field } from '../openapi/model';
import { isScalar, isSecret } from '../openapi/shapes';
import type { FormObject } from './model';
import { isEntered, listOf, textOf, valueOf } from './values';

const mostTexts = 2;

/** An object on one line: its first texts, and how many items its lists have. */
export function toSummary(fields: readonly Field[], values: FormObject): string {
  const texts = fields.filter(isScalar).filter((field) => !isSecret(field));
  return [
    ...texts
      .map((field) => textOf(valueOf(values, field.name)))
      .filter(Boolean)
      .slice(0, mostTexts),
    ...fields.flatMap((field) => toCount(field, values)),
  ].join(' · ');
}

/** `2 media services`: the name of an item, or that of the list without the final s. */
function toCount(field: Field, values: FormObject): readonly string[] {
  if (field.kind !== 'list') return [];
  const { length } = listOf(valueOf(values, field.name)).filter(isEntered);
  const { itemName = field.name.replace(/s$/, '') } = field;
  // German nouns start with a capital letter.
  const isKept = tag.startsWith('de');
  const noun = isKept ? itemName : itemName.charAt(0).toLowerCase() + itemName.slice(1);
  return length === 0 ? [] : [sayCount(messages.items, length, { name: noun })];
}
