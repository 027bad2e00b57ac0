import { act, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import preload from '@docusaurus/core/lib/client/preload';
import type { PropSidebar, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { MissingEntries } from '@site/src/theme/DocSidebarItem/Html';
import { useEntries } from '@site/src/components/Shell/Sidebar';
import { addGroups, mostGroups, toAllGroups, toMissingEntries } from '@site/src/sidebar';

jest.mock('@docusaurus/core/lib/client/preload', () => jest.fn());
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  isActiveSidebarItem: ({ href, items }: PropSidebarItemCategory, path: string) =>
    [href, ...items.map((item) => 'href' in item && item.href)].includes(path),
}));

const link = { type: 'link', label: 'Get boards', href: '/docs/settings/boards' } as const;

function toSidebar(overview: string): PropSidebar {
  const group = toGroup(overview, [toMissingEntries(overview)]);
  return [link, toSection([group])];
}

function toGroup(href: string, items: PropSidebar): PropSidebarItemCategory {
  return { type: 'category', label: href, href, collapsible: true, collapsed: true, items };
}

function toSection(items: PropSidebar): PropSidebarItemCategory {
  const label = 'API Endpoints';
  const href = '/endpoints';
  return { type: 'category', label, href, collapsible: false, collapsed: false, items };
}

function entriesOf(sidebar: PropSidebar) {
  const [, section] = sidebar as [unknown, PropSidebarItemCategory];
  return (section.items[0] as PropSidebarItemCategory).items;
}

describe('a sidebar group whose entries are not loaded', () => {
  it('shows them when they have loaded', () => {
    const sidebar = toSidebar('/endpoints/settings');
    const { result } = renderHook(() => useEntries(sidebar, '/'));
    expect(entriesOf(result.current)).toEqual([toMissingEntries('/endpoints/settings')]);
    act(() => addGroups({ '/endpoints/settings': toGroup('/endpoints/settings', [link]) }));
    expect(entriesOf(result.current)).toEqual([link]);
  });

  it('loads them when it is opened', () => {
    jest.mocked(preload).mockReturnValue(new Promise(() => undefined));
    render(<MissingEntries overview="/endpoints/batch" />, { wrapper: MemoryRouter });
    expect(preload).toHaveBeenCalledWith('/endpoints/batch');
    expect(screen.getByText('Loading …')).toBeTruthy();
  });

  it('links to the overview if they cannot be loaded', async () => {
    jest.mocked(preload).mockRejectedValue(new Error('offline'));
    render(<MissingEntries overview="/endpoints/batch" />, { wrapper: MemoryRouter });
    const shown = await screen.findByRole('link', { name: 'Show all' });
    expect(shown.getAttribute('href')).toBe('/endpoints/batch');
  });
});

describe('a section with more groups than a menu lists', () => {
  const count = mostGroups + 1;
  const toNumbered = (number: number) => {
    const href = `/docs/${number}/one`;
    return toGroup(`/endpoints/${number}`, [{ type: 'link', label: href, href }]);
  };
  const groups = Array.from({ length: count }, (_, number) => toNumbered(number));
  const all = { label: `All ${count} categories`, href: '/endpoints' };
  const labelsOf = (items: PropSidebar, path: string) => {
    const { result } = renderHook(() => useEntries(items, path));
    const [section] = result.current as [PropSidebarItemCategory];
    return section.items.map((item) => ('label' in item ? item.label : item));
  };

  it.each([
    ['/docs/3/one', ['/endpoints/3', all.label]],
    ['/endpoints/4', ['/endpoints/4', all.label]],
    ['/docs/errors', [all.label]],
  ])('shows the group of %s and a link to all', (path, labels) => {
    expect(labelsOf([toSection(groups)], path)).toEqual(labels);
  });

  it('shows the same if the page has only the loaded groups', () => {
    const section = toSection(groups);
    const short = toSection([toAllGroups(section as Parameters<typeof toAllGroups>[0])]);
    expect(short.items).toMatchObject([all]);
    act(() => addGroups({ '/endpoints/3': toNumbered(3), '/endpoints/7': toNumbered(7) }));
    expect(labelsOf([short], '/docs/3/one')).toEqual(['/endpoints/3', all.label]);
    expect(labelsOf([short], '/docs/errors')).toEqual([all.label]);
  });

  it('lists all groups if there are fewer', () => {
    const few = groups.slice(0, mostGroups);
    expect(labelsOf([toSection(few)], '/docs/3/one')).toEqual(few.map(({ label }) => label));
  });
});
