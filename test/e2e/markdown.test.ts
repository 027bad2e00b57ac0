import type { Page } from 'playwright-core';
import { addAxe, findViolations } from '../support/axe';
import { openPage, paste } from '../support/browser';

const writing = '/docs/writing';

const alignments = (page: Page) =>
  page
    .locator('.table-box td[class^=align]')
    .evaluateAll((cells) => cells.slice(0, 3).map((cell) => getComputedStyle(cell).textAlign));

const block = (page: Page, text: string) => page.locator('figure').filter({ hasText: text }).last();

describe('the Markdown of a page', () => {
  it('aligns the columns of tables', async () => {
    expect(await alignments(await openPage(writing))).toEqual(['start', 'center', 'end']);
  });

  it('shows titles, line numbers and highlighted lines of code, also without scripts', async () => {
    const page = await openPage(writing, { javaScriptEnabled: false });
    const titled = page.locator('figure', { has: page.getByText('wait.js', { exact: true }) });
    expect(await titled.first().locator('[data-number]').count()).toBe(7);
    expect(await titled.first().locator('[class*=highlighted]').count()).toBe(3);
  });

  it('copies code without line numbers and without the comments that highlight lines', async () => {
    const page = await openPage(writing);
    await page.context().grantPermissions(['clipboard-write']);
    await block(page, 'Set TOKEN first').getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('status').getByText('Code copied to clipboard').waitFor();
    expect(await paste(page)).toBe(
      "const token = process.env.TOKEN;\n\nif (!token) {\n  throw new Error('Set TOKEN first.');\n}",
    );
  });

  it('shows the same tab in all groups with the same name, also after a reload', async () => {
    const page = await openPage(writing);
    const main = page.getByRole('main');
    await main.getByText('yarn add lantern').last().waitFor();
    const tab = main.getByRole('tab', { name: 'npm' });
    await tab.last().click();
    await main.getByText('npm install lantern').last().waitFor();
    await page.reload();
    await main.getByRole('tab', { name: 'npm', selected: true }).nth(1).waitFor();
    expect(await main.getByText('npm run build').isVisible()).toBe(true);
    expect(await main.getByText('yarn build').isVisible()).toBe(false);
  });

  it.each([{ javaScriptEnabled: false }, { javaScriptEnabled: true }])(
    'shows all tabs with their labels without scripts and in print: %j',
    async (options) => {
      const page = await openPage(writing, options);
      if (options.javaScriptEnabled) await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      expect(await main.getByText('npm run build').isVisible()).toBe(true);
      expect(await main.getByText('yarn build').isVisible()).toBe(true);
      expect(await main.getByRole('tablist', { name: 'Alternatives' }).count()).toBe(0);
    },
  );

  it('opens details by keyboard and without scripts', async () => {
    const page = await openPage(writing, { javaScriptEnabled: false });
    const text = page.getByText('some respond slowly').last();
    expect(await text.isVisible()).toBe(false);
    await page.locator('main summary').focus();
    await page.keyboard.press('Enter');
    await text.waitFor();
  });

  it('links to a footnote below the header, and back', async () => {
    const page = await openPage(writing);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: '[1]' }).click();
    const top = await page.locator('li:target, #user-content-fn-stays').first().boundingBox();
    expect(top?.y).toBeGreaterThanOrEqual(60);
    await main.getByRole('link', { name: 'Back to reference 1' }).click();
    await page.waitForURL(/#user-content-fnref-stays$/);
  });

  it('loads its images from the site', async () => {
    const page = await openPage(writing);
    const image = page.getByRole('img', { name: 'From a UPC to a link to all services' });
    await image.scrollIntoViewIfNeeded();
    const handle = await image.elementHandle();
    await page.waitForFunction(
      (element) => (element as HTMLImageElement).naturalWidth === 640,
      handle,
    );
  });

  it('has no accessibility violations in forced colors', async () => {
    const page = await openPage(null, { forcedColors: 'active' });
    await addAxe(page);
    await page.goto(writing);
    expect(await findViolations(page)).toEqual([]);
  });
});
