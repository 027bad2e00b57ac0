/**
 * Messages of what changed between two versions. What stands in backticks, and names and values in
 * places, are code. `subject` is a phrase for what changed, `name` one for a fact of it, and `moved`
 * one for what became of the fact. In another language, `{subject}: {name} {moved}.` is a sentence, too.
 */

/** In lists of values. */
export const comma = ', ';

/* Subjects. The title of the changes of the API as a whole comes first. */

export const api = 'API';
export const endpoint = 'endpoint';
export const request = 'request';
export const parameter = 'parameter {path}';
export const server = 'server {name}';
export const requestBody = 'request body {name}';
export const response = 'response {status}';
export const schema = 'schema {name}';
export const category = 'category {name}';
export const securityScheme = 'security scheme {name}';
/** `subject` is a server. */
export const variableOf = 'variable {path} of the {subject}';
/** `subject` is a schema. */
export const fieldOfSchema = 'field {path} of the {subject}';
/* `subject` is a response. */
export const fieldOf = 'field {path} of {subject}';
export const headerOf = 'header {path} of {subject}';
export const bodyOf = 'body of {subject}';

/* What became of a fact. */

export const moved = 'changed from {from} to {to}';
export const wasSet = 'was set to {to}';
export const wasUnset = 'was removed (previously {from})';
/* The same without values. */
export const hasChanged = 'changed';
export const wasAdded = 'was added';
export const wasRemoved = 'was removed';

/* Sentences. */

export const fact = 'The {name} of the {subject} {moved}.';
export const added = 'The {subject} was added.';
export const addedRequired = 'The required {subject} was added.';
export const removed = 'The {subject} was removed.';
export const renamed = 'The {subject} was renamed. Its old name is {from}.';
export const required = 'The {subject} is now required.';
export const optional = 'The {subject} is now optional.';
export const method = 'The method {moved}.';
export const path = 'The path {moved}.';
export const page = 'The URL of the documentation page {moved}.';
export const baseUrl = 'The base URL {moved}.';
export const mediaType = 'The media type of the request body {moved}.';
export const security = 'The way to authenticate {moved}.';
export const securitySchemeChanged = 'The security scheme {from} changed.';
/** `to` is a media type of a response. */
export const formatAdded = 'The {subject} is now also available as {to}.';
export const formatRemoved = 'The {subject} is no longer available as {from}.';
export const defaultFormat = 'The default format of the {subject} {moved}.';
export const conditionAdded = 'The {subject} has a new condition. {to}';
export const conditionRemoved = 'The {subject} no longer has a condition. {from}';
export const patternAdded = 'The {subject} has a new rule for names like {to}.';
export const patternRemoved = 'The {subject} no longer has a rule for names like {from}.';
export const exclusive = 'The {subject} must match only one type.';
export const notExclusive = 'The {subject} can match several types.';
/** `text` says why, or what to use instead. */
export const deprecated = 'The {subject} is deprecated. {text}';
export const notDeprecated = 'The {subject} is no longer deprecated.';
export const readOnly = 'The {subject} is now read-only.';
export const notReadOnly = 'The {subject} is no longer read-only.';
export const writeOnly = 'The {subject} is now write-only.';
export const notWriteOnly = 'The {subject} is no longer write-only.';
export const xml = 'The XML of the {subject} changed.';

/* What a client may write, and what it may read. `what` is a value, or one of the phrases below. */

export const onlyWritten = 'The {subject} now accepts only {what}.';
export const onlyRead = 'The {subject} can now contain only {what}.';
export const anyWritten = 'The {subject} now accepts any value.';
export const anyRead = 'The {subject} can now contain any value.';
export const alsoWritten = 'The {subject} now also accepts {what}.';
export const alsoRead = 'The {subject} can now also contain {what}.';
export const noLongerWritten = 'The {subject} no longer accepts {what}.';
export const noLongerRead = 'The {subject} no longer contains {what}.';
export const ofType = 'the type {type}';
/** A type with the names of its fields. */
export const typeWith = '{type} with {names}';
export const otherMembers = 'other members';
export const furtherItems = 'further items';
