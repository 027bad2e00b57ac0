/** Queries for the tests of forms and of pages with forms. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Json } from '@portal/src/openapi/document';
import type { Endpoint } from '@portal/src/openapi/model';
import type { Property } from '@portal/src/catalogue/schema';
import EndpointPage from '@portal/src/components/EndpointPage';
import { createLink, toParameters } from '../../request/sample';
import { show, showWithoutScripts } from '../../support/component';

/** Renders the page of an endpoint and returns the user that acts on it. */
export function renderEndpoint(endpoint: Endpoint, address = '/'): UserEvent {
  return show(<EndpointPage page={{ endpoint, statusCodes: [] }} />, { address }).user;
}

/** The page of an endpoint as readers without scripts have it. */
export const renderWithoutScripts = (endpoint: Endpoint) =>
  showWithoutScripts(<EndpointPage page={{ endpoint, statusCodes: [] }} />);

/** Renders a form with these body parameters. */
export function renderForm(body: readonly Property[], change: Partial<Endpoint> = {}): UserEvent {
  return renderEndpoint({ ...createLink, parameters: toParameters({ body }), ...change });
}

export const sample = () => screen.getByRole('group', { name: /sample$/i }).textContent;

/** The JSON body in the displayed cURL sample. */
export function sentJson(): Json {
  const [, quoted = ''] = /--data-raw '(.*)'\n$/s.exec(sample()) ?? [];
  return JSON.parse(quoted.replaceAll(String.raw`'\''`, "'")) as Json;
}

export const textbox = (name: string) => screen.getByRole('textbox', { name });
export const dropdown = (name: string) => screen.getByRole('combobox', { name });
export const press = async (user: UserEvent, name: string) => {
  const isInMenu = ['Load example', 'Paste JSON or cURL', 'Reset'].includes(name);
  if (isInMenu) await user.click(screen.getByText('Fill'));
  await user.click(screen.getByRole('button', { name }));
};

/** The box of an added object, or the list of an array. */
export const boxOf = (name: string) => within(screen.getByRole('group', { name }));

/** The options of a dropdown, with a mark at the selected one. */
export const choicesOf = (name: string) =>
  within(dropdown(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text, selected }) => (selected ? `[${text}]` : text));
