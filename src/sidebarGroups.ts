/**
 * The entries of the sidebar's groups that a page did not bring with it. A page of the build holds
 * the entries of its own group; plugins/page-shards loads those of another when it is opened.
 */
import type { PropSidebarItem, PropSidebarItemHtml } from '@docusaurus/plugin-content-docs';

type Groups = ReadonlyMap<string, readonly PropSidebarItem[]>;

let groups: Groups = new Map();
const listeners = new Set<() => void>();

/** The groups that have arrived, by the address of their overview; a new map with every change. */
export function readGroups(): Groups {
  return groups;
}

export function addGroups(added: Readonly<Record<string, readonly PropSidebarItem[]>>): void {
  groups = new Map([...groups, ...Object.entries(added)]);
  for (const listener of listeners) listener();
}

/** Calls back after every change; gives the function that ends it. */
export function subscribeToGroups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands in a group for its entries as long as they are missing. */
export function toMissingEntries(overview: string): PropSidebarItemHtml {
  return {
    type: 'html',
    value: '',
    defaultStyle: false,
    customProps: { kind: 'missing-entries', overview },
  };
}

/** The overview of the group whose entries are missing, if that is what the item stands for. */
export function toMissingGroup(item: PropSidebarItem): string | undefined {
  const { kind, overview } = item.customProps ?? {};
  return kind === 'missing-entries' ? (overview as string) : undefined;
}
