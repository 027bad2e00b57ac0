import { matchTitles } from '@site/src/components/TitleSearch/matches';
import type { PageTitle } from '@site/src/titles';

const general = ['Authentication', 'Get boards', 'Get board domains'].map((title) => ({
  title,
  permalink: `/docs/${title}`,
  category: 'General',
}));

const toEndpoint = (title: string, path: string, names = ''): PageTitle => ({
  title,
  permalink: `/docs/${title}`,
  category: 'Campaigns',
  endpoint: { method: 'GET', path, names },
});

const titles: readonly PageTitle[] = [
  ...general,
  toEndpoint('List links', 'campaigns/boards/{boardId}/links', 'boardId pageSize sort'),
  toEndpoint('Read link', 'campaigns/boards/{boardId}/links/{linkId}', 'boardId linkId'),
  toEndpoint('Rescan', 'campaigns/boards/{boardId}/links/rescan', 'boardId linkIds'),
];

const find = (text: string) => matchTitles(titles, text).map(({ page }) => page.title);

describe('the matching of titles', () => {
  it.each([
    ['gET', ['Get boards', 'Get board domains']],
    ['AUTHENT', ['Authentication']],
    ['oard d', ['Get board domains']],
    ['b.ards', []],
    ['', []],
    ['   ', []],
  ])('finds for %j the titles %j', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it.each([
    ['  boards  ', ['Get boards', 'List links', 'Read link', 'Rescan']],
    ['domains get', ['Get board domains']],
    ['link read', ['Read link']],
    ['links', ['List links', 'Read link', 'Rescan']],
    ['pagesize', ['List links']],
    ['linkid', ['Read link', 'Rescan']],
  ])('finds for %j first titles, then words, paths and parameters: %j', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it('names the parameter that matches, unless the title or the path does', () => {
    expect(matchTitles(titles, 'pageSize').map(({ parameter }) => parameter)).toEqual(['pageSize']);
    expect(matchTitles(titles, 'rescan').map(({ parameter }) => parameter)).toEqual([undefined]);
  });

  it('does not compare one or two characters with paths and parameters', () => {
    expect(find('ks')).toEqual(['List links']);
    expect(find('so')).toEqual([]);
  });

  it.each([
    ['campaigns/boards/{boardId}/links/rescan', 'Rescan'],
    ['/campaigns/boards/%7BboardId%7D/links/rescan/', 'Rescan'],
    ['https://api.example.com/campaigns/boards/7b0e/links/rescan?x=1', 'Rescan'],
    ['GET https://api.example.com/v1/campaigns/boards/7b0e/links/rescan#top', 'Rescan'],
    ['https://api.example.com/campaigns/boards/7b0e/links/91c6', 'Read link'],
    ['campaigns/boards/100%/links', 'List links'],
    ['CAMPAIGNS/boards/7b0e/LINKS', 'List links'],
  ])('finds for the address %s only the endpoint whose template fits best: %s', (text, title) => {
    expect(find(text)).toEqual([title]);
  });

  it.each(['https://api.example.com/', 'https://', '/', '///', 'campaigns/links/7b0e'])(
    'finds nothing for the address %s, which fits no template',
    (text) => expect(find(text)).toEqual([]),
  );
});
