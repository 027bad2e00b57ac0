/** The page that Docusaurus fills in, without the theme's hidden icons: they bring an inline style. */
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { toContractMessage } from '../contract';

const tags = 'it.preBodyTags';

/** Nothing in the portal shows one of these icons. */
const icons = /<svg[^]*?<\/svg>/;

export const pageTemplate = withoutIcons(template);

/** Throws where the template does not fill in the tags that the icons are among. */
export function withoutIcons(page: string): string {
  if (!page.includes(tags))
    throw new Error(toContractMessage('page-template', `the template does not hold ${tags}`));
  return page.replace(tags, `${tags}.replace(${icons}, '')`);
}

/** Throws where the tags hold no icons that could be left out. */
export function validateIcons(preBodyTags: string): void {
  if (icons.test(preBodyTags)) return;
  throw new Error(toContractMessage('page-template', 'the tags before the page hold no <svg>'));
}
