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

// The only tests with the clipboard of the browser, so that no other one writes to it meanwhile.
it.each([
  ['Code Example', 'Request code copied to clipboard'],
  [/^Response/, 'Response code copied to clipboard'],
] as const)(
  'the copy button of %s copies the displayed text and says so',
  async (name, message) => {
    const page = await openReady('/docs/campaigns/create-campaign-link', {
      permissions: ['clipboard-write'],
    });
    const panel = page.getByRole('region', { name }).filter({ has: page.getByRole('button') });
    await panel.getByRole('button', { name: /^Cop/ }).click();
    await page.getByRole('status').getByText(message).waitFor();
    expect(await paste(page)).toBe(await panel.locator('pre').textContent());
  },
);
