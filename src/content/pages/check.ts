import type { Content } from '../content';
import type { ContentProblem } from '../problem';
import { checkExpressions } from './expressions';
import { checkFrontMatter } from './front-matter';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkNotes } from './notes';
import type { Page } from './page';
import { checkParts } from './parts';

/** All problems of one page, but for those of its file and of its syntax. */
export function checkPage(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...checkFrontMatter(page),
    ...checkHeadings(page),
    ...checkLinks(page, content),
    ...checkParts(page, content),
    ...checkExpressions(page),
    ...checkNotes(page),
  ];
}
