/** The panel of responses, and their fields. */
import { dropdown, renderEndpoint } from './TryOutForm/support';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Response } from '@portal/src/openapi/model';
import { createLink, parameter } from '../request/sample';
import { textsOf } from '../support/component';
import { toShape } from '../support/entry';

const toFields = (name: string) =>
  toShape({ type: 'object', properties: [parameter(name, 'string')] });
const json = { description: '', mediaTypes: ['application/json'] };
const problem = { ...json, shape: { ...toFields('detail'), title: 'Problem' }, example: { a: 1 } };
const picture: Response = { status: '200', description: '', mediaTypes: ['image/png'] };
const responses: readonly Response[] = [
  { status: '400', ...problem },
  picture,
  { status: '401', ...problem },
  { status: '404', ...json, shape: toFields('other'), example: { b: 2 } },
  { status: '500', description: '', mediaTypes: [] },
];

const open = (list = responses) => renderEndpoint({ ...createLink, responses: list });
const panel = () => within(screen.getByRole('region', { name: /^Response \d/ }));
const tabs = () => panel().getAllByRole('tab');

it('the panel starts with the success, and says what has no example', async () => {
  const user = open();
  expect(tabs().map(({ textContent }) => textContent.trim())).toEqual(
    responses.map(({ status }) => status),
  );
  expect(panel().getByRole('tab', { selected: true })).toHaveAccessibleName('Success 200');
  expect(panel().getByText('The response is a picture.')).toBeVisible();
  expect(panel().queryByRole('button', { name: 'Copy' })).toBeNull();
  await user.click(panel().getByRole('tab', { name: 'Client error 404' }));
  expect(panel().getByRole('group', { name: 'Example response' })).toHaveTextContent('"b": 2');
  expect(panel().getByRole('radio', { name: 'Example' })).toBeChecked();
  await user.click(panel().getByRole('tab', { name: 'Server error 500' }));
  expect(panel().getByText('The response has no body.')).toBeVisible();
});

it.each([
  [['application/json', 'text/csv'], 'application/json'],
  [['text/csv', 'application/json'], 'text/csv'],
])('of %j, the panel starts with the first media type', (mediaTypes, first) => {
  open([{ status: '200', description: '', mediaTypes, example: [{ a: 1 }] }]);
  expect(dropdown('Response format')).toHaveValue(first);
});

it('an object in XML is shown as XML, and no responses as nothing', () => {
  open([{ status: '200', description: '', mediaTypes: ['application/xml'], example: { a: 1 } }]);
  expect(panel().getByRole('group')).toHaveTextContent('<root> <a>1</a> </root>');
  cleanup();
  open([]);
  expect(screen.queryByText('Responses')).toBeNull();
});

it('equal fields are told once, and those of others than the success are folded', () => {
  open([
    { status: '200', ...json, shape: toFields('id') },
    ...responses.slice(2),
    ...responses.slice(0, 1),
  ]);
  const region = within(screen.getByRole('region', { name: 'Response Structure' }));
  const titles = region.getAllByRole('heading', { level: 4 });
  expect(textsOf(titles)).toEqual(['Status 200', 'Status 401, 400', 'Status 404']);
  expect(titles.map((one) => one.closest('details')?.open)).toEqual([undefined, false, false]);
  expect(region.getAllByText('detail')).toHaveLength(1);
});

it('the address of a field of an equal response leads to the field that is told', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  renderEndpoint({ ...createLink, responses }, '/#response-401.detail');
  const field = document.getElementById('response-400.detail');
  await waitFor(() => expect(field?.closest('details')).toHaveAttribute('open'));
});
