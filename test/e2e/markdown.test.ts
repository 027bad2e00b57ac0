import type { Page } from 'playwright-core';
import { buildTime, openPage, readCopy, takeSite } from '../support/browser';

/** Parts of docs/writing.mdx, which builds of the portal leave out. */
const parts = '/portal/docs/odd/parts';

let baseURL: string;
beforeAll(async () => {
  baseURL = (await takeSite('shop')).url;
}, buildTime);

const block = (page: Page, text: string) => page.locator('figure').filter({ hasText: text }).last();

describe('the Markdown of a page', () => {
  it('copies code without line numbers', async () => {
    const page = await openPage(parts, { baseURL });
    await block(page, 'readStatus').getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('status').getByText('Code copied to clipboard').waitFor();
    expect(await readCopy(page)).toMatch(/^const pause = 2000;\n\nasync function [^]*\n {2}}\n}$/);
  });

  it.each([{ javaScriptEnabled: false }, { javaScriptEnabled: true }])(
    'shows all tabs with their labels without scripts and in print: %j',
    async (options) => {
      const page = await openPage(parts, { ...options, baseURL });
      if (options.javaScriptEnabled) await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      expect(await main.getByText('npm run build').isVisible()).toBe(true);
      expect(await main.getByText('yarn build').isVisible()).toBe(true);
      expect(await main.getByRole('tablist', { name: 'Alternatives' }).count()).toBe(0);
    },
  );
});
