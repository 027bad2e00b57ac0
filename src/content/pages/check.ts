import type { Content } from '../content';
import type { ContentProblem } from '../problem';
import { checkAccidentalMarks } from './accidental-marks';
import { checkCode } from './code';
import { checkExpressions } from './expressions';
import { checkFrontMatter } from './front-matter';
import { checkHeadings } from './headings';
import { checkHtml } from './html';
import { checkImports } from './imports';
import { checkInlineCode } from './inline-code';
import { checkLinks } from './links';
import { checkListItems } from './list-items';
import { checkMarks } from './marks';
import { checkMatterValues } from './matter-values';
import { checkNotes } from './notes';
import type { Page } from './page';
import { checkParts } from './parts';
import { checkReferences } from './references';
import { checkRoutes } from './routes';
import { checkStrayMarks } from './stray-marks';
import { checkTables } from './tables';
import { checkTabs } from './tabs';
import { checkTasks } from './tasks';
import { checkTemplate } from './template';

/** All problems of a page, except those of its file and its syntax. */
export function checkPage(page: Page, content: Content): readonly ContentProblem[] {
  return [
    ...checkFrontMatter(page),
    ...checkMatterValues(page, content),
    ...checkHeadings(page),
    ...checkLinks(page, content),
    ...checkReferences(page),
    ...checkRoutes(page, content),
    ...checkParts(page, content),
    ...checkTabs(page),
    ...checkImports(page, content),
    ...checkExpressions(page),
    ...checkHtml(page),
    ...checkNotes(page),
    ...checkCode(page),
    ...checkTables(page),
    ...checkTasks(page),
    ...checkMarks(page),
    ...checkStrayMarks(page),
    ...checkAccidentalMarks(page),
    ...checkInlineCode(page),
    ...checkListItems(page),
    ...checkTemplate(page),
  ];
}

/** Finds what would change a page after its version is cut, or link outside its version. */
export function checkFrozenPage(page: Page, content: Content): readonly ContentProblem[] {
  return [...checkLinks(page, content), ...checkImports(page, content), ...checkHtml(page)];
}
