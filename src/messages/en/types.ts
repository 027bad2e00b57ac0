/** Messages with the types of values. */

export const string = 'string';
export const integer = 'integer';
export const number = 'number';
export const boolean = 'boolean';
export const object = 'object';
/** Any type. */
export const any = 'any';
export const nothing = 'null';
/** `items` is one of the messages about several values below, or the name of a schema. */
export const arrayOf = 'array of {items}';
export const streamOf = 'stream of {items}';
export const objectOf = 'object of {items}';

/* The same of several values, such as the items of an array. */

export const strings = 'strings';
export const integers = 'integers';
export const numbers = 'numbers';
export const booleans = 'booleans';
export const objects = 'objects';
/** Values of any type. */
export const anyValues = 'any';
export const arraysOf = 'arrays of {items}';
export const streamsOf = 'streams of {items}';
export const objectsOf = 'objects of {items}';

/** Between types that a value can have. */
export const or = ' or ';
/** Between the types of the first items of an array. */
export const comma = ', ';
