/** The page that Docusaurus fills in, without the theme's hidden icons: they bring an inline style. */
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Nothing in the portal shows one of these icons. */
export const pageTemplate = template.replace(
  'it.preBodyTags',
  String.raw`it.preBodyTags.replace(/<svg[^]*?<\/svg>/, '')`,
);
