/** The limits of values in words, in the inline notation. */
import * as messages from '../messages/en/limits';
import { say, sayCount } from '../messages/say';
import { toText } from '../openapi/document';
import { toCode } from '../openapi/inline';
import { type Limited, type LimitName, limitNames } from '../openapi/keywords';
import type { Count } from '../openapi/model';

/** A limit as a phrase, such as `at most 3 characters`. Empty if there is none. */
export function sayLimit(name: LimitName, keywords: Limited): string {
  return phrases[name](keywords);
}

/** All limits of a value without members. Empty if there are none. */
export function sayKeywords(keywords: Limited): string {
  return joinLimits(limitNames.map((name) => sayLimit(name, keywords)));
}

export function joinLimits(phrasesOfLimits: readonly string[]): string {
  return phrasesOfLimits.filter(Boolean).join(messages.comma);
}

const phrases: Readonly<Record<LimitName, (keywords: Limited) => string>> = {
  length: ({ minLength: least, maxLength: most }) => sayAmount('characters', { least, most }),
  range: sayRange,
  factor: ({ multipleOf }) =>
    multipleOf === undefined ? '' : say(messages.multipleOf, { number: toText(multipleOf) }),
  pattern: ({ pattern }) =>
    pattern === undefined ? '' : say(messages.matchFor, { pattern: toCode(pattern) }),
};

/** Exactly, at least, at most, between. */
const amounts = {
  characters: [
    messages.characters,
    messages.atLeastCharacters,
    messages.atMostCharacters,
    messages.charactersBetween,
  ],
  items: [messages.items, messages.atLeastItems, messages.atMostItems, messages.itemsBetween],
  fields: [messages.fields, messages.atLeastFields, messages.atMostFields, messages.fieldsBetween],
} as const;

type Amount = { readonly [Name in 'least' | 'most']?: Count[Name] | undefined };

/** A number between limits: `1 to 5 items`. Empty if there are none. */
export function sayAmount(of: keyof typeof amounts, { least = 0, most }: Amount): string {
  const [exactly, atLeast, atMost, between] = amounts[of];
  if (most === undefined) return least > 0 ? sayCount(atLeast, least) : '';
  if (least === most) return sayCount(exactly, most);
  return least > 0 ? sayCount(between, most, { least }) : sayCount(atMost, most);
}

/** Numbers as the API has them. */
function sayRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Limited): string {
  if (minimum !== undefined && minimum === maximum) {
    return say(messages.exactly, { number: toText(minimum) });
  }
  const isOpen = exclusiveMinimum !== undefined || exclusiveMaximum !== undefined;
  if (minimum !== undefined && maximum !== undefined && !isOpen) {
    return say(messages.between, { least: toText(minimum), most: toText(maximum) });
  }
  const sayOne = (message: string, number?: number) =>
    number === undefined ? '' : say(message, { number: toText(number) });
  return joinLimits([
    sayOne(messages.orMore, minimum),
    sayOne(messages.moreThan, exclusiveMinimum),
    sayOne(messages.atMost, maximum),
    sayOne(messages.lessThan, exclusiveMaximum),
  ]);
}
