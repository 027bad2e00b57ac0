/** Messages about what a reader pastes into the form. */

export const label = 'A JSON body or a cURL command';
export const fillIn = 'Fill in the form';
export const close = 'Close';
export const nothing = 'This contains nothing that this form can show.';
/** Ignored parts of a request. */
export const lineBreaks = 'line breaks in {name}';
export const method = 'the method {method}';
export const body = 'the body';

export const tooDeep = 'The JSON is too deep.';
export const malformedUrl = 'The URL has a malformed escape.';
export const noUrl = 'The cURL command has no URL.';
export const incompleteUrl = 'The cURL command has no complete URL.';
export const openQuote = 'Line {line}, column {column}: this quote is not closed.';
export const jsonProblem = 'Line {line}, column {column} of the JSON: {problem}.';

/* The problems of JSON. */

export const InvalidSymbol = 'invalid symbol';
export const InvalidNumberFormat = 'invalid number format';
export const PropertyNameExpected = 'property name expected';
export const ValueExpected = 'value expected';
export const ColonExpected = 'colon expected';
export const CommaExpected = 'comma expected';
export const CloseBraceExpected = 'close brace expected';
export const CloseBracketExpected = 'close bracket expected';
export const EndOfFileExpected = 'end of file expected';
export const InvalidCommentToken = 'invalid comment token';
export const UnexpectedEndOfComment = 'unexpected end of comment';
export const UnexpectedEndOfString = 'unexpected end of string';
export const UnexpectedEndOfNumber = 'unexpected end of number';
export const InvalidUnicode = 'invalid unicode';
export const InvalidEscapeCharacter = 'invalid escape character';
export const InvalidCharacter = 'invalid character';
