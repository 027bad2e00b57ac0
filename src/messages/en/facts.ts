/** Messages with phrases about values. Quotes such as `null` are code. */

/** In the place of the reason why something is deprecated. */
export const avoid = 'Avoid it in new code.';
/** A type with its format, such as `string, URL`. */
export const typeAndFormat = '{type}, {format}';
export const dateTime = 'date-time';
export const url = 'URL';
export const cron = 'cron expression';
export const commaSeparated = 'comma-separated';
/** `limits` are limits of the items of a list, such as `at most 3 characters`. */
export const each = 'each {limits}';
export const allDifferent = 'all different';
export const canBeNull = 'Can be `null`';
export const itemsCanBeNull = 'Items can be `null`';
export const valuesCanBeNull = 'Values can be `null`';
export const noValue = 'No value is valid';
export const noFurtherItems = 'No further items';
export const noOtherFields = 'No other fields';
export const readOnly = 'Read-only';
export const writeOnly = 'Write-only';
export const oneOf = 'One of {values}';
export const defaultIs = 'Default: {value}';
export const always = 'Always {value}';
/** `label` is what the names of the fields of an object are. */
export const names = 'Names: {label}';
/** `facts` are limits and other phrases. */
export const eachName = 'Each name: {facts}';
export const contains = 'Contains {mediaType}';
export const encodedAs = 'Encoded as {encoding}';
export const file = 'A file';
export const style = 'Style {style}';
export const eachOnItsOwn = 'Each value on its own';
export const separatedByCommas = 'Separated by commas';
export const sentAs = 'Sent as {mediaType}';
export const wholeQuery = 'The whole query, without a name';
/** Between values and phrases. */
export const comma = ', ';
