import type { languages } from './index';

/** All languages, in a portal whose first language is not cURL: `preloaded-all.ts` replaces this. */
export const preloaded: typeof languages | undefined = undefined;
