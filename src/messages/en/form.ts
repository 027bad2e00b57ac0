/** Messages of the form. */

/* What fills the form, and what it did. */

export const undo = 'Undo';
export const undone = 'Undone.';
export const fill = 'Fill';
export const loadExample = 'Load example';
export const exampleLoaded = 'Example loaded.';
export const paste = 'Paste JSON or cURL';
export const reset = 'Reset';
export const cleared = 'Form cleared.';
export const filledIn = 'Form filled in.';

/* Inputs. `name` is that of a field, such as `tags 1`. */

/** Before the only possible value. */
export const always = 'Always {value}';
export const chooseOne = 'Choose one';
/** The choice to send nothing. */
export const notSpecified = 'Not specified';
/** Shows a secret. */
export const show = 'Show';
export const showField = 'Show {name}';
export const sendNull = 'Send null';
export const sendNullFor = 'Send null for {name}';
export const inJson = '{name} in JSON';
export const notJson = 'This is not valid JSON. It is sent as text.';

/* Lists. */

export const addString = 'Add String';
export const addInteger = 'Add Integer';
export const addNumber = 'Add Number';
export const addBoolean = 'Add Boolean';
export const addItem = 'Add Item';
export const addObject = 'Add Object';
export const addEntry = 'Add Entry';
/** The name of an item that has none. */
export const item = 'Item';
export const remove = 'Remove';
export const removeItem = 'Remove {name}';
export const removed = '{name} removed.';
export const duplicate = 'Duplicate';
export const duplicateItem = 'Duplicate {name}';
export const deleteIt = 'Delete';
export const deleteItem = 'Delete {name}';
export const deleted = '{name} deleted.';
/** The placeholder of the name of an entry. */
export const entryName = 'Name';
export const nameOf = 'Name of {name}';
export const valueOf = 'Value of {name}';
/** `name` is what the items of a list are, such as `media service`. */
export const items = '{count} {name}|{count} {name}s';

/* Hints about values. */

export const mustBeNumber = 'Must be a number. The value is not sent.';
export const mustBeInteger =
  'Must be a whole number that JSON can represent exactly. The value is sent as typed.';
export const mustBeExact =
  'Must be a number that JSON can represent exactly. The value is sent as typed.';
/** `limit` is a limit such as `at most 3 characters`. */
export const mustBe = 'Must be {limit}.';
/** `count` is the number of characters that are entered. */
export const mustBeAndIs = 'Must be {limit} (currently {count}).';
export const mustBeDateTime =
  'Must be a date and time with a time zone, for example 2026-03-01T09:00:00Z.';
export const mustBeUrl = 'Must be a complete URL, for example https://example.com/a.';
/** `format` is a name such as `email`, `example` a value. */
export const mustBeLike = 'Must have the format {format}, for example {example}.';
export const mustNotBeDots =
  'Must not be "." or "..", which clients remove from a URL. The value is not sent.';
export const mustStartWith = 'Must start with "{text}".';
/** `sign` is a character with its number, such as `"é", U+00E9`. */
export const mustBeAscii = 'Must contain only printable ASCII characters, not {sign}.';
export const used = '{count} of {most} characters.';
