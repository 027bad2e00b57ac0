import type { Page } from 'playwright-core';
import { addAxe, findViolations } from '../support/axe';
import { openPage } from '../support/browser';

const createLink = '/docs/campaigns/create-campaign-link';

type State = [name: string, route: string, reach: (page: Page) => Promise<void>];

const states: readonly State[] = [
  [
    'an open sidebar',
    '/docs/errors',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('#sidebar').waitFor();
    },
  ],
  [
    'matches in the header search',
    '/docs/errors',
    async (page) => {
      await page.getByRole('combobox', { name: 'Search documentation' }).fill('link');
      await page.getByRole('option').nth(3).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  ],
  [
    'full-text results',
    '/search?q=campaign',
    (page) => page.locator('main mark').first().waitFor(),
  ],
  [
    'a message',
    createLink,
    async (page) => {
      await page.getByRole('button', { name: 'Copy' }).first().click();
      await page.getByText('copied to clipboard').waitFor();
    },
  ],
  [
    'all nested lists open',
    createLink,
    (page) =>
      page.locator('details').evaluateAll((all) => {
        for (const list of all) list.setAttribute('open', '');
      }),
  ],
  [
    'the code in a sheet',
    createLink,
    async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Show code' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'errors and a counter in the form',
    createLink,
    async (page) => {
      await page.getByLabel('boardId', { exact: true }).fill('a/b');
      await page.getByLabel('title', { exact: true }).first().fill('x'.repeat(300));
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  ],
  [
    'a closed response',
    createLink,
    (page) => page.getByRole('button', { name: /^Response \d/ }).click(),
  ],
  [
    'all sidebar groups open',
    '/endpoints/campaigns',
    async (page) => {
      const closed = page.locator('#sidebar button[aria-expanded=false]');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  ],
];

const themes = [
  ['in the light theme', { colorScheme: 'light' }],
  ['in the dark theme', { colorScheme: 'dark' }],
  ['in forced colors', { forcedColors: 'active' }],
] as const;

describe.each(themes)('%s', (_theme, media) => {
  it.each(states)('a page with %s is accessible', async (_, route, reach) => {
    const page = await openPage(null, {
      ...media,
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
    });
    await addAxe(page);
    await page.goto(route);
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    await reach(page);
    expect(await findViolations(page)).toEqual([]);
  });
});
