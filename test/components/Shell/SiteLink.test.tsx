import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import SiteLink from '@portal/src/components/Shell/SiteLink';
import { VersionContext } from '@portal/src/components/Shell/versions';
import { oldVersion } from '../versions';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));

function hrefOf(href: string) {
  const docs = [{ id: 'a', path: '/1.0/docs/errors', sidebar: 'docs' }];
  render(
    <MemoryRouter>
      <VersionContext value={{ active: { ...oldVersion, path: '/1.0', docs }, links: [] }}>
        <SiteLink link={{ label: 'A', href }} />
      </VersionContext>
    </MemoryRouter>,
  );
  return screen.getByRole('link').getAttribute('href');
}

describe('a link of the settings', () => {
  it.each([
    ['/docs/errors#a', '/1.0/docs/errors#a'],
    ['/docs/new', '/docs/new'],
    ['https://x.test', 'https://x.test'],
  ])('to %s leads to %s in a version that has only the first page', (href, expected) => {
    expect(hrefOf(href)).toBe(expected);
  });
});
