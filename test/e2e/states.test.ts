import type { Page } from 'playwright-core';
import { addAxe, findViolations } from '../support/axe';
import { hydrate, openPage } from '../support/browser';

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
    'all sidebar groups open',
    '/endpoints/campaigns',
    async (page) => {
      const closed = page.locator('#sidebar button[aria-expanded=false]');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  ],
];

/** The states whose colors differ from those of a page at rest. */
const colored = states.filter(([name]) =>
  ['matches in the header search', 'errors and a counter in the form'].includes(name),
);

const shown = [
  ...states.map(([name, ...rest]) => [name, 'light', { colorScheme: 'light' }, ...rest] as const),
  ...colored.flatMap(([name, ...rest]) => [
    [name, 'dark', { colorScheme: 'dark' }, ...rest] as const,
    [name, 'forced colors', { forcedColors: 'active' }, ...rest] as const,
  ]),
];

it.each(shown)('a page with %s is accessible, %s', async (_name, _theme, media, route, reach) => {
  const page = await openPage(null, {
    ...media,
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
  });
  await addAxe(page);
  await page.goto(route);
  await hydrate(page);
  await reach(page);
  expect(await findViolations(page)).toEqual([]);
});
