import { press, renderEndpoint, sample, sentJson, textbox } from './support';
import { screen, within, waitFor } from '@testing-library/react';
import type { Endpoint } from '@portal/src/openapi/model';
import { arrayOf, strings } from '@portal/src/catalogue/define';
import { createLink, parameter, toParameters } from '../../request/sample';
import { toCurl } from '@portal/src/samples/curl';
import { buildRequest } from '@portal/src/request/build';
import { toExampleValues } from '@portal/src/request/shown';

const locale = [parameter('isoCode', 'string'), parameter('isMain', 'boolean')];
const link = [
  parameter('title', 'string'),
  parameter('locales', 'array', arrayOf(locale, 'Locale')),
];
const parameters = toParameters({
  path: [parameter('boardId', 'string')],
  query: [parameter('page', 'integer')],
  body: [
    parameter('linkIds', 'array', strings),
    parameter('links', 'array', arrayOf(link, 'Link')),
    parameter('size', 'integer'),
    parameter('isNew', 'boolean'),
  ],
});

/** A body with lists in lists. */
const endpoint: Endpoint = {
  ...createLink,
  parameters,
  example: {
    path: { boardId: 'b1' },
    query: { page: 2 },
    body: { linkIds: ['l1', 'l2'], links: [{ title: 'a', locales: [{ isoCode: 'dk' }] }], size: 3 },
  },
};

it('the button "Load example" fills in the example request, and Reset clears it', async () => {
  const user = renderEndpoint(endpoint);
  const empty = sample();
  await press(user, 'Load example');
  expect(screen.getByRole('status')).toHaveTextContent('Example loaded');
  expect(sample()).toBe(toCurl(buildRequest(endpoint, toExampleValues(endpoint))));
  expect(sentJson()).toEqual(endpoint.example.body);
  expect(screen.getByLabelText('size')).toHaveValue(3);
  expect(textbox('linkIds 2')).toHaveValue('l2');
  expect(textbox('isoCode')).toHaveValue('dk');
  await press(user, 'Reset');
  expect(screen.getByRole('status')).toHaveTextContent('Form cleared');
  expect(sample()).toBe(empty);
});

describe('Undo', () => {
  const fill = async (user: ReturnType<typeof renderEndpoint>) => {
    await press(user, 'Add String');
    await user.keyboard('mine');
    return sample();
  };
  const toast = () => within(screen.getByRole('status'));

  it.each(['Load example', 'Reset', 'Remove linkIds 1'])(
    'brings back what %s took',
    async (act) => {
      const user = renderEndpoint(endpoint);
      const before = await fill(user);
      await press(user, act);
      expect(sample()).not.toBe(before);
      await user.click(toast().getByRole('button', { name: 'Undo' }));
      expect(sample()).toBe(before);
    },
  );

  it('takes back step by step with the button of the form', async () => {
    const user = renderEndpoint(endpoint);
    const empty = sample();
    const bar = within(screen.getByText('Fill').closest('.side')!);
    const undo = () => bar.queryByRole('button', { name: 'Undo' });
    expect(undo()).toBeNull();
    await press(user, 'Load example');
    const loaded = sample();
    await press(user, 'Add String');
    await waitFor(() => expect(toast().queryByRole('button')).toBeNull());
    await user.keyboard('mine');
    const typed = sample();
    await press(user, 'Reset');
    const seen = [];
    for (let button = undo(); button; button = undo()) {
      await user.click(button);
      seen.push(sample());
    }
    expect(seen).toEqual([typed, loaded, loaded, empty]);
    expect(bar.getByText('Fill')).toHaveFocus();
  });

  it('is Control+Z until the reader types again', async () => {
    const user = renderEndpoint(endpoint);
    const before = await fill(user);
    await press(user, 'Reset');
    await user.keyboard('{Control>}z{/Control}');
    expect(sample()).toBe(before);
    await press(user, 'Reset');
    await user.type(screen.getByLabelText('boardId'), 'b');
    await user.keyboard('{Control>}z{/Control}');
    expect(sample()).not.toContain('mine');
  });
});
