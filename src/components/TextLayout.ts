/** The layout of a page with Markdown text (see plugins/editor-parts/text-layout.ts). */
export { default } from '@theme-original/MDXContent';
