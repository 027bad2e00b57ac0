/** The framework's breakpoint in pixels: the widest narrow window, and the narrowest wide one. */
export const frameworkWidths = { narrow: 996, wide: 997 } as const;
