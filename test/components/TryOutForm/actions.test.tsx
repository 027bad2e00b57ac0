import { press, renderEndpoint, sample, sentJson } from './support';
import { act, cleanup, screen } from '@testing-library/react';
import { endpoints } from '@site/src/catalogue';
import { toCurl } from '@site/src/samples/curl';
import { buildRequest } from '@site/src/request/build';
import { toExampleValues } from '@site/src/request/values';
import { hosts } from '../../request/sample';

const rows = endpoints.map((endpoint) => [endpoint.slug, endpoint] as const);

describe('Load example', () => {
  it.each(rows)('makes the example request of %s, until Reset empties it', async (_, endpoint) => {
    const user = renderEndpoint(endpoint);
    const empty = sample();
    await press(user, 'Load example');
    expect(screen.getByRole('status')).toHaveTextContent('The form holds the example');
    expect(sample()).toBe(toCurl(buildRequest(endpoint, toExampleValues(endpoint), hosts)));
    if (endpoint.example.body) expect(sentJson()).toEqual(endpoint.example.body);
    await press(user, 'Reset');
    expect(screen.getByRole('status')).toHaveTextContent('The form is empty');
    expect(sample()).toBe(empty);
  });

  it('replaces what was typed', async () => {
    const endpoint = endpoints.find(({ slug }) => slug === 'rescan-campaign-links')!;
    const user = renderEndpoint(endpoint);
    await press(user, 'Add String');
    await user.keyboard('mine');
    await user.selectOptions(screen.getByLabelText('rescanOptions.socialCard'), 'true');
    await press(user, 'Load example');
    expect(sentJson()).toEqual(endpoint.example.body);
    expect(sample()).not.toContain('socialCard');
    expect(screen.getByLabelText('boardId')).toHaveValue(endpoint.example.path?.['boardId']);
    expect(screen.getByLabelText('linkIds 2')).toHaveValue();
  });
});

describe('Reset', () => {
  it.each(['get-campaign-links', 'create-ticket-link', 'set-link-affiliate-programs'])(
    'leaves nothing in the form of %s',
    async (wanted) => {
      const user = renderEndpoint(endpoints.find(({ slug }) => slug === wanted)!);
      const form = screen.getByRole('region', { name: 'Parameters' });
      const empty = form.innerHTML;
      await press(user, 'Load example');
      expect(form.innerHTML).not.toBe(empty);
      await press(user, 'Reset');
      expect(form.innerHTML).toBe(empty);
    },
  );
});

it('keeps nothing: a page that is opened again is empty', async () => {
  const endpoint = endpoints.find(({ slug }) => slug === 'generate-token')!;
  const user = renderEndpoint(endpoint);
  const before = sample();
  await user.type(screen.getByLabelText('client_secret'), 'hush');
  expect(sample()).toContain('client_secret=hush');
  act(() => cleanup());
  renderEndpoint(endpoint);
  expect(sample()).toBe(before);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('hush');
});
