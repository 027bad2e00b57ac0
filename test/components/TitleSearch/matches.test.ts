import { toEntry } from '@site/src/components/TitleSearch/entries';
import { toAnchor } from '@site/src/components/TitleSearch/fieldMatch';
import { matchTitles } from '@site/src/components/TitleSearch/matches';
import type { PageTitle } from '@site/src/titles';

const general = ['Authentication', 'Get boards', 'Get board domains'].map((title) => ({
  title,
  permalink: `/docs/${title}`,
  category: 'General',
}));

const toEndpoint = (title: string, path: string, fields = ''): PageTitle => ({
  title,
  permalink: `/docs/${title}`,
  category: 'Campaigns',
  endpoint: { method: 'GET', path, fields },
});

const pages: readonly PageTitle[] = [
  ...general,
  toEndpoint(
    'List links',
    'campaigns/boards/{boardId}/links',
    '/path//boardId/query//pageSize//sort',
  ),
  toEndpoint('Read link', 'campaigns/boards/{boardId}/links/{linkId}', '/path//boardId//linkId'),
  toEndpoint('Rescan', 'campaigns/boards/{boardId}/links/rescan', '/path//boardId/body//linkIds'),
];

const titles = pages.map(toEntry);

const find = (text: string) => matchTitles(titles, text).map(({ entry }) => entry.page.title);

/** The anchors of the parameters that match. */
const findFields = (text: string, ...fields: readonly string[]) =>
  matchTitles(
    fields.map((tree) => toEntry(toEndpoint('Page', 'other', tree))),
    text,
  ).map(({ entry, at }) => at !== undefined && toAnchor(entry, at));

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

  it('finds the parameter that matches, unless the title or the path does', () => {
    expect(matchTitles(titles, 'pageSize').map(({ at }) => at)).toEqual([expect.any(Number)]);
    expect(matchTitles(titles, 'rescan').map(({ at }) => at)).toEqual([undefined]);
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

  it('ignores the slash at the end of a template', () => {
    const entries = [toEntry(toEndpoint('Board', 'boards/{boardId}/'))];
    expect(matchTitles(entries, '/boards/7b0e')).toHaveLength(1);
    expect(matchTitles(entries, '/boards/7b0e/')).toHaveLength(1);
  });
});

describe('the matching of parameters', () => {
  const tree =
    '/path//boardId/body//title//locales///title///widget////type///mediaServices////isLocked////type' +
    '/query//pageSize//sort_order//filter[x]//a.b';

  it.each([
    ['isLocked', 'body.locales.mediaServices.isLocked'],
    ['ISLOCK', 'body.locales.mediaServices.isLocked'],
    ['is locked', 'body.locales.mediaServices.isLocked'],
    ['title', 'body.title'],
    ['type', 'body.locales.widget.type'],
    ['page size', 'query.pageSize'],
    ['pagesize', 'query.pageSize'],
    ['page-size', 'query.pageSize'],
    ['sortOrder', 'query.sort_order'],
    ['sort order', 'query.sort_order'],
    ['filter[x]', 'query.filter[x]'],
    ['a.b', 'query.a.b'],
  ])('finds by the name %j the first one on the page, %s', (text, anchor) => {
    expect(findFields(text, tree)).toEqual([anchor]);
  });

  it.each([
    ['locales[].mediaServices[].isLocked', 'body.locales.mediaServices.isLocked'],
    ['locales[0].mediaServices[1].isLocked', 'body.locales.mediaServices.isLocked'],
    ['locales.mediaServices.isLocked', 'body.locales.mediaServices.isLocked'],
    ['Locales.MediaServices.isL', 'body.locales.mediaServices.isLocked'],
    ['mediaServices.isLocked', 'body.locales.mediaServices.isLocked'],
    ['body.locales.mediaServices.isLocked', 'body.locales.mediaServices.isLocked'],
    ['#body.locales.mediaServices.isLocked', 'body.locales.mediaServices.isLocked'],
    ['#isLocked', 'body.locales.mediaServices.isLocked'],
    ['mediaServices.type', 'body.locales.mediaServices.type'],
    ['locales.title', 'body.locales.title'],
    ['body.locales', 'body.locales'],
    ['body.', 'body.title'],
    ['query.page size', 'query.pageSize'],
  ])('finds by the path %j the field %s', (text, anchor) => {
    expect(findFields(text, tree)).toEqual([anchor]);
  });

  it.each([
    'locales.isLocked',
    'ocales.title',
    'locale.title',
    'title.locales',
    'body.isLocked',
    'body.pageSize',
    'b.dy.title',
    'body',
    'path//board',
    'title/query',
  ])('finds nothing by %j, which is neither a name nor a path', (text) => {
    expect(findFields(text, tree)).toEqual([]);
  });

  it('puts parameters after all titles and paths', () => {
    const entries = [
      toEndpoint('First', 'first', '/query//link'),
      toEndpoint('Second', 'link'),
      toEndpoint('Link', 'third'),
    ].map(toEntry);
    const found = matchTitles(entries, 'link').map(({ entry }) => entry.page.title);
    expect(found).toEqual(['Link', 'Second', 'First']);
  });
});
