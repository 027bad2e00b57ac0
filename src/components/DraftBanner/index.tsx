/** Marks drafts in `start`. Pages of a build do not load it. */
export { default } from '@theme/ContentVisibility/Draft';
