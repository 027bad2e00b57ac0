/** The layout of a page with Markdown text (see plugins/mdx-components/remark.ts). */
export { default } from '@theme-init/MDXContent';
