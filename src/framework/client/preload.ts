/** The framework's own: loads what a page needs before it is shown; rejects when that fails. */
export { default as preload } from '@docusaurus/core/lib/client/preload';
