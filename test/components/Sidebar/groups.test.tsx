import { act, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PropSidebar, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import MissingEntries from '@site/src/components/Sidebar/MissingEntries';
import { useGroupEntries } from '@site/src/components/Sidebar/useGroupEntries';
import { preload } from '@site/src/framework/client/preload';
import { addGroups, toMissingEntries } from '@site/src/sidebarGroups';

jest.mock('@site/src/framework/client/preload', () => ({ preload: jest.fn() }));

const link = { type: 'link', label: 'Get boards', href: '/docs/settings/boards' } as const;

function toSidebar(overview: string): PropSidebar {
  const group = { type: 'category', label: 'Settings', items: [toMissingEntries(overview)] };
  return [link, { type: 'category', label: 'API', items: [group] }] as unknown as PropSidebar;
}

function entriesOf(sidebar: PropSidebar) {
  const [, section] = sidebar as [unknown, PropSidebarItemCategory];
  return (section.items[0] as PropSidebarItemCategory).items;
}

describe('a sidebar group whose entries are not loaded', () => {
  it('shows them when they have loaded', () => {
    const sidebar = toSidebar('/endpoints/settings');
    const { result } = renderHook(() => useGroupEntries(sidebar));
    expect(entriesOf(result.current)).toEqual([toMissingEntries('/endpoints/settings')]);
    act(() => addGroups({ '/endpoints/settings': [link] }));
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
