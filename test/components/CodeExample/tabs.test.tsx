import { code, renderExample, request, tab } from './support';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeExample from '@site/src/components/Code/CodeExample';
import ToastProvider from '@site/src/components/Shell/Toast';
import { languages, tabLanguageIds } from '@site/src/samples';

describe('the tabs of the code example', () => {
  it('are cURL, Python, JavaScript and Search, cURL first', () => {
    renderExample();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'cURL',
      'Python',
      'JavaScript',
      'Search',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toBe(tabs[0]);
    expect(code()).toBe(languages.curl.toSample(request));
  });

  it.each(tabLanguageIds)('show the request in %s', async (id) => {
    renderExample();
    const { label, toSample } = languages[id];
    await userEvent.click(tab(label));
    expect(screen.getByRole('tab', { selected: true })).toBe(tab(label));
    expect(screen.getByRole('tabpanel', { name: label })).toBeVisible();
    expect(code()).toBe(toSample(request));
  });

  it('can be selected with the arrow keys, Home and End', async () => {
    renderExample();
    const user = userEvent.setup();
    tab('cURL').focus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Search')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Python')).toHaveFocus();
    expect(code()).toBe(languages.python.toSample(request));
    await user.keyboard('{End}{Home}');
    expect(tab('cURL')).toHaveFocus();
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      tab('cURL'),
    ]);
  });

  it('reset "Copied!" when another language is selected', async () => {
    renderExample();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(languages.curl.toSample(request));
    await user.click(tab('Python'));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('update when the request changes', () => {
    const { rerender } = renderExample();
    const changed = { ...request, path: '/boards/b2' };
    rerender(
      <ToastProvider>
        <CodeExample request={changed} />
      </ToastProvider>,
    );
    expect(code()).toBe(languages.curl.toSample(changed));
  });
});
