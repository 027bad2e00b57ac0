import axe from 'axe-core';
import { act, screen, within } from '@testing-library/react';
import type { SearchMatch } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import {
  boards,
  errors,
  findSummary,
  found,
  marked,
  pageSize,
  renderPage,
  results,
  search,
} from './support';

describe('the results of the full-text page', () => {
  it('are grouped by page and linked to their sections', async () => {
    search.mockResolvedValue(pageSize);
    renderPage('/search?q=size');
    const titles = await results();
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Get boards', 'Error handling']);
    const [first, second] = within(screen.getAllByRole('list')[0]!)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h2'));
    expect(first).toHaveTextContent('API › Settings');
    expect(
      within(first!)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/docs/settings/boards', '/docs/settings/boards#page-size']);
    expect(marked(first!)).toEqual(['size', 'Size', 'size']);
    expect(second).toHaveTextContent('/docs/errors');
    expect(second).toHaveTextContent('A page has a size.');
    expect(within(second!).getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    [pageSize, '2 pages match “size”.'],
    [[found(boards, 0, 'Get boards', 'boards')], '1 page matches “size”.'],
    [Array<SearchMatch>(100).fill(pageSize[0]!), 'At least 1 page matches “size”.'],
    [[], 'No page matches “size”.'],
  ])('announce their number', async (matches, announced) => {
    search.mockResolvedValue(matches);
    renderPage('/search?q=size');
    await findSummary(announced);
  });

  it.each([
    [[], 1],
    [pageSize, 0],
  ])('of %j dispatch portal:search-empty %d times, without the query', async (matches, times) => {
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('portal:search-empty', hear);
    search.mockResolvedValue(matches);
    renderPage('/search?q=size');
    await findSummary(/match/);
    document.removeEventListener('portal:search-empty', hear);
    expect(heard).toEqual(Array(times).fill(null));
  });

  it('show three matches per page and the number of the others', async () => {
    search.mockResolvedValue(
      Array.from({ length: 5 }, (_, n) =>
        found(boards, 4, 'The size.', 'size', { s: `Section ${n}`, h: `#${n}` }),
      ),
    );
    renderPage('/search?q=size');
    await results();
    expect(screen.getAllByText(/^Section/)).toHaveLength(3);
    expect(screen.getByText('and 2 more matches on this page')).toBeInTheDocument();
  });

  it('never show text as markup', async () => {
    const text = 'A size <img src=x onerror=alert(1)> here';
    search.mockResolvedValue([found(errors, 4, text, 'size', { s: 'Error handling' })]);
    renderPage('/search?q=size');
    await results();
    expect(screen.getByText(/<img src=x onerror=alert\(1\)> here/)).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('include parts of words if no complete word matches', async () => {
    const path = 'GET /v1/links/{linkId}/linkaffiliateprograms';
    const position = [[4, path.length - 4]] as const;
    const other = found(errors, 4, 'The linkaffiliation of a board', 'linkaffiliation');
    search.mockImplementation((_url, _context, input) =>
      Promise.resolve(
        input === '*linkaffilia*'
          ? [{ ...found(boards, 4, path, ''), metadata: { stem: { t: { position } } } }, other]
          : [],
      ),
    );
    renderPage('/search?q=/linkaffiliateprograms');
    await findSummary('1 page matches “/linkaffiliateprograms”.');
    expect(screen.getByText('linkaffiliateprograms').tagName).toBe('MARK');
  });

  it('have no accessibility violations', async () => {
    search.mockResolvedValue(pageSize);
    renderPage('/search?q=size');
    await results();
    const rules = {
      'color-contrast': { enabled: false },
      'heading-order': { enabled: false },
      region: { enabled: false },
    };
    expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  });

  it('of an earlier query do not replace those of a later one', async () => {
    const answers = new Map<string, (matches: SearchMatch[]) => void>();
    search.mockImplementation(
      (_url, _context, input) => new Promise((resolve) => answers.set(input, resolve)),
    );
    const user = renderPage('/search?q=size');
    await user.click(screen.getByText('Boards'));
    await findSummary('Searching…');
    answers.get('boards')!([found(boards, 0, 'Get boards', 'boards')]);
    await results();
    answers.get('size')!(pageSize);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect((await results()).map(({ textContent }) => textContent)).toEqual(['Get boards']);
  });
});
