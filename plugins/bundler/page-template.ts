/**
 * The HTML of a page without what the Content-Security-Policy blocks: the theme's hidden icons, which
 * contain an inline style. Of the theme's scripts, the policy allows one.
 */
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { toInternalMessage } from './internals';

const tags = 'it.preBodyTags';

/** The portal does not use these icons. */
const icons = /<svg[^]*?<\/svg>/;

export const pageTemplate = withoutIcons(template);

/** Throws if the template does not contain the tags with the icons. */
export function withoutIcons(page: string): string {
  if (!page.includes(tags))
    throw new Error(toInternalMessage('page-template', `the template does not contain ${tags}`));
  return page.replace(tags, `${tags}.replace(${icons}, '')`);
}

/** Throws if the tags do not contain icons. */
export function validateIcons(preBodyTags: string): void {
  if (icons.test(preBodyTags)) return;
  throw new Error(
    toInternalMessage('page-template', 'the tags before the page do not contain <svg>'),
  );
}

/** Whether an inline script is the theme's, which sets the color mode before the first paint. */
export function isColourScript(script: string): boolean {
  return script.includes('setAttribute("data-theme",');
}
