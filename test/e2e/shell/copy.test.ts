import type { Page } from 'playwright-core';
import { openReady } from '../../support/browser';

/** Pastes the text of the clipboard, which the policy lets no script read. */
async function paste(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const box = page.locator('body > textarea');
  await box.focus();
  await page.keyboard.press('ControlOrMeta+V');
  return box.inputValue();
}

// The only test with the clipboard of the browser, so that no other one writes to it meanwhile.
it('the copy button copies the displayed text and says so', async () => {
  const page = await openReady('/docs/campaigns/create-campaign-link', {
    permissions: ['clipboard-write'],
  });
  const panel = page.getByRole('region', { name: 'Code Example' });
  await panel.getByRole('button', { name: /^Cop/ }).click();
  await page.getByRole('status').getByText('Request code copied to clipboard').waitFor();
  expect(await paste(page)).toBe(await panel.locator('pre').textContent());
});
