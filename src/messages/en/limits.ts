/** Messages with the limits of values. */

export const characters = '{count} character|{count} characters';
export const atLeastCharacters = 'at least {count} character|at least {count} characters';
export const atMostCharacters = 'at most {count} character|at most {count} characters';
/** `least` is the smallest number, and `count` the largest one. */
export const charactersBetween = '{least} to {count} character|{least} to {count} characters';
export const items = '{count} item|{count} items';
export const atLeastItems = 'at least {count} item|at least {count} items';
export const atMostItems = 'at most {count} item|at most {count} items';
export const itemsBetween = '{least} to {count} item|{least} to {count} items';
export const fields = '{count} field|{count} fields';
export const atLeastFields = 'at least {count} field|at least {count} fields';
export const atMostFields = 'at most {count} field|at most {count} fields';
export const fieldsBetween = '{least} to {count} field|{least} to {count} fields';

export const exactly = 'exactly {number}';
export const between = 'between {least} and {most}';
export const orMore = '{number} or more';
export const atMost = 'at most {number}';
export const moreThan = 'more than {number}';
export const lessThan = 'less than {number}';
export const multipleOf = 'a multiple of {number}';
/** `pattern` is a regular expression. */
export const matchFor = 'a match for {pattern}';
/** Between limits. */
export const comma = ', ';
