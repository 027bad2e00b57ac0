import { render, screen } from '@testing-library/react';
import DocSidebarItemLink from '@portal/src/theme/DocSidebarItem/Link';
import { parameter } from '../request/sample';
import { renderForm } from './TryOutForm/support';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  isActiveSidebarItem: () => false,
}));

const deprecated = 'Since 1.1: use `isrc`.';

it('a deprecation is shown on the page of an endpoint, above the request', () => {
  renderForm([], { deprecated });
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent('Deprecated Since 1.1: use isrc.');
  const address = screen.getAllByText(/^https:..api\.example\.com/)[0]!;
  expect(note.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a deprecation is shown next to a parameter and in the description of its field', () => {
  renderForm([parameter('upc', 'string', { deprecated }), parameter('isrc', 'string')]);
  expect(screen.getAllByText('Deprecated')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'upc' })).toHaveAccessibleDescription(
    'string Since 1.1: use isrc . The upc.',
  );
});

it.each([
  [{ method: 'GET', deprecated: true }, 'Get X (Deprecated) GET', 1],
  [{ method: 'GET' }, 'Get X GET', 0],
])(
  'a deprecation is struck through and announced in the sidebar: %j',
  (customProps, name, count) => {
    const item = { type: 'link' as const, href: '/docs/a/x', label: 'Get X', customProps };
    const { container } = render(
      <DocSidebarItemLink item={item} activePath="/" level={1} index={0} />,
    );
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
    expect(container.querySelectorAll('s')).toHaveLength(count);
  },
);
