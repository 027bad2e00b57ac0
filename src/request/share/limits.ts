/** The limits of links to filled forms, for writing and reading. */

/** The longest fragment. Many programs cut longer links. */
export const longestFragment = 32_000;

/** The most items in all lists together, so that no link makes a page that freezes the browser. */
export const mostItems = 100;
