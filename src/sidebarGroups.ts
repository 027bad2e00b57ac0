/**
 * The sidebar entries of groups that a page does not include. A built page includes the entries of
 * its own group. plugins/page-shards loads those of another group when it is expanded.
 */
import type { PropSidebarItem, PropSidebarItemHtml } from '@docusaurus/plugin-content-docs';

type Groups = ReadonlyMap<string, readonly PropSidebarItem[]>;

let groups: Groups = new Map();
const listeners = new Set<() => void>();

/** The loaded groups, by the URL of their overview. Every change creates a new map. */
export function readGroups(): Groups {
  return groups;
}

export function addGroups(added: Readonly<Record<string, readonly PropSidebarItem[]>>): void {
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
