/**
 * The breakpoint of the sidebar in `em`, so that it follows the reader's font size. At the usual
 * 16 px, 768 px and wider is desktop, everything below is mobile.
 */
export const desktopWidth = 48;

/** The media query of the narrow layout. Style sheets write it as `@media (--mobile)`. */
export const mobileQuery = `(width < ${desktopWidth}em)`;
