/** The start of a fragment that fills the form. No anchor contains a question mark. */
export const sharedPrefix = '#request?';
