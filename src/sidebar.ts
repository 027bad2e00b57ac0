/**
 * What the sidebar's components share with plugins: the breakpoint, the previous and next page, and
 * the groups that a page does not include. A built page includes the entries of its own group.
 * plugins/bundler/shards loads those of another group when it is expanded. Of a section with many
 * groups, a page includes only its own group.
 */
import * as messages from './messages/en/shell';
import { sayCount } from './messages/say';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemHtml,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type { Method } from './openapi/document';

/**
 * The breakpoint of the sidebar in `em`, so that it follows the reader's font size. At the usual
 * 16 px, 768 px and wider is desktop, everything below is mobile.
 */
export const desktopWidth = 48;

/** The media query of the narrow layout. Style sheets write it as `@media (--mobile)`. */
export const mobileQuery = `(width < ${desktopWidth}em)`;

/** A category without endpoints is a link. */
export type Group = PropSidebarItemCategory | PropSidebarItemLink;

type Groups = ReadonlyMap<string, Group>;

/** The largest number of groups of a section that all pages list. */
export const mostGroups = 24;

let groups: Groups = new Map();
const listeners = new Set<() => void>();

/** The loaded groups, by the URL of their overview. Every change creates a new map. */
export function readGroups(): Groups {
  return groups;
}

export function addGroups(added: Readonly<Record<string, Group>>): void {
  groups = new Map([...groups, ...Object.entries(added)]);
  for (const listener of listeners) listener();
}

/** Calls back after every change. Returns a function that unsubscribes. */
export function subscribeToGroups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The placeholder for group entries that have not loaded. */
export function toMissingEntries(overview: string): PropSidebarItemHtml {
  return {
    type: 'html',
    value: '',
    defaultStyle: false,
    customProps: { kind: 'missing-entries', overview },
  };
}

/** The overview of the group if the item is its placeholder. */
export function toMissingGroup(item: PropSidebarItem): string | undefined {
  const { kind, overview } = item.customProps ?? {};
  return kind === 'missing-entries' ? (overview as string) : undefined;
}

/** A section with a page that lists all of its groups. */
interface LongSection extends PropSidebarItemCategory {
  readonly href: string;
  readonly items: Group[];
}

/** Whether a section has too many groups to list all of them next to every page. */
export function isLongSection(item: PropSidebarItem): item is LongSection {
  if (item.type !== 'category' || item.collapsible || item.href === undefined) return false;
  return item.items.length > mostGroups && item.items.some(({ type }) => type === 'category');
}

/** The link that replaces the groups of a long section. */
export function toAllGroups({ href, items }: LongSection): PropSidebarItemLink {
  const label = sayCount(messages.allCategories, items.length);
  return { type: 'link', label, href, customProps: { kind: 'all-groups' } };
}

/** Whether the item is the link of {@link toAllGroups}. */
export function isAllGroups({ customProps }: PropSidebarItem): boolean {
  return customProps?.['kind'] === 'all-groups';
}

/** The previous or next page of a page, as `plugins/docs` describes it. */
export interface Neighbour {
  readonly title: string;
  readonly permalink: string;
  /** The label of its innermost group in the sidebar. */
  readonly group?: string;
  /** The method of an endpoint. */
  readonly method?: Method;
}
