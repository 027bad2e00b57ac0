/**
 * The HTML of a page without what the Content-Security-Policy blocks: the theme's hidden icons, which
 * contain an inline style and which the portal does not use. The check of built pages finds any other.
 */
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

export const pageTemplate = template.replace(
  'it.preBodyTags',
  `it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '')`,
);
