/** The framework's lists of pages in the running code. Rows can be added and moved. */
import globalData from '@generated/globalData';
import routes from '@generated/routes';
import { findDocsData } from './docs-data';
import { findPageLists } from './model';

interface KnownRoute {
  readonly path: string;
  readonly routes?: KnownRoute[];
}

/** The parent routes of the pages. */
export const pageLists = findPageLists(routes as readonly KnownRoute[]);

/** The versions with the data about their pages. */
export const docsLists = findDocsData(globalData) ?? [];
