import { openPage } from '../support/browser';
import { headingOf } from '../support/pages';

const createLink = '/docs/campaigns/create-campaign-link';

describe('an endpoint page', () => {
  it('has one column in a narrow window, and two from 960 px', async () => {
    const page = await openPage(createLink);
    const parameters = page.getByRole('region', { name: 'Parameters' });
    const code = page.getByRole('region', { name: 'Code Example' });
    for (const [width, isWide] of [
      [959, false],
      [960, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const [left, right] = [await parameters.boundingBox(), await code.boundingBox()];
      expect((right?.x ?? 0) > (left?.x ?? 0) + (left?.width ?? 0)).toBe(isWide);
      expect((right?.y ?? 0) > (left?.y ?? 0) + (left?.height ?? 0)).toBe(!isWide);
    }
  });

  it('has a right column that stays in view, inside the window', async () => {
    const page = await openPage(createLink, { viewport: { width: 1280, height: 900 } });
    for (const distance of [1500, 3000]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), distance);
      for (const name of ['Code Example', 'Response']) {
        const box = await page.getByRole('region', { name, exact: true }).boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(60);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
      }
    }
  });

  it('links each response code to its row on the errors page', async () => {
    const page = await openPage('/docs/authentication/generate-token');
    const codes = page.getByRole('region', { name: 'Response Codes' });
    expect(await codes.locator('dt').allInnerTexts()).toEqual(['200', '400']);
    await codes.getByRole('link', { name: '400' }).click();
    await page.waitForURL('/docs/errors#status-4xx');
    await page.getByRole('heading', { level: 1, name: headingOf('/docs/errors') }).waitFor();
    const row = page.locator('#status-4xx');
    expect(await row.innerText()).toMatch(/^4XX/);
    await page.waitForFunction(() => window.scrollY > 0);
    const top = (await row.boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThanOrEqual(60);
    expect(top).toBeLessThan(800);
  });
});

it.each([
  [1280, 1400],
  [390, 800],
])(
  'the response panel is at most 400 px tall at %d × %d px and scrolls',
  async (width, windowHeight) => {
    const page = await openPage('/docs/campaigns/get-campaign-link', {
      viewport: { width, height: windowHeight },
    });
    const block = page.getByRole('region', { name: /^Response/ }).locator('pre');
    const [height, content] = await block.evaluate((pre) => [
      pre.getBoundingClientRect().height,
      pre.scrollHeight,
    ]);
    expect(height).toBe(400);
    expect(content).toBeGreaterThan(1000);
  },
);
