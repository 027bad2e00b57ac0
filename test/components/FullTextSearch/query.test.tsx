import { act, screen } from '@testing-library/react';
import {
  field,
  findSummary,
  pageSize,
  place,
  renderLingeringPage,
  renderPage,
  results,
  search,
} from './support';

describe('the query of the full-text page', () => {
  it('is read from the URL', async () => {
    search.mockResolvedValue(pageSize);
    renderPage('/search?q=size%20of');
    expect(field()).toHaveValue('size of');
    await results();
    expect(search).toHaveBeenCalledWith('/', '', 'size of', 100);
  });

  it('is stored in the URL while the user types, without a history entry', async () => {
    search.mockResolvedValue(pageSize);
    const user = renderPage();
    await user.type(field(), 'size & more');
    expect(place()).toBe('2 At /search');
    await results();
    expect(place()).toBe('2 At /search?q=size%20%26%20more');
    expect(field()).toHaveValue('size & more');
    expect(search.mock.calls.map(([, , input]) => input)).toEqual(['size more']);
  });

  it('runs immediately on Enter', async () => {
    search.mockResolvedValue(pageSize);
    const user = renderPage();
    await user.type(field(), 'size{Enter}');
    expect(place()).toBe('2 At /search?q=size');
  });

  it('changes when a link to another query is followed, even after typing', async () => {
    search.mockResolvedValue(pageSize);
    const user = renderPage('/search?q=size');
    await user.type(field(), 's');
    await user.click(screen.getByText('Boards'));
    expect(field()).toHaveValue('boards');
    await findSummary('2 pages match “boards”.');
    expect(place()).toBe('3 At /search?q=boards');
  });

  it('does not navigate back if the reader leaves while typing', async () => {
    const user = renderLingeringPage();
    await user.type(field(), 'size');
    await user.click(screen.getByText('Errors'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(place()).toBe('3 At /docs/errors');
  });
});
