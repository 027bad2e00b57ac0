import type { Page } from 'playwright-core';
import { hydrate, openPage, paste } from '../../support/browser';

const route = '/docs/campaigns/create-campaign-link';
const permissions = ['clipboard-write'];

function panelOf(page: Page, name: string | RegExp) {
  return page.getByRole('region', { name }).filter({ has: page.getByRole('button') });
}

function copyButtonOf(page: Page, name: string | RegExp) {
  return panelOf(page, name).getByRole('button', { name: /^Cop/ });
}

function toastsOf(page: Page) {
  return page.locator('[role=status]:not(form *) > *');
}

describe('the copy button', () => {
  it.each([
    ['Code Example', 'Request code copied to clipboard'],
    [/^Response/, 'Response code copied to clipboard'],
  ] as const)('of %s copies the displayed text and says so for 2 s', async (name, message) => {
    const page = await openPage(null, { permissions });
    await page.clock.install();
    await page.goto(route);
    await hydrate(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = copyButtonOf(page, name);
    expect(await button.innerText()).toBe('Copy');
    await button.click();
    await page.getByRole('status').getByText(message).waitFor();
    expect(await button.innerText()).toBe('Copied!');
    expect(await paste(page)).toBe(await panelOf(page, name).locator('pre').textContent());
    await page.clock.runFor(1800);
    expect(await button.innerText()).toBe('Copied!');
    await page.clock.runFor(400);
    await button.getByText('Copy', { exact: true }).waitFor();
    await toastsOf(page).waitFor({ state: 'detached' });
  });
});
