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
export type StoredPage<Kind extends PageKind> = PageData1[Kind] & {
  readonly schemaVersion: 1;
  /** Where the file comes from, for people who open it. */
  readonly notice?: string;
};

/** The format that pages are written in today. */
export const schemaVersion = 1;

/** How data of each format becomes that of today. */
const upgrades = {
  1: <Kind extends PageKind>(page: StoredPage<Kind>): PageData[Kind] => page,
} satisfies Record<StoredPage<PageKind>['schemaVersion'], unknown>;

/** The data in today's format; throws where it is in a format that no release ever wrote. */
export function upgrade<Kind extends PageKind>(page: StoredPage<Kind>): PageData[Kind] {
  const { schemaVersion: found } = page;
  if (Object.hasOwn(upgrades, found)) return upgrades[found](page);
  const known = Object.keys(upgrades).join(', ');
  throw new Error(`Found page data of format ${JSON.stringify(found)}, expected one of ${known}.`);
}
