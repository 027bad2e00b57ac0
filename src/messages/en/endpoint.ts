/** Messages of the page of an endpoint, and of the values on it. */

/* The page. */

export const webhook = 'The API sends this webhook request to you.';
export const callback = 'The API sends this callback request to you.';
/** In the place of the address of such a request, if the document has none. */
export const yourUrl = 'your URL';
export const keyboard = 'Keyboard';
export const skipToForm = 'Skip to the form';
export const skipToCode = 'Skip to the code';
export const keys =
  'Anywhere on this page, <kbd>Ctrl+Enter</kbd> copies the code and <kbd>Ctrl+Shift+Enter</kbd> leads to it. In a field, <kbd>Alt+Enter</kbd> copies the link to the field.';
export const parameters = 'Parameters';
export const sections = 'Sections';
export const responses = 'Responses';
export const required = 'required';
export const requiredLeft = '{count} required left|{count} required left';
export const expandAll = 'Expand all';
export const collapseAll = 'Collapse all';
/** Before the operation that has the callback. */
export const callbackOf = 'Callback of:';
export const callbacks = 'Callbacks:';
/** `ids` are names of parameters that are kept. */
export const kept = 'Kept from an earlier form, until you reset it: {ids}';
export const keptInMemory =
  'Kept in memory, until you reset the form or reload the page, and never stored: {ids}';

/* The sections of the page: their titles and, where these are shorter, the links to them. */

export const pathParams = 'Path Params';
export const bodyParams = 'Body Params';
export const queryParams = 'Query Params';
export const formData = 'Form Data';
export const headerParams = 'Header Params';
export const cookieParams = 'Cookie Params';
export const responseCodes = 'Response Codes';
export const responseStructure = 'Response Structure';
export const path = 'Path';
export const body = 'Body';
export const query = 'Query';
export const header = 'Header';
export const cookie = 'Cookie';

/* What a request is made of. */

export const server = 'Server';
export const authentication = 'Authentication';
export const mediaType = 'Media type';
/** The variables of a server. */
export const variables = 'Variables';

/* Values. */

export const linkTo = 'Link to {anchor}';
export const linkCopied = 'Link copied to clipboard';
/** The label of a link without one. */
export const moreDocumentation = 'More documentation';
/** The values of a choice. */
export const values = 'Values';
export const examples = 'Example: {values}|Examples: {values}';
export const eachItem = 'Each item';
export const eachName = 'Each name: {type}';
export const eachValue = 'Each value';
export const fieldsOfEachValue = 'Fields of each value';
export const allOtherNames = 'All other names';
export const namesThatMatch = 'Names that match {pattern}';
export const fieldsOf = 'Fields of {name}';
/** What a text contains. */
export const content = 'Content';
export const sameFields = 'The same fields as the {schema} around it.';
export const otherFields = 'Other fields';
export const otherFieldsOf = 'Other fields of {name}';
/** The fields of an item, whose name is its place or what it is. */
export const item = 'Item';
export const itemFields = '{name} fields';
export const furtherItems = 'Further items';
export const itemAt = 'Item {count}';
export const titledItemAt = 'Item {count}: {title}';
/** Before alternatives. */
export const oneOf = 'One of';
export const anyOf = 'Any of';
export const kindOf = 'Kind of {name}';
/** `field` is the name of a field, whose value chooses an alternative. */
export const saysWhich = '{field} says which one it is.';
export const saysWhichOrElse = '{field} says which one it is. Otherwise, it is {title}.';
/** In the place of the name of a value. */
export const theBody = 'the body';

/* Responses. */

export const allOtherResponses = 'All other responses.';
export const headers = 'Headers';
/** The links of a response. */
export const whatToCallNext = 'What to call next';
/** A parameter and where its value comes from. */
export const parameterIs = '{parameter} is {source}';
/** `errors` is a link to the page of errors, and `codes` a list of codes with their names. */
export const otherCodes = 'For all other codes, see <errors>Errors</errors>: {codes}.';
export const noOtherCodes = 'For all other codes, see <errors>Errors</errors>.';
export const statusOf = 'Status {statuses}';
export const filter = 'Filter the fields by name or description';
export const filterFields = 'Filter the response fields';
export const noField = 'No field contains “{text}”.';

/* The code and the response beside the form. */

export const codeAndResponse = 'Code and response';
export const close = 'Close';
export const code = 'Code';
export const showCode = 'Show code';
export const codeLanguage = 'Code language';
/** Before links to these values. */
export const missing =
  '{count} required value left: {fields}|{count} required values left: {fields}';
export const invalid = '{count} invalid value: {fields}|{count} invalid values: {fields}';
/** `fields` are the names of some fields. */
export const fieldsAndMore = '{fields} and {count} more';
export const valuesInCode = 'Values in the code';
export const ofExample = 'Example';
export const yourValues = 'Your values';
export const exampleRequest = 'Example request';
export const requestCopied = 'Request copied to clipboard';
export const noRequestBody = 'The request has no body.';
/** The title of the response panel. */
export const response = 'Response';
export const status = 'Status';
export const responseCopied = 'Response code copied to clipboard';
export const exampleResponse = 'Example response';
export const typeOfResponse = 'Type of the response';
export const viewOfResponse = 'View of the response';
export const schema = 'Schema';
export const exampleAt = 'Example {count}';
/** `formats` are media types, of which the first one has the next message. */
export const formats = 'Formats: {formats}';
export const defaultFormat = '{format} (default)';
export const responseFormat = 'Response format';
export const responseIn = 'Response {status}, {mediaType}';
export const noBody = 'The response has no body.';
export const isPicture = 'The response is a picture.';
export const isFile = 'The response is a file.';
export const noExample = 'This format has no example.';

/* The classes of status codes. */

export const information = 'Information';
export const success = 'Success';
export const redirect = 'Redirect';
export const clientError = 'Client error';
export const serverError = 'Server error';
