import { hydrate, openPage } from '../../support/browser';
import { addAxe, findViolations } from '../../support/axe';
import { openForm } from '../form/form';

const slugs = ['create-campaign-link', 'get-campaign-link'] as const;

describe.each(slugs)('the keyboard on %s', (slug) => {
  it('does not stop at the links of rows, which are a target for pointers', async () => {
    const page = await openForm(slug);
    expect(await page.locator('main li[id] > a:not([tabindex="-1"])').count()).toBe(0);
    const box = await page.locator('main li[id] > a').first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

it('goes from the filter through the fields of the response with the arrow keys', async () => {
  const page = await openForm('get-campaign-link');
  await page.getByRole('searchbox', { name: 'Filter the response fields' }).fill('sortOrder');
  const names: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
  }
  expect(names).toEqual([
    'Link to response.data',
    'Link to response.data.locales',
    'Link to response.data.locales.mediaServices',
    'Link to response.data.locales',
  ]);
});

it.each(['light', 'dark'] as const)(
  'the skip links and the filter are accessible, %s',
  async (colorScheme) => {
    const page = await openPage(null, { colorScheme });
    await addAxe(page);
    await page.goto('/docs/campaigns/get-campaign-link');
    await hydrate(page);
    await page.getByRole('link', { name: 'Skip to the code' }).focus();
    await page.getByRole('searchbox', { name: 'Filter the response fields' }).fill('zzz');
    await page.getByRole('link', { name: 'Skip to the form' }).focus();
    expect(await findViolations(page)).toEqual([]);
  },
);

it('the filter is absent without scripts', async () => {
  const page = await openPage('/docs/campaigns/get-campaign-link', { javaScriptEnabled: false });
  expect(await page.locator('main input[type=search]').isVisible()).toBe(false);
  expect(
    await page
      .getByText(/required values? left/)
      .first()
      .isVisible(),
  ).toBe(false);
});
