import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VersionMenu from '@portal/src/components/Shell/VersionMenu';
import { oldVersion, show, toLink } from '../../support/component';

const links = [
  toLink({ name: 'current', label: 'Current' }),
  toLink({ name: '1.0' }),
  toLink({ name: '0.9', hasPage: false }),
];

/** Renders the menu of a page that another version lacks, opened. */
function openMenu() {
  const { container } = show(
    <>
      <VersionMenu />
      <button>Next</button>
    </>,
    { address: '/page?q=a#b', version: oldVersion, links },
  );
  const details = container.querySelector('details')!;
  details.open = true;
  return details;
}

describe('the version menu', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', () => userEvent.click(document.body)],
    ['a link', () => userEvent.click(screen.getByRole('link', { name: '1.0' }))],
    ['the focus outside', () => userEvent.click(screen.getByText('Next'))],
  ])('closes with %s', async (_, close) => {
    const details = openMenu();
    await close();
    expect(details.open).toBe(false);
  });

  it('keeps the query and the fragment, and says where the page is missing', () => {
    openMenu();
    const shown = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown.slice(0, 3)).toEqual([
      ['Latest', '/current?q=a#b'],
      ['1.0', '/1.0?q=a#b'],
      ['0.9 (without this page)', '/0.9'],
    ]);
  });

  it('returns the focus with Escape, but only if it is open', async () => {
    const details = openMenu();
    await userEvent.keyboard('{Escape}');
    const summary = details.querySelector('summary');
    expect(summary).toHaveFocus();
    screen.getByText('Next').focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Next')).toHaveFocus();
  });
});
