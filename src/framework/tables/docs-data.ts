/** What the docs plugin tells every page about all of them, inside of the framework's global data. */
import type { GlobalData } from '@docusaurus/types';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { docsPlugin } from '../docs-plugin';
import type { Shard } from './model';

/** The versions with their pages; nothing where they do not stand there. */
export function findDocsData(globalData: GlobalData): readonly GlobalVersion[] | undefined {
  const { versions } = findInstance(globalData) ?? {};
  const isKnown = versions?.every(({ name, docs }) => name && Array.isArray(docs));
  return isKnown ? versions : undefined;
}

/** With other pages in each version. */
export function replaceDocsData(globalData: GlobalData, docs: Shard['docs']): GlobalData {
  const versions = (findDocsData(globalData) ?? []).map((version) => ({
    ...version,
    docs: docs[version.name] ?? [],
  }));
  const instance = { ...findInstance(globalData), versions };
  return { ...globalData, [docsPlugin]: { ...globalData[docsPlugin], default: instance } };
}

function findInstance(globalData: GlobalData) {
  return globalData[docsPlugin]?.['default'] as
    { readonly versions?: readonly GlobalVersion[] } | undefined;
}
