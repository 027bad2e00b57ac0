import { screen } from '@testing-library/react';
import SiteLink from '@portal/src/components/Shell/SiteLink';
import { oldVersion, show } from '../../support/component';
import { site } from '@portal/test/support/site';

function hrefOf(href: string, isShared = false) {
  const docs = [{ id: 'a', path: '/1.0/docs/errors', sidebar: 'docs' }];
  const version = { ...oldVersion, docs };
  show(<SiteLink link={{ label: 'A', href }} isShared={isShared} />, { version });
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

  it.each([
    ['/', '/'],
    ['/docs/start#a', '/docs/start#a'],
    ['/orders', '/orders'],
    ['/orders/docs/errors', '/orders/docs/errors'],
    ['/links/docs/errors', '/links/docs/errors'],
  ])('to %s that all APIs share leads there from the page of one', (href, expected) => {
    const apis = ['orders', 'links'].map((id) => ({ id, path: `${id}/`, name: id, version: '' }));
    Object.assign(site, { around: { name: 'All', path: '/', current: 'links', apis } });
    expect(hrefOf(href, true)).toBe(expected);
    Object.assign(site, { around: undefined });
  });
});
