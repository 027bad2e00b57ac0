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
  it.each([
    'campaigns/boards/{boardId}/links/rescan',
    'https://api.example.com/campaigns/boards/7b0e4c9a/links/rescan?x=1',
  ])('finds the endpoint of the address %s, with its method and path', async (address) => {
    const page = await openPage('/');
    const path = 'campaigns/boards/{boardId}/links/rescan';
    const found = endpoints.find((endpoint) => endpoint.path === path);
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

  it.each([
    'isLocked',
    'is locked',
    'locales[].mediaServices[].isLocked',
    'locales.mediaServices.isLocked',
    'body.locales.mediaServices.isLocked',
    '#body.locales.mediaServices.isLocked',
  ])('leads for %j to the field', async (text) => {
    const page = await openPage('/');
    await find(page, text);
    await page.getByRole('option', { name: startingWith(create.title) }).click();
    const anchor = 'body.locales.mediaServices.isLocked';
    await page.waitForURL(`/docs/campaigns/create-campaign-link#${anchor}`);
    await expectInView(page, anchor);
  });

  it.each([320, 390, 1280])(
    'shows complete rows and the number of matches at %i px',
    async (width) => {
      const page = await openPage('/', { viewport: { width, height: 700 } });
      await find(page, 'links');
      const cut = await page.getByRole('listbox').evaluate((list) => {
        const { top } = list.lastElementChild!.getBoundingClientRect();
        return [...list.querySelectorAll(':scope > a')]
          .map((row) => row.getBoundingClientRect())
          .filter((row) => row.top < top - 1 && row.bottom > top + 1).length;
      });
      expect(cut).toBe(0);
      await page
        .getByRole('listbox')
        .getByText(/^\d+ pages match$/)
        .waitFor();
    },
  );

  it.each([320, 390])('breaks paths between their names at %i px', async (width) => {
    const page = await openPage('/', { viewport: { width, height: 700 } });
    await find(page, 'linkaffiliateprograms');
    const lines = await page
      .getByRole('option')
      .first()
      .locator('code')
      .evaluate((code) => {
        const texts = [...code.childNodes].filter((node) => node.textContent);
        return texts.map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getClientRects().length;
        });
      });
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

  it.each([320, 390, 768, 1280])('keeps its results in the window at %i px', async (width) => {
    const page = await openPage('/', { viewport: { width, height: 700 } });
    await find(page, 'links');
    const box = await page.getByRole('listbox').evaluate((list) => {
      const { left, right, height } = list.parentElement!.getBoundingClientRect();
      return {
        left,
        right,
        height,
        inner: list.parentElement!.scrollWidth - list.parentElement!.clientWidth,
      };
    });
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.height).toBeLessThanOrEqual(300);
    expect(box.inner).toBe(0);
  });
});

describe('the full-text results', () => {
  it('show a field as its name, type and description, with the method and the path', async () => {
    const page = await openPage('/search?q=pageSize');
    const result = page.locator('main li', { hasText: list.title }).first();
    await result.getByText('/campaigns/boards/{boardId}/links').waitFor();
    const pageSize = findProperty(list.parameters.query, 'pageSize');
    const text = descriptionOf(pageSize);
    expect(await result.locator('ul p').allInnerTexts()).toContainEqual(
      expect.stringMatching(/^pageSize · integer · At most \d+ · /),
    );
    expect(await result.innerText()).toContain(` · ${text}`);
    expect(await result.innerText()).toContain('GET');
  });

  it('end at their field, and link to it', async () => {
    const page = await openPage('/search?q=isLocked');
    const result = page.locator('main li', {
      has: page.getByRole('heading', { name: create.title }),
    });
    await result.getByText('/campaigns/boards/{boardId}/links').waitFor();
    expect(await result.locator('ul p').allInnerTexts()).toEqual([
      `isLocked · boolean · ${descriptionOf(findProperty(create.parameters.body, 'locales.mediaServices.isLocked'))}`,
    ]);
    await result.getByRole('link', { name: 'Body Params' }).click();
    const anchor = 'body.locales.mediaServices.isLocked';
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
