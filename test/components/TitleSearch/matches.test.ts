import { matchTitles } from '@site/src/components/TitleSearch/matches';
import type { PageTitle } from '@site/src/titles';

const titles: readonly PageTitle[] = ['Authentication', 'Get boards', 'Get board domains'].map(
  (title) => ({ title, permalink: `/docs/${title}`, category: 'General' }),
);

describe('the matching of titles', () => {
  it.each([
    ['gET', ['Get boards', 'Get board domains']],
    ['BOARD', ['Get boards', 'Get board domains']],
    ['oard d', ['Get board domains']],
    ['  boards  ', ['Get boards']],
    ['b.ards', []],
    ['', []],
    ['   ', []],
  ])('finds for %j the titles %j', (text, expected) => {
    expect(matchTitles(titles, text).map(({ title }) => title)).toEqual(expected);
  });
});
