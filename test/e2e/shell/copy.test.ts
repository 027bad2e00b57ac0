import { openReady, paste } from '../../support/browser';

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
