import { code, renderExample, request, searchFor, tab } from './support';
import { act, render, screen, waitFor } from '@testing-library/react';
import React from 'react';
import { languages } from '@portal/src/samples';
import { blockStorage } from '../../support/component';

/** Renders the code example as on a new page load: with new modules, which have no state. */
async function renderAfterLoad() {
  jest.resetModules();
  jest.doMock('react', () => React);
  const { default: CodeExample } = await import('@portal/src/components/Code/CodeExample');
  return render(<CodeExample request={request} />);
}

/** What the browser does when another tab stores a language. */
function chooseInAnotherTab(language: string): void {
  localStorage.setItem('language', language);
  const change = { key: 'language', newValue: language, storageArea: localStorage };
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', change));
  });
}

describe('the chosen language', () => {
  it.each([
    ['javascript', 'JavaScript', languages.javascript.toSample(request)],
    ['go', 'Go', languages.go.toSample(request)],
    ['Elixir', 'Search', 'Contact API support for examples'],
  ])('is kept after a reload: %s', async (language, selected, text) => {
    localStorage.setItem('language', language);
    await renderAfterLoad();
    await waitFor(() => expect(code()).toBe(text));
    expect(tab(selected)).toHaveAttribute('aria-selected', 'true');
  });

  it('follows a choice in another browser tab', () => {
    renderExample();
    chooseInAnotherTab('ruby');
    expect(code()).toBe(languages.ruby.toSample(request));
    chooseInAnotherTab('python');
    expect(tab('Python')).toHaveAttribute('aria-selected', 'true');
  });

  it.each<[string, () => void]>([
    ['is blocked', () => blockStorage('localStorage')],
    [
      'is full',
      () => {
        chooseInAnotherTab('python');
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('Quota exceeded.', 'QuotaExceededError');
        });
      },
    ],
  ])('is kept until the reader leaves the site if storage %s', async (_how, spoil) => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    spoil();
    const { unmount } = renderExample();
    const user = await searchFor('');
    await user.click(screen.getByRole('button', { name: 'Rust' }));
    expect(code()).toBe(languages.rust.toSample(request));
    unmount();
    renderExample();
    expect(code()).toBe(languages.rust.toSample(request));
  });
});
