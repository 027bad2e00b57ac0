import { renderEndpoint } from './TryOutForm/support';
import { screen, within } from '@testing-library/react';
import { arrayOf } from '@site/src/catalogue/define';
import type { Response } from '@site/src/api/view';
import { listFieldAnchors } from '@site/src/site-map/anchors';
import { createLink, parameter, toParameters } from '../request/sample';
import { toShape } from '../support/entries';

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
const success: Response = {
  status: '200',
  description: 'Done.',
  mediaTypes: ['application/json'],
  shape: toShape({
    type: 'object',
    properties: [parameter('data', 'object', { properties: data })],
  }),
};
const failure: Response = {
  status: '400',
  description: 'Invalid request.',
  mediaTypes: ['application/json'],
  shape: toShape({ type: 'object', properties: [parameter('error', 'string')] }),
};
const endpoint = {
  ...createLink,
  parameters: toParameters({
    body: [parameter('locales', 'array', locales)],
    query: [parameter('pageSize', 'integer')],
    header: [parameter('Api-Version', 'string')],
  }),
  responses: [success, failure],
};

const panel = () => screen.getByRole('region', { name: 'Parameters' });
const details = () => [...panel().querySelectorAll('details')].map(({ open }) => open);

describe('the address of a field', () => {
  it('is on its row, with a link, and known to the check of links', () => {
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
      const links = row.querySelectorAll(':scope > a');
      expect([...links].map((link) => link.getAttribute('href'))).toEqual([`#${row.id}`]);
      expect(links[0]).toHaveAccessibleName(`Link to ${row.id}`);
    }
  });
});

describe('Expand all', () => {
  it('opens and closes the nested lists of its own section', async () => {
    const user = renderEndpoint(endpoint);
    expect(details()).toEqual([false, false, false, false, false]);
    const [parameters, response] = screen.getAllByRole('button', { name: 'Expand all' });
    await user.click(parameters!);
    expect(details()).toEqual([true, true, false, false, false]);
    await user.click(response!);
    expect(details()).toEqual([true, true, true, true, true]);
    await user.click(screen.getAllByRole('button', { name: 'Collapse all' })[0]!);
    expect(details()).toEqual([false, false, true, true, true]);
  });

  it('is missing without nested lists', () => {
    const parameters = toParameters({ body: [parameter('title', 'string')] });
    renderEndpoint({ ...endpoint, parameters, responses: [failure] });
    expect(screen.queryByRole('button', { name: 'Expand all' })).not.toBeInTheDocument();
  });
});

describe('the fields of a response', () => {
  const structure = () => within(screen.getByRole('region', { name: 'Response Structure' }));
  const statuses = () =>
    structure()
      .queryAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent);

  it.each([
    ['an error', [failure], ['Status 400']],
    ['two responses', [success, failure], ['Status 200', 'Status 400']],
    ['a success alone', [success], []],
  ])('say the status of %s', (_name, responses, expected) => {
    renderEndpoint({ ...endpoint, responses });
    expect(statuses()).toEqual(expected);
  });
});

it('the index links to all sections', () => {
  renderEndpoint(endpoint);
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Body', '#body-params'],
    ['Query', '#query-params'],
    ['Header', '#header-params'],
    ['Response Codes', '#response-codes'],
    ['Response Structure', '#response-structure'],
  ]);
});
