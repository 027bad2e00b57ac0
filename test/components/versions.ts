import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** A cut version. */
export const oldVersion: GlobalVersion = {
  name: '1.0',
  label: '1.0',
  isLast: false,
  path: '/1.0',
  mainDocId: '',
  docs: [],
  draftIds: [],
  sidebars: {},
};
