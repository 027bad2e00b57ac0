import type { PageTitle } from '@portal/src/search/model';
import { indexTitles } from '@portal/src/search/titles';

const general = ['Authentication', 'Get boards', 'Get board domains', 'Pre-Release Link'].map(
  (title) => ({ title, permalink: `/docs/${title}`, category: 'General' }),
);

const toEndpoint = (title: string, path: string): PageTitle => ({
  title,
  permalink: `/docs/${title}`,
  category: 'Campaigns',
  endpoint: { method: 'GET', path, operationId: '' },
});

const find = indexTitles([
  ...general,
  toEndpoint('List links', 'campaigns/boards/{boardId}/links'),
  toEndpoint('Read link', 'campaigns/boards/{boardId}/links/{linkId}'),
  toEndpoint('Rescan', 'campaigns/boards/{boardId}/links/rescan'),
]);

const titlesOf = (text: string) => find(text).map(({ title }) => title);

describe('the matching of titles', () => {
  it.each([
    ['gET', ['Get boards', 'Get board domains']],
    ['oard d', ['Get board domains']],
    ['', []],
    ['   ', []],
    ['ks', ['List links']],
    ['so', []],
    ['  boards  ', ['Get boards', 'List links', 'Read link', 'Rescan']],
    ['domains get', []],
    ['pre release link', ['Pre-Release Link']],
    ['links', ['List links', 'Read link', 'Rescan']],
    ['https://api.example.com/', []],
    ['https://', []],
    ['///', []],
    ['campaigns/links/7b0e', []],
  ])('finds for %j first titles, then paths of three letters or more: %j', (text, expected) => {
    expect(titlesOf(text)).toEqual(expected);
  });

  it('puts titles before paths, and plurals first for a plural', () => {
    const pages = [
      toEndpoint('Second', 'list repos'),
      toEndpoint("List a repository's tags", 'third'),
      toEndpoint('List repositories of an organization', 'fourth'),
    ];
    const found = indexTitles(pages)('list repos').map(({ title }) => title);
    expect(found).toEqual([pages[2]?.title, pages[1]?.title, 'Second']);
  });

  it('puts the closest title first, and knows operation IDs with a slash', () => {
    const names = [
      'Check if a link was merged',
      'Links: merge link',
      'Merge a link later',
      'Merge a link',
    ];
    const pages = names.map((title) => toEndpoint(title, 'links/{linkId}'));
    const found = indexTitles(pages)('merge link').map(({ title }) => title);
    expect(found).toEqual(['Merge a link', 'Merge a link later', 'Links: merge link']);
    const endpoint = { method: 'POST', path: 'labels', operationId: 'links/create-Label' } as const;
    const label = { ...toEndpoint('Label', 'labels'), endpoint };
    expect(indexTitles([...pages, label])('links/create-label')[0]).toBe(label);
  });

  it.each([
    ['campaigns/boards/{boardId}/links/rescan', 'Rescan'],
    ['/campaigns/boards/%7BboardId%7D/links/rescan/', 'Rescan'],
    ['GET https://api.example.com/v1/campaigns/boards/7b0e/links/rescan?x=1#top', 'Rescan'],
    ['https://api.example.com/campaigns/boards/7b0e/links/91c6', 'Read link'],
    ['campaigns/boards/100%/links', 'List links'],
    ['/links/91c6', 'Read link'],
    ['CAMPAIGNS/boards/7b0e/LINKS', 'List links'],
  ])('finds for the address %s only the endpoint whose template fits best: %s', (text, title) => {
    expect(titlesOf(text)).toEqual([title]);
  });

  it('ignores the slash at the end of a template', () => {
    const findBoard = indexTitles([toEndpoint('Board', 'boards/{boardId}/')]);
    expect(findBoard('/boards/7b0e')).toHaveLength(1);
    expect(findBoard('/boards/7b0e/')).toHaveLength(1);
  });
});
