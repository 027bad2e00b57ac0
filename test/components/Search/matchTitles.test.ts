import { createIndex } from '@portal/src/components/Search/matchTitles';
import type { PageTitle } from '@portal/src/routes/titles';

const general = ['Authentication', 'Get boards', 'Get board domains', 'Pre-Release Link'].map(
  (title) => ({ title, permalink: `/docs/${title}`, category: 'General' }),
);

const toEndpoint = (title: string, path: string, fields: readonly string[] = []): PageTitle => ({
  title,
  permalink: `/docs/${title}`,
  category: 'Campaigns',
  endpoint: { method: 'GET', path, fields },
});

const { find } = createIndex([
  ...general,
  toEndpoint('List links', 'campaigns/boards/{boardId}/links', [
    'path.boardId',
    'query.pageSize',
    'query.sort',
  ]),
  toEndpoint('Read link', 'campaigns/boards/{boardId}/links/{linkId}', ['path.linkId']),
  toEndpoint('Rescan', 'campaigns/boards/{boardId}/links/rescan', ['body.linkIds']),
]);

const titlesOf = (text: string) => find(text).map(({ page }) => page.title);

describe('the matching of titles', () => {
  it.each([
    ['gET', ['Get boards', 'Get board domains']],
    ['oard d', ['Get board domains']],
    ['', []],
    ['   ', []],
  ])('finds for %j the titles %j', (text, expected) => {
    expect(titlesOf(text)).toEqual(expected);
  });

  it.each([
    ['  boards  ', ['Get boards', 'List links', 'Read link', 'Rescan']],
    ['domains get', ['Get board domains']],
    ['link pre release', ['Pre-Release Link']],
    ['links', ['List links', 'Read link', 'Rescan']],
    ['pagesize', ['List links']],
    ['linkid', ['Read link', 'Rescan']],
  ])('finds for %j first titles, then words, paths and parameters: %j', (text, expected) => {
    expect(titlesOf(text)).toEqual(expected);
  });

  it('does not compare one or two characters with paths and parameters', () => {
    expect(titlesOf('ks')).toEqual(['List links']);
    expect(titlesOf('so')).toEqual([]);
  });

  it('puts words before paths, and paths before parameters', () => {
    const pages = [
      toEndpoint('First', 'first', ['query.createLink']),
      toEndpoint('Second', 'create link'),
      toEndpoint('Link to create', 'third'),
      toEndpoint('Create link', 'fourth'),
    ];
    const found = createIndex(pages).find('create link');
    expect(found.map(({ page }) => page.title)).toEqual([
      ...['Create link', 'Link to create', 'Second', 'First'],
    ]);
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

  it.each(['https://api.example.com/', 'https://', '///', 'campaigns/links/7b0e'])(
    'finds nothing for the address %s, which fits no template',
    (text) => expect(find(text)).toEqual([]),
  );

  it('ignores the slash at the end of a template', () => {
    const { find: findBoard } = createIndex([toEndpoint('Board', 'boards/{boardId}/')]);
    expect(findBoard('/boards/7b0e')).toHaveLength(1);
    expect(findBoard('/boards/7b0e/')).toHaveLength(1);
  });
});

describe('a word with a typo', () => {
  const { correct } = createIndex([
    ...general,
    toEndpoint('List links', 'campaigns/boards/{boardId}/affiliates', ['query.sortOrder']),
  ]);

  it.each([
    ['Authetication', 'authentication'],
    ['authentixation', 'authentication'],
    ['authenitcation', 'authentication'],
    ['pre-relase lnik', 'pre release link'],
    ['affilates', 'affiliates'],
    ['sortOder', 'sortorder'],
    ['autentcation', 'autentcation'],
    ['authentic', 'authentic'],
    ['', ''],
  ])('is corrected if there is only one: %j becomes %j', (text, expected) => {
    expect(correct(text)).toBe(expected);
  });
});

describe('the matching of fields', () => {
  const locked = 'body.locales.mediaServices.isLocked';
  const { find: findField } = createIndex([
    toEndpoint('Page', 'other', [
      ...['path.boardId', 'body.title', 'body.locales', 'body.locales.title'],
      ...['body.locales.mediaServices', locked, 'body.locales.mediaServices.type'],
      ...['query.pageSize', 'query.sort_order', 'query.filter[x]', 'query.a.b'],
    ]),
  ]);

  it.each([
    ['ISLOCK', locked],
    ['is locked', locked],
    ['#isLocked', locked],
    ['page-size', 'query.pageSize'],
    ['sortOrder', 'query.sort_order'],
    ['filter[x]', 'query.filter[x]'],
    ['a.b', 'query.a.b'],
    ['locales[].mediaServices[].isLocked', locked],
    ['locales[0].mediaServices[1].isLocked', locked],
    ['Locales.MediaServices.isL', locked],
    ['#body.locales.mediaServices.isLocked', locked],
    ['locales.title', 'body.locales.title'],
    ['query.page size', 'query.pageSize'],
  ])('finds by the name or path %j the first one on the page, %s', (text, anchor) => {
    const href = `/docs/Page#${encodeURIComponent(anchor)}`;
    const field = anchor.replace(/^\w+\./, '');
    expect(findField(text)).toEqual([expect.objectContaining({ href, field })]);
  });

  it.each([
    ...['locales.isLocked', 'ocales.title', 'title.locales', 'body.pageSize', 'b.dy.title'],
    ...['body', 'path/board', '[]-_'],
  ])('finds nothing by %j, which is neither a name nor a path', (text) => {
    expect(findField(text)).toEqual([]);
  });
});
