/** Queries for the tests in this folder, which import this file first. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeExample from '@portal/src/components/Code/CodeExample';
import { loadLanguages } from '@portal/src/components/Code/sample';
import type { HttpRequest } from '@portal/src/request/model';
import { show, textsOf } from '../../support/component';

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

export const renderExample = () => show(<CodeExample request={request} />);

export const tab = (name: string) => screen.getByRole('tab', { name });
export const code = () => screen.getByRole('group', { name: /sample$/i }).textContent;
export const box = () => screen.getByRole('textbox', { name: 'Language' });
export const choices = () => within(screen.getByRole('group', { name: 'Languages' }));
export const tabs = () => textsOf(screen.getAllByRole('tab'));
export const listed = () => textsOf(choices().queryAllByRole('button'));

/** Opens the Search tab and types a text. */
export async function searchFor(text: string) {
  const user = userEvent.setup();
  await user.click(tab('Search'));
  await screen.findByRole('textbox', { name: 'Language' });
  if (text !== '') await user.type(box(), text);
  return user;
}
