/**
 * The framework's preload function. Loads everything that a page needs, and rejects if that fails.
 */
export { default as preload } from '@docusaurus/core/lib/client/preload';
