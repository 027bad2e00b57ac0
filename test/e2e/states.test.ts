import type { Page } from 'playwright-core';
import { addAxe, findViolations } from '../support/axe';
import { openReady } from '../support/browser';
import { chooseLanguage, codePanelOf, fillBy, sectionOf } from './form/form';

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
  ['a filled form', createLink, showEverything],
  [
    'a link to a filled form in a window of 320 px',
    `${createLink}#request?v=0.9&path.boardId=b&body.locales.0.title=A&x=1`,
    async (page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.getByText('This form was filled in from a link.').waitFor();
    },
  ],
  [
    'a skip link and a filter without a match',
    '/docs/campaigns/get-campaign-link',
    async (page) => {
      await page.getByRole('searchbox', { name: 'Filter the response fields' }).fill('zzz');
      await page.getByRole('link', { name: 'Skip to the form' }).focus();
    },
  ],
];

/** Shows everything that a form can contain: both levels, hints, the Search tab, a toast. */
async function showEverything(page: Page): Promise<void> {
  await fillBy(page, 'Load example');
  await sectionOf(page, 'path').getByLabel('boardId', { exact: true }).fill('..');
  const body = sectionOf(page, 'body');
  await body.getByRole('group', { name: 'locales', exact: true }).locator('> button').click();
  const locale = body.getByRole('group', { name: 'Locale 2', exact: true });
  await locale.getByRole('button', { name: 'Add String' }).click();
  await locale.getByRole('button', { name: 'Add Object' }).first().click();
  await locale.getByLabel('isoCode').fill('x');
  await body.getByLabel('code', { exact: true }).fill('x');
  await body.getByLabel('upc', { exact: true }).fill('00602577001234');
  await chooseLanguage(page, 'csharp');
  await codePanelOf(page).getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Request code copied to clipboard').hover();
}

/** The state with most colors, of which other themes change nothing else. */
const colored = states.filter(([name]) => name === 'a filled form');

const shown = [
  ...states.map(([name, ...rest]) => [name, 'light', { colorScheme: 'light' }, ...rest] as const),
  ...colored.flatMap(([name, ...rest]) => [
    [name, 'dark', { colorScheme: 'dark' }, ...rest] as const,
    [name, 'forced colors', { forcedColors: 'active' }, ...rest] as const,
  ]),
];

it.each(shown)('a page with %s is accessible, %s', async (_name, theme, media, route, reach) => {
  const page = await openReady(route, { ...media, reducedMotion: 'reduce' }, addAxe);
  await reach(page);
  const rules = theme === 'light' ? [] : ['color-contrast'];
  expect(await findViolations(page, ...rules)).toEqual([]);
});
