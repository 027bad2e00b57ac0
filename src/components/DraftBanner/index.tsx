/** Says in `start` that a page is a draft; loaded by none of a build's pages. */
export { default } from '@theme/ContentVisibility/Draft';
