/** Messages of samples on Markdown pages. */

export const exampleRequest = 'Example request';
export const exampleResponse = 'Example response';
export const response = 'Response {status}';
export const responseCopied = 'Response code copied to clipboard';
/** Of the code. */
export const language = 'Language';
export const otherLanguages = 'Other languages';
/** The first option of other languages. */
export const more = 'More';
/** `name` is that of a parameter, whose input follows. */
export const yourId = 'Your {name}';
export const usedInAll = 'Used in all samples until you close the tab.';
/** `names` are those of parameters whose values the reader entered. */
export const withYourIds = 'With your {names}';
/** The name of tabs on a Markdown page. */
export const alternatives = 'Alternatives';
