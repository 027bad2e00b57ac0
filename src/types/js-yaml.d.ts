import type { Type } from 'js-yaml';

/** The types of the package lack these. */
declare module 'js-yaml' {
  export const types: Readonly<
    Record<'int' | 'float' | 'merge' | 'binary' | 'omap' | 'pairs' | 'set', Type>
  >;
}
