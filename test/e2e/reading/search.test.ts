import type { Page } from 'playwright-core';
import { endpoints } from '../../../src/catalogue';
import { openPage } from '../../support/browser';
import {
  descriptionOf,
  findCategory,
  findEndpoint,
  findProperty,
  startingWith,
} from '../../support/entries';

const create = findEndpoint('create-campaign-link');
const list = findEndpoint('get-campaign-links');

async function find(page: Page, text: string): Promise<readonly string[]> {
  await page.getByRole('combobox').fill(text);
  await page.getByRole('option', { name: 'Search all text' }).waitFor();
  await page.locator('p', { hasText: 'Loading the page titles' }).waitFor({ state: 'detached' });
  const lines = await page.getByRole('option').allInnerTexts();
  return lines.slice(0, -1).map((line) => line.replaceAll(/\s+/g, ' '));
}

/** Waits until the row of a field is on the screen. */
async function expectInView(page: Page, anchor: string): Promise<void> {
  await page.waitForFunction((id) => {
    const { top = -1, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top > 0 && bottom > top && bottom <= innerHeight;
  }, anchor);
}

describe('the search box', () => {
  it('finds the endpoint of a pasted address, with its method and path', async () => {
    const page = await openPage('/');
    const path = 'campaigns/boards/{boardId}/links/rescan';
    const found = endpoints.find((endpoint) => endpoint.path === path);
    const address = 'https://api.example.com/campaigns/boards/7b0e4c9a/links/rescan?x=1';
    expect(await find(page, address)).toEqual([
      `${found?.title} ${findCategory('campaigns').title} POST /${path}`,
    ]);
  });

  it('finds words in any order after titles, and names the parameter that matches', async () => {
    const page = await openPage('/');
    const words = create.title.toLowerCase().split(' ').toReversed().join(' ');
    expect((await find(page, words))[0]).toMatch(startingWith(`${create.title} `));
    expect(await find(page, 'pageSize')).toContainEqual(
      expect.stringMatching(new RegExp(`${startingWith(list.title).source} .* pageSize$`)),
    );
  });

  it.each(['is locked', 'locales[].mediaServices[].isLocked'])(
    'leads for %j to the field',
    async (text) => {
      const page = await openPage('/');
      await find(page, text);
      await page.getByRole('option', { name: startingWith(create.title) }).click();
      const anchor = 'body.locales.mediaServices.isLocked';
      await page.waitForURL(`/docs/campaigns/create-campaign-link#${anchor}`);
      await expectInView(page, anchor);
    },
  );

  it('breaks paths between their names at 320 px', async () => {
    const page = await openPage('/', { viewport: { width: 320, height: 700 } });
    await find(page, 'linkaffiliateprograms');
    const code = page.getByRole('option').first().locator('code');
    const lines = await code.evaluate(({ childNodes }) =>
      [...childNodes]
        .filter((node) => node.textContent)
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getClientRects().length;
        }),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  it('shows its complete placeholder at 390 px next to no version menu', async () => {
    const page = await openPage('/', { viewport: { width: 390, height: 700 } });
    await page.locator('header details').evaluateAll((menus) => {
      for (const menu of menus) menu.remove();
    });
    const room = await page.getByRole('combobox').evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = font;
      const { width } = context.measureText(input.placeholder);
      return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  it.each([320, 768, 1280])('keeps its results in the window at %i px', async (width) => {
    const page = await openPage('/', { viewport: { width, height: 700 } });
    await find(page, 'links');
    const box = await page.getByRole('listbox').evaluate(({ parentElement: dropdown }) => {
      const { scrollWidth, clientWidth } = dropdown!;
      const { left, right } = dropdown!.getBoundingClientRect();
      return { left, right, hidden: scrollWidth - clientWidth };
    });
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.hidden).toBe(0);
  });
});

describe('the full-text results', () => {
  it('show a field with its description, with the method and the path, and link to it', async () => {
    const page = await openPage('/search?q=isLocked');
    const result = page.locator('main li', {
      has: page.getByRole('heading', { name: create.title }),
    });
    await result.getByText('/campaigns/boards/{boardId}/links').waitFor();
    expect(await result.innerText()).toContain('POST');
    const anchor = 'body.locales.mediaServices.isLocked';
    const property = findProperty(create.parameters.body, anchor.replace('body.', ''));
    expect(await result.locator('p').allInnerTexts()).toContain(
      `isLocked · boolean ${descriptionOf(property)}`,
    );
    await result.getByRole('link', { name: 'Body Params' }).click();
    await page.waitForURL(`/docs/campaigns/create-campaign-link#${anchor}`);
    await expectInView(page, anchor);
  });

  it.each(['Copy', 'Not specified', 'Load example', 'Direct link'])(
    'do not contain the words of the screen %j',
    async (words) => {
      const page = await openPage('/');
      const index = await page.evaluate(async () => (await fetch('/search-index.json')).text());
      expect(index).not.toContain(words);
    },
  );
});
