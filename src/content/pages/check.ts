import type { Content } from '../content';
import type { ContentProblem } from '../problem';
import { checkCode } from './code';
import { checkComponents } from './components';
import { checkFrontMatter } from './front-matter';
import { checkHeadings } from './headings';
import { checkHtml } from './html';
import { checkLinks } from './links';
import { checkMarks } from './marks';
import type { Page } from './page';

/** All problems of a page, except those of its file and its syntax. */
export function checkPage(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...checkFrontMatter(page, content),
    ...checkHeadings(page),
    ...checkLinks(page, content),
    ...checkComponents(page, content),
    ...checkCode(page, content),
    ...checkHtml(page),
    ...checkMarks(page),
  ];
}

/** Finds what would change a page after its version is cut, or link outside its version. */
export function checkFrozenPage(page: Page, content: Content): readonly ContentProblem[] {
  return [...checkLinks(page, content), ...checkCode(page, content), ...checkHtml(page)];
}
