import { openPage, toUrl } from '../support/browser';

describe('the served build', () => {
  it.each([
    ['/', 200],
    ['/docs/authentication', 200],
    ['/docs/authentication/generate-token', 200],
    ['/robots.txt', 200],
    ['/healthz', 200],
    ['/docs/campaigns', 404],
    ['/nowhere', 404],
  ])('responds to %s with %d', async (route, status) => {
    const answer = await fetch(toUrl(route));
    expect(answer.status).toBe(status);
  });

  it('redirects a URL with a trailing slash', async () => {
    const answer = await fetch(toUrl('/docs/introduction/'), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/docs/introduction']);
  });
});

describe('the test browser', () => {
  it('renders text with fonts, so tests can measure layouts', async () => {
    const page = await openPage(null);
    await page.setContent(
      '<b style="font-family: sans-serif">iiii</b><p><b style="font-family: sans-serif">WWWW</b>' +
        '<p><b style="font-family: monospace">iiii</b><p><b style="font-family: monospace">WWWW</b>',
    );
    const widths = await page
      .locator('b')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    const [narrow = 0, wide = 0, narrowMono = 0, wideMono = 0] = widths;
    expect(narrow).toBeLessThan(wide);
    expect(narrowMono).toBe(wideMono);
  });
});
