/** The one breakpoint: 768 px and wider is desktop, everything below is mobile. */
export const desktopWidth = 768;

/** Media query of the narrow layout; style sheets write it as `@media (--mobile)`. */
export const mobileQuery = `(width < ${desktopWidth}px)`;
