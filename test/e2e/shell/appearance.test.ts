import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../../../scripts/lib/paths.mjs';
import { openPage } from '../../support/browser';
import { findPoorContrast } from '../../support/contrast';

describe('the skip link', () => {
  it('is the first focusable element and leads past the header and the sidebar', async () => {
    const page = await openPage('/docs/errors');
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    expect(await link.evaluate((skip) => skip === document.activeElement)).toBe(true);
    const box = await link.boundingBox();
    expect(box && box.x >= 0 && box.y >= 0).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = () => document.activeElement?.closest('main') !== null;
    expect(await page.evaluate(isInMain)).toBe(true);
  });
});

describe('the theme', () => {
  it.each(['light', 'dark'] as const)('follows a system that is %s', async (colorScheme) => {
    const page = await openPage('/', { colorScheme });
    expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
  });

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

  it.each(['light', 'dark'] as const)(
    'has badges with sufficient contrast when %s',
    async (colorScheme) => {
      const page = await openPage('/docs/campaigns/create-campaign-link', { colorScheme });
      const small = await findPoorContrast(page, /^(GET|POST|PUT|DELETE)$/, 4.5);
      await page.goto('/endpoints/campaigns');
      const large = await findPoorContrast(page, /^(GET|POST|PUT|DELETE)$/, 4.5);
      expect([small.count, large.count]).toEqual([21, 35]);
      expect([...small.poor, ...large.poor]).toEqual([]);
    },
  );
});

describe('reduced motion', () => {
  it.each(['/', '/docs/errors', '/docs/campaigns/create-campaign-link'])(
    'stops all motion on %s',
    async (route) => {
      const page = await openPage(route, { reducedMotion: 'reduce' });
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
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
});

describe('the built style sheets and scripts', () => {
  it('do not contain the breakpoint of the framework', () => {
    const folder = path.join(buildFolder, 'assets');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((file) => /\.(css|js)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8');
        const places = text.matchAll(/(?<![\w.#-])99[67](\.\d+)?(px|(?![\w.]))/g);
        return [...places].map(({ index }) => `${file}: ${text.slice(index - 40, index + 20)}`);
      });
    expect(files).toContainEqual(expect.stringMatching(/main.*\.js$/));
    expect(found).toEqual([]);
  });
});
