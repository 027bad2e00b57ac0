import { openPage, openReady } from '../../support/browser';

describe('the theme', () => {
  it('can be changed with the button in the header and is stored', async () => {
    const page = await openPage('/', { colorScheme: 'light' });
    const button = page.getByRole('button', { name: /dark and light/ });
    const seen = [];
    for (let click = 0; click < 3; click += 1) {
      await button.click();
      seen.push(await page.locator('html').getAttribute('data-theme-choice'));
    }
    expect(seen.sort()).toEqual(['dark', 'light', 'system']);
    while ((await page.locator('html').getAttribute('data-theme')) !== 'dark') await button.click();
    await page.goto('/docs/errors');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('marks the current entry, the badges and the active result in forced colors', async () => {
    const page = await openPage('/docs/errors', { forcedColors: 'active' });
    const current = page.locator('#sidebar [aria-current=page]');
    expect(await current.evaluate((entry) => getComputedStyle(entry).outlineStyle)).toBe('solid');
    await page.goto('/docs/campaigns/create-campaign-link');
    const badge = current.getByText('POST', { exact: true });
    expect(await badge.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    const box = page.getByRole('combobox', { name: 'Search documentation' });
    await box.fill('link');
    await box.press('ArrowDown');
    const option = page.locator('a[role=option][aria-selected=true]');
    expect(await option.evaluate((one) => getComputedStyle(one).outlineWidth)).toBe('2px');
  });
});

it.each(['/', '/docs/campaigns/create-campaign-link'])(
  'reduced motion stops all motion on %s',
  async (route) => {
    const page = await openReady(route, { reducedMotion: 'reduce' });
    const moving = await page.evaluate(() => {
      const isMoving = (style: CSSStyleDeclaration) =>
        style.animationName !== 'none' ||
        style.scrollBehavior === 'smooth' ||
        style.transitionDuration.split(', ').some((duration) => parseFloat(duration) > 0);
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after']
          .filter((part) => isMoving(getComputedStyle(element, part)))
          .map((part) => `${element.tagName} ${element.className} ${part}`),
      );
    });
    expect([...new Set(moving)]).toEqual([]);
  },
);

it('a heading is named by its text, and its link is no stop of the Tab key', async () => {
  const page = await openPage('/docs/campaigns/get-campaign-links');
  const heading = page.getByRole('heading', { name: 'Path Params', exact: true });
  await heading.hover();
  const link = heading.locator('a');
  expect(await link.evaluate((one) => getComputedStyle(one).opacity)).not.toBe('0');
  expect(await link.getAttribute('tabindex')).toBe('-1');
  await link.click();
  await page.waitForURL('**#path-params');
});
