import { code, listed, renderExample, request, searchFor } from './support';
import { screen } from '@testing-library/react';
import type * as Hooks from '@portal/src/components/ui/hooks';
import { languages } from '@portal/src/samples';

jest.mock('@portal/src/components/ui/hooks', () => ({
  ...jest.requireActual<typeof Hooks>('@portal/src/components/ui/hooks'),
  useSite: () => ({ languages: ['go', 'curl'] }),
}));

describe('the languages of the settings', () => {
  it('have the tabs in their order, and the first one is shown', () => {
    renderExample();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Go', 'cURL', 'Search']);
    expect(screen.getByRole('tab', { selected: true })).toBe(tabs[0]);
    expect(code()).toBe(languages.go.toSample(request));
  });

  it('are not among those behind Search', async () => {
    renderExample();
    await searchFor('');
    expect(listed()).toEqual([
      'Python',
      'JavaScript',
      'Java',
      'C#',
      'PHP',
      'Ruby',
      'Swift',
      'Rust',
    ]);
  });
});
