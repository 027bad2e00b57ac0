import type { Line } from './line';

interface Part {
  /** The properties that the portal reads or gives. */
  readonly properties: readonly string[];
  readonly where: readonly string[];
  readonly why: string;
  readonly upstream?: number;
}

/** Parts of the theme that ours stand in for. */
export const replacedParts = {
  AnnouncementBar: {
    properties: [],
    where: ['src/theme/AnnouncementBar.tsx'],
    why: 'the portal has none',
  },
  CodeBlock: {
    properties: ['children', 'className', 'title'],
    where: ['src/theme/CodeBlock/index.tsx'],
    why: 'code is coloured after the page is read, without inline styles',
    upstream: 3688,
  },
  Details: {
    properties: ['summary', 'children', 'className'],
    where: ['src/theme/Details/index.tsx'],
    why: 'details that open without scripts and without inline styles',
  },
  'DocItem/Layout': {
    properties: ['children'],
    where: ['src/theme/DocItem/Layout/index.tsx'],
    why: 'an edit row of our own, no breadcrumbs',
  },
  DocRoot: {
    properties: ['route', 'location'],
    where: ['src/theme/DocRoot/index.tsx'],
    why: 'the sidebar stands beside missing pages, too',
  },
  'DocSidebarItem/Html': {
    properties: ['item'],
    where: ['src/theme/DocSidebarItem/Html/index.tsx'],
    why: 'entries that are components, not HTML',
  },
  'DocSidebarItem/Link': {
    properties: ['item', 'activePath', 'onItemClick', 'tabIndex'],
    where: ['src/theme/DocSidebarItem/Link/index.tsx'],
    why: 'method badges in the sidebar',
  },
  Error: {
    properties: ['error', 'tryAgain'],
    where: ['src/theme/Error.tsx', 'src/theme/ErrorPageContent.tsx'],
    why: "the portal's view of an error",
  },
  ErrorPageContent: {
    properties: ['error', 'tryAgain'],
    where: ['src/theme/ErrorPageContent.tsx'],
    why: "the portal's view of an error, which another page ends",
  },
  Footer: { properties: [], where: ['src/theme/Footer/index.tsx'], why: 'one line' },
  'Layout/Provider': {
    properties: ['children'],
    where: ['src/theme/Layout/Provider/index.tsx'],
    why: 'no state of a header and a bar that are not used',
  },
  Navbar: {
    properties: [],
    where: ['src/theme/Navbar/index.tsx'],
    why: 'a drawer that leaves the back button alone',
  },
  'NotFound/Content': {
    properties: [],
    where: ['src/theme/DocRoot/index.tsx', 'src/theme/NotFound/Content/index.tsx'],
    why: 'the words of the portal',
  },
  Root: {
    properties: ['children'],
    where: ['src/theme/Root.tsx'],
    why: 'state that outlives pages',
  },
  'TOCItems/Tree': {
    properties: ['toc', 'className', 'linkClassName', 'isChild'],
    where: ['src/theme/TOCItems/Tree.tsx'],
    why: 'no HTML from text: the policy enforces Trusted Types',
    upstream: 5927,
  },
} as const satisfies Record<string, Part>;

/** Parts of the theme that ours draw. */
export const drawnParts = {
  ColorModeToggle: {
    properties: ['className', 'respectPrefersColorScheme', 'value', 'onChange'],
    where: ['src/theme/Navbar/index.tsx'],
    why: 'the switch of the colours',
  },
  'ContentVisibility/Draft': {
    properties: [],
    where: ['src/components/DraftBanner/index.tsx'],
    why: 'says in `start` that a page is a draft',
  },
  'DocItem/Content': {
    properties: ['children'],
    where: ['src/theme/DocItem/Layout/index.tsx'],
    why: 'a page with its heading',
  },
  'DocItem/Paginator': {
    properties: [],
    where: ['src/theme/DocItem/Layout/index.tsx'],
    why: 'the pages before and after',
  },
  DocSidebarItems: {
    properties: ['items', 'activePath', 'level', 'onItemClick'],
    where: ['src/components/Sidebar/index.tsx'],
    why: 'the tree of the sidebar',
  },
  Heading: {
    properties: ['as', 'id', 'className', 'children'],
    where: ['src/components/Changelog/Step.tsx', 'src/components/EndpointPage/Section.tsx'],
    why: 'headings that the check of links knows',
  },
  TOC: {
    properties: ['toc', 'minHeadingLevel', 'maxHeadingLevel'],
    where: ['src/theme/DocItem/Layout/index.tsx'],
    why: 'the contents of a page',
  },
} as const satisfies Record<string, Part>;

type PartLine = Line & {
  readonly id: `theme/${keyof typeof replacedParts | keyof typeof drawnParts}`;
};

/** One line for each part, replaced or drawn. */
export const themeLines: readonly PartLine[] = [
  ...toLines(replacedParts, 'replaced', 'an option of the theme'),
  ...toLines(drawnParts, 'drawn', 'documentation of the part'),
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
