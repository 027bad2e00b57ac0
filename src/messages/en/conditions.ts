/** Messages with what a value must match beyond its type. Names, values and schemas are code. */

/** `sets` are fields, such as `a; b and c`. */
export const exactlyOneOf = 'Exactly one of: {sets}.';
export const atLeastOneOf = 'At least one of: {sets}.';
/** Between sets of fields. */
export const semicolon = '; ';
/** In the place of a set. */
export const noneOfThem = 'none of them';
/** `count` is the number of `names`. */
export const dependent =
  'If {name} is present, {names} is required.|If {name} is present, {names} are required.';
/** `items` is how many, such as `at least 2 items`. */
export const contains = 'Has {items} of which each matches {schema}.';
export const anyNumberOfItems = 'any number of items';
export const mustMatch = 'Must match the schema {schema}.';
export const mustNotMatch = 'Must not match the schema {schema}.';
/** `count` is the number of `names`. */
export const notAllowed = '{names} is not allowed.|{names} are not allowed together.';

/* What holds if something else does. */

/** `test` is one of the phrases below, or some of them, and `demand` is one or several sentences. */
export const ifThen = 'If {test}: {demand}';
export const unless = 'Unless {test}: {demand}';
export const otherwise = 'Otherwise: {demand}';
export const isPresent = '{name} is present';
export const isAbsent = '{name} is absent';
export const isValue = '{name} is {value}';
export const isAnything = '{name} is anything';
/** `types` are types of JSON Schema. */
export const isOfType = '{name} is of type {types}';
export const matches = '{name} matches {schema}';
export const valueMatches = 'the value matches {schema}';
export const valueIsObject = 'the value is an object';
/** `count` is the number of `names`. */
export const required = '{names} is required|{names} are required';
export const noValue = 'no value is valid.';
export const itMustMatch = 'it must match {schema}.';
/** A phrase above, and what the document says of it. */
export const phraseAndText = '{phrase}. {text}';
