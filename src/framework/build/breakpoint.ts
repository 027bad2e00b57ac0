/** The framework's breakpoint in pixels: the maximum narrow width and the minimum wide width. */
export const frameworkWidths = { narrow: 996, wide: 997 } as const;
