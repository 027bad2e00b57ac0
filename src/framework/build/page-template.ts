/** The Docusaurus page template without the theme's hidden icons, which contain an inline style. */
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { toContractMessage } from '../contract';

const tags = 'it.preBodyTags';

/** The portal does not use these icons. */
const icons = /<svg[^]*?<\/svg>/;

export const pageTemplate = withoutIcons(template);

/** Throws if the template does not contain the tags with the icons. */
export function withoutIcons(page: string): string {
  if (!page.includes(tags))
    throw new Error(toContractMessage('page-template', `the template does not contain ${tags}`));
  return page.replace(tags, `${tags}.replace(${icons}, '')`);
}

/** Throws if the tags do not contain icons. */
export function validateIcons(preBodyTags: string): void {
  if (icons.test(preBodyTags)) return;
  throw new Error(
    toContractMessage('page-template', 'the tags before the page do not contain <svg>'),
  );
}
