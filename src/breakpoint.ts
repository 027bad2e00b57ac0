/** The only breakpoint. 768 px and wider is desktop, everything below is mobile. */
export const desktopWidth = 768;

/** The media query of the narrow layout. Style sheets write it as `@media (--mobile)`. */
export const mobileQuery = `(width < ${desktopWidth}px)`;
