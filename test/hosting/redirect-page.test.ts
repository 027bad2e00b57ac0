import { checkInlineCode, findInlineCode } from '../../plugins/hosting/inline';
import { buildRedirectPage } from '../../src/hosting/redirect-page';

describe('the page at an old URL', () => {
  const portal = { title: 'A & B', url: 'https://docs.example.com', baseUrl: '/portal/' };
  const html = buildRedirectPage({ title: '"Tags" <all>', path: '/portal/docs/tags' }, portal);

  it('redirects to the page, and has a link to it', () => {
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/portal/docs/tags">');
    expect(html).toContain('<a href="/portal/docs/tags">&#34;Tags&#34; &#60;all&#62;</a>');
    expect(html).toContain('<title>&#34;Tags&#34; &#60;all&#62; | A &#38; B</title>');
  });

  it('names the page as canonical to search engines', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('rel="canonical" href="https://docs.example.com/portal/docs/tags"');
  });

  it('contains nothing that the policy forbids', () => {
    expect(findInlineCode(html)).toEqual({ scripts: [], refused: [] });
    expect(checkInlineCode('old.html', findInlineCode(html), false)).toEqual([]);
  });
});
