/** Messages of code and its panel. */

export const codeExample = 'Code Example';
/** The name of a block of code. */
export const code = 'Code';
export const language = 'Language';
export const languages = 'Languages';
/** The tab with other languages. */
export const search = 'Search';
export const findLanguage = 'Find a language, or type any name and press Enter';
export const noSample = 'There is no “{language}” sample yet. Email {email} to request one.';
/** In the place of code. */
export const contactSupport = 'Contact API support for examples';
export const sample = 'Sample';
export const sampleOf = '{language} sample';
/** A sample that the document has. */
export const ofApiTeam = '{label} (API team)';
export const wrapLines = 'Wrap lines';
export const copy = 'Copy';
export const copied = 'Copied!';
export const copyFailed = 'Copy failed';
export const codeCopied = 'Code copied to clipboard';
export const requestCopied = 'Request code copied to clipboard';
