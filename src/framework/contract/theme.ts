import type { Line } from './line';

interface Part {
  /** The props that the portal reads or passes. */
  readonly properties: readonly string[];
  readonly where: readonly string[];
  readonly why: string;
  readonly upstream?: number;
}

/** Theme components that the portal replaces. */
export const replacedParts = {
  AnnouncementBar: {
    properties: [],
    where: ['src/theme/AnnouncementBar.tsx'],
    why: 'the portal does not have one',
  },
  CodeBlock: {
    properties: ['children', 'className', 'title'],
    where: ['src/theme/CodeBlock.tsx'],
    why: 'code is highlighted after the page loads, without inline styles',
    upstream: 3688,
  },
  Details: {
    properties: ['summary', 'children', 'className'],
    where: ['src/theme/Details.tsx'],
    why: 'details without scripts and inline styles',
  },
  'DocItem/Layout': {
    properties: ['children'],
    where: ['src/theme/DocItem/Layout.tsx'],
    why: 'an edit row of our own, no breadcrumbs',
  },
  'DocItem/Paginator': {
    properties: [],
    where: ['src/theme/DocItem/Layout.tsx', 'src/theme/DocItem/Paginator.tsx'],
    why: 'the method and the group of the previous and next page',
  },
  DocRoot: {
    properties: ['route', 'location'],
    where: ['src/theme/DocRoot.tsx'],
    why: 'the not-found page also has the sidebar',
  },
  'DocSidebarItem/Category': {
    properties: ['item', 'activePath', 'level', 'onItemClick'],
    where: ['src/theme/DocSidebarItem/Category.tsx'],
    why: 'a section without a page is text instead of a link without an address',
  },
  'DocSidebarItem/Html': {
    properties: ['item'],
    where: ['src/theme/DocSidebarItem/Html.tsx'],
    why: 'entries that are components instead of HTML',
  },
  'DocSidebarItem/Link': {
    properties: ['item', 'activePath', 'onItemClick', 'tabIndex'],
    where: ['src/theme/DocSidebarItem/Link.tsx'],
    why: 'method badges in the sidebar',
  },
  Error: {
    properties: ['error', 'tryAgain'],
    where: ['src/theme/Error.tsx', 'src/theme/ErrorPageContent.tsx'],
    why: "the portal's error view",
  },
  ErrorPageContent: {
    properties: ['error', 'tryAgain'],
    where: ['src/theme/ErrorPageContent.tsx'],
    why: "the portal's error view, which navigation clears",
  },
  Footer: { properties: [], where: ['src/theme/Footer.tsx'], why: 'one line' },
  'Layout/Provider': {
    properties: ['children'],
    where: ['src/theme/Layout/Provider.tsx'],
    why: 'no state for an unused header and announcement bar',
  },
  MDXContent: {
    properties: ['children'],
    where: ['src/theme/MDXContent.tsx'],
    why: 'only pages with text load the components of text',
  },
  Navbar: {
    properties: [],
    where: ['src/theme/Navbar.tsx'],
    why: 'a drawer that does not block the back button',
  },
  'NotFound/Content': {
    properties: [],
    where: ['src/theme/DocRoot.tsx', 'src/theme/NotFound/Content.tsx'],
    why: 'the text of the portal',
  },
  Root: {
    properties: ['children'],
    where: ['src/theme/Root.tsx'],
    why: 'state that persists across pages',
  },
  SearchMetadata: {
    properties: [],
    where: ['src/theme/SearchMetadata.tsx'],
    why: 'no search service reads its six tags',
  },
  'TOCItems/Tree': {
    properties: ['toc', 'className', 'linkClassName', 'isChild'],
    where: ['src/theme/TOCItems/Tree.tsx'],
    why: 'no raw HTML, since the policy enforces Trusted Types',
    upstream: 5927,
  },
} as const satisfies Record<string, Part>;

/** Theme components that the portal uses. */
export const drawnParts = {
  ColorModeToggle: {
    properties: ['className', 'respectPrefersColorScheme', 'value', 'onChange'],
    where: ['src/theme/Navbar.tsx'],
    why: 'the color mode toggle',
  },
  'DocItem/Content': {
    properties: ['children'],
    where: ['src/theme/DocItem/Layout.tsx'],
    why: 'a page with its heading',
  },
  DocSidebarItems: {
    properties: ['items', 'activePath', 'level', 'onItemClick'],
    where: ['src/components/Shell/Sidebar.tsx', 'src/theme/DocSidebarItem/Category.tsx'],
    why: 'the sidebar tree',
  },
  Heading: {
    properties: ['as', 'id', 'className', 'children'],
    where: ['src/components/Changelog.tsx', 'src/components/EndpointPage/Section.tsx'],
    why: 'headings that the link checker recognizes',
  },
  TOC: {
    properties: ['toc', 'minHeadingLevel', 'maxHeadingLevel'],
    where: ['src/theme/DocItem/Layout.tsx'],
    why: 'the table of contents',
  },
} as const satisfies Record<string, Part>;

type PartLine = Line & {
  readonly id: `theme/${keyof typeof replacedParts | keyof typeof drawnParts}`;
};

/** A line for each component that is replaced or used. */
export const themeLines: readonly PartLine[] = [
  ...toLines(replacedParts, 'replaced', 'a theme option'),
  ...toLines(drawnParts, 'rendered', 'documentation of the component'),
];

function toLines<Name extends keyof typeof replacedParts | keyof typeof drawnParts>(
  parts: Readonly<Record<Name, Part>>,
  use: string,
  instead: string,
): readonly PartLine[] {
  return (Object.entries(parts) as [Name, Part][]).map(
    ([name, { properties, where, why, upstream = 6114 }]) => ({
      id: `theme/${name}`,
      touches: `\`@theme/${name}\`, ${use}${toList(properties)}`,
      mark: `from '@theme/${name}'`,
      where,
      why,
      instead,
      upstream,
    }),
  );
}

function toList(properties: readonly string[]): string {
  return properties.length === 0 ? '' : `: ${properties.map((name) => `\`${name}\``).join(', ')}`;
}
