import { buildRedirectPage, findRedirectTarget } from '../../plugins/aliases/redirect-page';
import { checkInlineCode, findInlineCode } from '../../plugins/hosting/inline';

describe('the page at an old address', () => {
  const portal = { title: 'A & B', url: 'https://docs.example.com', baseUrl: '/portal/' };
  const html = buildRedirectPage({ title: '"Tags" <all>', path: '/portal/docs/tags' }, portal);

  it('leads to the page, by itself and by a link', () => {
    expect(findRedirectTarget(html)).toBe('/portal/docs/tags');
    expect(html).toContain('<a href="/portal/docs/tags">&#34;Tags&#34; &#60;all&#62;</a>');
    expect(html).toContain('<title>&#34;Tags&#34; &#60;all&#62; | A &#38; B</title>');
  });

  it('names the page to search engines instead of itself', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('rel="canonical" href="https://docs.example.com/portal/docs/tags"');
  });

  it('holds nothing that the policy forbids', () => {
    expect(findInlineCode(html)).toEqual({ scripts: [], refused: [] });
    expect(checkInlineCode('old.html', findInlineCode(html), false)).toEqual([]);
  });

  it('is told from every other page', () => {
    expect(
      findRedirectTarget('<!doctype html>\n<html lang="en"><p>Text</p></html>'),
    ).toBeUndefined();
  });
});
