import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser';

async function find(page: Page, text: string): Promise<readonly string[]> {
  await page.getByRole('combobox').fill(text);
  await page.getByRole('option', { name: 'Search all text' }).waitFor();
  await page.locator('p', { hasText: 'Loading the page titles' }).waitFor({ state: 'detached' });
  const lines = await page.getByRole('option').allInnerTexts();
  return lines.slice(0, -1).map((line) => line.replaceAll(/\s+/g, ' '));
}

describe('the search box', () => {
  it.each([
    'campaigns/boards/{boardId}/links/rescan',
    'https://api.example.com/campaigns/boards/7b0e4c9a/links/rescan?x=1',
  ])('finds the endpoint of the address %s, with its method and path', async (address) => {
    const page = await openPage('/');
    expect(await find(page, address)).toEqual([
      'Rescan Campaign Links Campaigns POST /campaigns/boards/{boardId}/links/rescan',
    ]);
  });

  it('finds words in any order after titles, and names the parameter that matches', async () => {
    const page = await openPage('/');
    expect((await find(page, 'link create'))[0]).toMatch(/^Create Campaign Link /);
    expect(await find(page, 'pageSize')).toContainEqual(
      expect.stringMatching(/^Get Campaign Links .* pageSize$/),
    );
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
    const result = page.locator('main li', { hasText: 'Get Campaign Links' }).first();
    await result.getByText('/campaigns/boards/{boardId}/links').waitFor();
    expect(await result.innerText()).toMatch(/pageSize · integer · At most 1000/);
    expect(await result.innerText()).toContain('GET');
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
