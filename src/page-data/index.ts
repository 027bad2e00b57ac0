/**
 * The data of generated pages in all formats. A cut version keeps the format that it was written
 * in.
 */
import type { PageData1 } from './version-1';

export type * from './version-1';

/** The current page data by kind of page, which components render. */
export type PageData = PageData1;

export type PageKind = keyof PageData;

/** The content of a data file, with its format. */
export type StoredPage<Kind extends PageKind> = PageData1[Kind] & {
  readonly schemaVersion: 1;
  /** A note on the origin of the file for people who open it. */
  readonly notice?: string;
};

/** The current format. */
export const schemaVersion = 1;

/** Converts data of each format to the current format. */
const upgrades = {
  1: <Kind extends PageKind>(page: StoredPage<Kind>): PageData[Kind] => page,
} satisfies Record<StoredPage<PageKind>['schemaVersion'], unknown>;

/** Upgrades data to the current format. Throws if the format is unknown. */
export function upgrade<Kind extends PageKind>(page: StoredPage<Kind>): PageData[Kind] {
  const { schemaVersion: found } = page;
  if (Object.hasOwn(upgrades, found)) return upgrades[found](page);
  const known = Object.keys(upgrades).join(', ');
  throw new Error(`Found page data in format ${JSON.stringify(found)}, expected one of ${known}.`);
}
