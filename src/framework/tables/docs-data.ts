/** The data about all pages that the docs plugin stores in the framework's global data. */
import type { GlobalData } from '@docusaurus/types';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { docsPlugin } from '../docs-plugin';
import type { Shard } from './model';

/** The versions with their pages. Undefined if they are missing. */
export function findDocsData(globalData: GlobalData): readonly GlobalVersion[] | undefined {
  const { versions } = findInstance(globalData) ?? {};
  const isKnown = versions?.every(({ name, docs }) => name && Array.isArray(docs));
  return isKnown ? versions : undefined;
}

/** Replaces the pages in each version. */
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
