/**
 * The data of generated pages, and the one place that knows in how many formats it was written: a
 * cut version keeps the format of its day.
 */
import type { PageData1 } from './version-1';

export type * from './version-1';

/** Today's data by kind of page: what components draw. */
export type PageData = PageData1;

export type PageKind = keyof PageData;

/** Data as a file holds it, with the format that it was written in. */
export type StoredPage<Kind extends PageKind> = { readonly schemaVersion: 1 } & PageData1[Kind];

/** The format that pages are written in today. */
export const schemaVersion = 1;

/** The data in today's format; throws where it is in a format that no release ever wrote. */
export function upgrade<Kind extends PageKind>(page: StoredPage<Kind>): PageData[Kind] {
  switch (page.schemaVersion) {
    case 1:
      return page;
    default:
      throw new Error(
        `Found page data in format ${JSON.stringify(page.schemaVersion)}, expected 1 to ${schemaVersion}.`,
      );
  }
}
