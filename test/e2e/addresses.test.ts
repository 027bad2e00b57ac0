import type { Page } from 'playwright-core';
import { openPage, toUrl } from '../support/browser';
import { headingOf } from '../support/pages';
import { type PageWatch, watchPage } from '../support/watch';

const route = '/docs/errors';

/** Fragments that browsers cannot decode, or that match no element. */
const fragments = ['#%E0%A4%A', '#%', '#%zz', '#status-401%', '#%FF%FE'];

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 5000 });

async function open(address: string): Promise<{ page: Page; watch: PageWatch }> {
  const page = await openPage(null);
  const watch = watchPage(page, new URL(toUrl('/')).origin);
  await page.goto(address);
  await watch.settle();
  return { page, watch };
}

/** Waits until React has rendered a change of the URL. */
async function expectSound(page: Page, watch: PageWatch, shown: string): Promise<void> {
  await page.waitForTimeout(200);
  await watch.settle();
  await heading(page, headingOf(shown));
  expect(watch.takeProblems()).toEqual([]);
}

describe.each(fragments)('the fragment %s', (fragment) => {
  it('is ignored when a page is opened with it, also after going back to it', async () => {
    const { page, watch } = await open(route + fragment);
    await expectSound(page, watch, route);
    await page.evaluate(() => (window.location.hash = '#status-401'));
    await expectSound(page, watch, route);
    await page.context().close();
  });

  it('is ignored when it is added to an open page, also after going back from it', async () => {
    const { page, watch } = await open(route);
    await page.evaluate((hash) => (window.location.hash = hash), fragment);
    await expectSound(page, watch, route);
    await page.locator('a[href="/docs/introduction"]:visible').first().click();
    await expectSound(page, watch, '/docs/introduction');
    await page.goBack();
    await expectSound(page, watch, route);
    await page.context().close();
  });
});

it('going back to a missing page works if its path contains an encoded %', async () => {
  const { page, watch } = await open('/docs/100%25');
  await heading(page, 'Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await heading(page, 'Music Link API');
  await page.goBack();
  await heading(page, 'Page not found');
  expect(watch.takeProblems()).toEqual([]);
});
