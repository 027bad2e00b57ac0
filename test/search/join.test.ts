import { joinSearches } from '../../src/search/join';
import { openPages, titlesOf, toPage } from './portal';

const open = async () => {
  const orders = [toPage('Place an order', 'Sells a thing.'), toPage('Errors', 'What fails.')];
  const links = [toPage('Errors of links', 'What fails.'), toPage('Make one', 'Orders a link.')];
  return joinSearches([
    await openPages(orders, {}, { id: 'orders', name: 'Orders' }),
    await openPages(links, {}, { id: 'links', name: 'Links' }),
  ]);
};

describe('a search of several APIs', () => {
  it('has titles first, those of the displayed API before others, and then the best pages', async () => {
    const search = await open();
    expect(await titlesOf(search, 'error')).toEqual(['Errors', 'Errors of links']);
    expect(await titlesOf(search, 'order')).toEqual(['Place an order', 'Make one']);
    expect(search.findTitles('link').map(({ api }) => api?.name)).toEqual(['Links']);
  });

  it('can find pages of one API, and counts all that match', async () => {
    const search = await open();
    const { results, count } = await search.find('order', 1);
    expect([results.length, count]).toEqual([1, 2]);
    const ofLinks = await search.find('order', 9, 'links');
    expect(ofLinks.results.map(({ page }) => page.title)).toEqual(['Make one']);
    expect((await search.find('order', 9, 'none')).count).toBe(0);
  });

  it('corrects words only if no API has them as they are', async () => {
    const search = await open();
    expect((await search.find('sells', 9)).corrected).toBeUndefined();
    expect(await titlesOf(search, 'sells')).toEqual(['Place an order']);
    expect(await search.find('ordre', 9)).toMatchObject({ corrected: 'order', count: 1 });
  });
});
