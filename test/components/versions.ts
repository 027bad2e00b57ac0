import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { VersionLink } from '@portal/src/components/Shell/versions';

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

/** A version in the menu that has the displayed page. */
export function toLink(version: Partial<VersionLink> & Pick<VersionLink, 'name'>): VersionLink {
  const { name } = version;
  const place = { label: name, to: `/${name}`, hasPage: true };
  return { ...place, isRoot: false, isLatest: false, ...version };
}
