/** The layout of a page with Markdown text (see plugins/mdx-components/text-layout.ts). */
export { default } from '@theme-original/MDXContent';
