/** The language of the words in this folder, as a tag of BCP 47. */
export const tag: string = 'en';
