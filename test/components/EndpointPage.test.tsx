import { renderEndpoint, sample, textbox } from './TryOutForm/support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arrayOf } from '@portal/src/catalogue/define';
import type { Property } from '@portal/src/catalogue/schema';
import type { Response } from '@portal/src/openapi/model';
import { listFieldAnchors } from '@portal/src/routes/anchors';
import { createLink, exampleBody, parameter, toParameters } from '../request/sample';
import { serveDocument, textsOf } from '../support/component';
import { document as api, findEndpoint } from '../support/entries';
import { toShape } from '../support/entry';

const services = arrayOf([parameter('isLocked', 'boolean')], 'Service');
const locales = arrayOf(
  [
    parameter('title', 'string'),
    parameter('mediaServices', 'array', services),
    parameter('widget', 'object', { properties: [parameter('text', 'string')] }),
  ],
  'Locale',
);
const data = [parameter('url', 'string'), parameter('locales', 'array', locales)];
const toResponse = (status: string, ...properties: readonly Property[]): Response => ({
  ...{ status, description: 'Done.', mediaTypes: ['application/json'] },
  shape: toShape({ type: 'object', properties }),
});
const success = toResponse('200', parameter('data', 'object', { properties: data }));
const failure = toResponse('400', parameter('error', 'string'));
const endpoint = {
  ...createLink,
  parameters: toParameters({
    body: [parameter('locales', 'array', locales)],
    query: [parameter('pageSize', 'integer')],
    header: [parameter('Api-Version', 'string')],
  }),
  responses: [success, failure],
};

/** A form with a list of lists, whose required values lead to their fields. */
const required = { required: true } as const;
const own = arrayOf(
  [parameter('isoCode', 'string', required), parameter('title', 'string')],
  'Own',
);
const form = {
  ...createLink,
  parameters: toParameters({
    path: [parameter('boardId', 'string', required)],
    body: [
      parameter('title', 'string', required),
      parameter('code', 'string'),
      parameter('dates', 'array', { ...arrayOf([parameter('day', 'string')]), ...required }),
      parameter('locales', 'array', own),
    ],
  }),
};

const panel = () => screen.getByRole('region', { name: 'Parameters' });
/** Whether they are open, but for the first, which is the menu of the form. */
const details = () => [...panel().querySelectorAll('details')].slice(1).map(({ open }) => open);

it('the address of a field is on its row, with a link, and known to the check of links', () => {
  renderEndpoint(endpoint);
  const rows = [...document.querySelectorAll('li[id]')];
  expect(listFieldAnchors(endpoint)).toEqual(rows.map(({ id }) => id));
  expect(rows.map(({ id }) => id)).toEqual([
    'body.locales',
    'body.locales.title',
    'body.locales.mediaServices',
    'body.locales.mediaServices.isLocked',
    'body.locales.widget',
    'body.locales.widget.text',
    'query.pageSize',
    'header.Api-Version',
    'response.data',
    'response.data.url',
    'response.data.locales',
    'response.data.locales.title',
    'response.data.locales.mediaServices',
    'response.data.locales.mediaServices.isLocked',
    'response.data.locales.widget',
    'response.data.locales.widget.text',
    'response-400.error',
  ]);
  for (const row of rows) {
    const link = row.querySelector('a');
    expect(link).toHaveAttribute('href', `#${row.id}`);
    expect(link).toHaveAccessibleName(`Link to ${row.id}`);
    expect(link).toHaveAttribute('tabindex', '-1');
  }
});

it('has its notes, then a section for each part that it has, in order', () => {
  renderEndpoint({ ...endpoint, notes: [{ kind: 'info', title: 'Limits', text: 'Ten.' }] });
  const marks = [...document.querySelectorAll('[role=note], h2, h3')];
  const names = marks.map((mark) => mark.getAttribute('role') ?? mark.textContent);
  expect(names.map((name) => name.replace('\u200b', ''))).toEqual([
    ...['Parameters', 'note', 'Body Params', 'Query Params', 'Header Params'],
    ...['Responses', 'Response Codes', 'Response Structure', 'Code Example', 'Response 200'],
  ]);
});

it('a key copies the address of the field that has the focus', async () => {
  const copied = () => navigator.clipboard.readText();
  const user = renderEndpoint(form);
  await user.click(textbox('title'));
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  await waitFor(async () => expect(await copied()).toMatch(/#body\.title$/));
  expect(window.location.hash).toBe('#body.title');
});

describe('missing values', () => {
  const said = () => screen.queryAllByText(/required values? left/).map((one) => one.textContent);

  it('are named beside Copy and in the toast, apart from invalid ones, and lead to fields', async () => {
    const user = renderEndpoint(form);
    expect(said()).toEqual(['1 required value left: boardId']);
    await user.type(textbox('code'), 'abc');
    const all = '3 required values left: boardId, title, dates';
    expect(said()).toEqual([all]);
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[0]!);
    const toast = screen.getByRole('status');
    await within(toast).findByText('Request code copied to clipboard');
    expect(toast).toHaveTextContent(all);
    await user.click(within(toast).getByRole('link', { name: 'title' }));
    await waitFor(() => expect(textbox('title')).toHaveFocus());
    const code = within(screen.getByRole('region', { name: 'Code Example' }));
    await user.click(code.getByRole('link', { name: 'dates' }));
    const list = within(screen.getByRole('group', { name: 'dates' }));
    await waitFor(() => expect(list.getByRole('button', { name: /^Add/ })).toHaveFocus());
    await user.type(textbox('title'), 'Lanterns');
    await user.type(textbox('boardId'), 'b1');
    expect(code.getByText(/required value/)).toHaveTextContent('1 required value left: dates');
    await user.clear(textbox('boardId'));
    await user.type(textbox('boardId'), '..');
    expect(screen.getByRole('region', { name: 'Code Example' })).toHaveTextContent(
      '1 required value left: dates · 1 invalid value: boardId',
    );
  });

  it('in a folded object open it', async () => {
    const user = renderEndpoint(form);
    const locales = within(screen.getByRole('group', { name: 'locales' }));
    await user.click(locales.getByRole('button', { name: 'Add Object' }));
    await user.type(locales.getByRole('textbox', { name: 'title' }), 'Vorab');
    await user.click(locales.getAllByRole('button', { name: 'Add Object' }).at(-1)!);
    const isoCode = () => document.getElementById('body/locales/0/isoCode');
    expect(isoCode()).not.toBeVisible();
    await user.click(screen.getByRole('link', { name: 'isoCode' }));
    await waitFor(() => expect(isoCode()).toHaveFocus());
    expect(isoCode()).toBeVisible();
  });
});

it('the code leads from the entered values to the example, and back', async () => {
  const user = renderEndpoint(form);
  const choice = (name: string) => screen.getByRole('radio', { name });
  await user.type(textbox('code'), 'abc');
  expect(choice('Your values')).toBeChecked();
  expect(sample()).toContain('"code": "abc"');
  await user.click(choice('Example'));
  expect(sample()).toContain(exampleBody.example);
  await user.click(choice('Your values'));
  expect(sample()).toContain('"code": "abc"');
  await user.click(choice('Example'));
  await user.type(textbox('code'), 'd');
  expect(choice('Your values')).toBeChecked();
  expect(sample()).toContain('"code": "abcd"');
});

const rows = () =>
  [...document.querySelectorAll('li[id^="response."]:not([hidden])')].map(({ id }) => id);

it('the filter shows the fields of a response whose path or description contains the text, and those around them', () => {
  renderEndpoint(findEndpoint('get-campaign-link'));
  const all = rows();
  const box = screen.getByRole('searchbox', { name: 'Filter the response fields' });
  const enter = (value: string) => fireEvent.change(box, { target: { value } });
  enter('Locales.mediaServices.sortOrder');
  expect(rows()).toEqual([
    'response.data',
    'response.data.locales',
    'response.data.locales.mediaServices',
    'response.data.locales.mediaServices.sortOrder',
  ]);
  const around = document.getElementById(rows().at(-1)!)!.closest('details');
  expect(around).toHaveAttribute('open');
  enter('no such field');
  expect(rows()).toEqual([]);
  expect(screen.getByText('No field contains “no such field”.')).toBeVisible();
  enter('');
  expect(rows()).toEqual(all);
});

it.each([
  ['TypeScript', /^export type GetCampaignLinkResponse = \{/],
  ['Schema', /"title": "GetCampaignLinkResponse"/],
])('the type of the response is shown and copied as %s', async (format, expected) => {
  serveDocument(api);
  const user = renderEndpoint(findEndpoint('get-campaign-link'));
  await user.click(screen.getByRole('radio', { name: format }));
  const code = await screen.findByRole('group', { name: 'Type of the response' });
  expect(code.textContent).toMatch(expected);
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[1]!);
  expect(await navigator.clipboard.readText()).toBe(code.textContent);
});

it('Expand all opens and closes the nested lists of its own section', async () => {
  const user = renderEndpoint(endpoint);
  const click = (name: string, description: string) =>
    user.click(screen.getByRole('button', { name, description }));
  expect(details()).toEqual([false, false, false, false, false, false]);
  await click('Expand all', 'Body Params');
  expect(details()).toEqual([true, true, false, false, false, false]);
  await click('Expand all', 'Response Structure');
  expect(details()).toEqual([true, true, true, true, true, true]);
  await click('Collapse all', 'Body Params');
  expect(details()).toEqual([false, false, true, true, true, true]);
});

it.each([
  ['an error', [failure], ['Status 400']],
  ['a success alone', [success], []],
])('the fields of a response say the status of %s', (_name, responses, expected) => {
  renderEndpoint({ ...endpoint, responses });
  const structure = within(screen.getByRole('region', { name: 'Response Structure' }));
  expect(textsOf(structure.queryAllByRole('heading', { level: 4 }))).toEqual(expected);
});
