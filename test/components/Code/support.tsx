/** Queries for the tests in this folder, which import this file first. */
import { type RenderResult, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStorageSlot } from '@docusaurus/theme-common';
import CodeExample from '@portal/src/components/Code/CodeExample';
import { loadLanguages } from '@portal/src/components/Code/sample';
import ToastProvider from '@portal/src/components/Shell/Toast';
import type { HttpRequest } from '@portal/src/request/model';
import './browser';

// Code is not highlighted here: other tests cover the colours, which load later.
jest.mock('@portal/src/highlight/tokenize', () => ({
  loadTokenizer: () => new Promise(() => null),
}));

export const request: HttpRequest = {
  method: 'PUT',
  baseUrl: 'https://api.example.com',
  path: '/boards/b1/links/{linkId}',
  query: [['title', 'a%20b']],
  headers: [['Authorization', 'Bearer YOUR_ACCESS_TOKEN']],
  body: { kind: 'json', mediaType: 'application/json', json: { title: '1989' } },
};

/** Otherwise, each test would wait for the first sample that is not cURL. */
beforeAll(loadLanguages);

/** Tests do not share the chosen language. */
afterEach(() => {
  jest.restoreAllMocks();
  for (const key of ['language', 'other-language']) createStorageSlot(key).del();
});

export function renderExample(shown = request): RenderResult {
  return render(
    <ToastProvider>
      <CodeExample request={shown} />
    </ToastProvider>,
  );
}

export const tab = (name: string) => screen.getByRole('tab', { name });
export const code = () => screen.getByRole('group', { name: /sample$/i }).textContent;
export const box = () => screen.getByRole('textbox', { name: 'Language' });
export const choices = () => within(screen.getByRole('group', { name: 'Languages' }));
export const listed = () =>
  choices()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

/** Opens the Search tab and types a text. */
export async function searchFor(text: string) {
  const user = userEvent.setup();
  await user.click(tab('Search'));
  await screen.findByRole('textbox', { name: 'Language' });
  if (text !== '') await user.type(box(), text);
  return user;
}
