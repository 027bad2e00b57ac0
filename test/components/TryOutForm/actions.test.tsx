import { press, renderEndpoint, sample, sentJson } from './support';
import { act, cleanup, screen } from '@testing-library/react';
import { endpoints } from '../../support/entries';
import type { Json } from '@site/src/api/document';
import type { Endpoint } from '@site/src/api/view';
import { toCurl } from '@site/src/samples/curl';
import { buildRequest } from '@site/src/request/build';
import { toExampleValues } from '@site/src/request/values';
import { toShownBody } from '../../request/shown';

const rows = endpoints.map((endpoint) => [endpoint.slug, endpoint] as const);

/** Where the form stores each value of a body, as text. */
function toFields(value: Json, at: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [[at, String(value)]];
  return Object.entries(value as Readonly<Record<string, Json>>).flatMap(([name, member]) =>
    toFields(member, `${at}/${name}`),
  );
}

const fieldAt = (path: string) =>
  document.getElementById(path) as HTMLInputElement | HTMLSelectElement | null;

/** Every value that the form sends is in a field on the page. */
function expectFieldsOf(endpoint: Endpoint): void {
  expect(sentJson()).toEqual(toShownBody(endpoint));
  const [bareArray] = endpoint.parameters.body ?? [];
  const at = endpoint.isBareList ? `body/${bareArray?.name}` : 'body';
  const sent = toFields(sentJson(), at);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.map(([path]) => [path, fieldAt(path)?.value])).toEqual(sent);
}

describe('the button "Load example"', () => {
  it.each(rows)('fills in the example request of %s, and Reset clears it', async (_, endpoint) => {
    const user = renderEndpoint(endpoint);
    const empty = sample();
    await press(user, 'Load example');
    expect(screen.getByRole('status')).toHaveTextContent('Example loaded');
    expect(sample()).toBe(toCurl(buildRequest(endpoint, toExampleValues(endpoint))));
    if (endpoint.parameters.body) expectFieldsOf(endpoint);
    await press(user, 'Reset');
    expect(screen.getByRole('status')).toHaveTextContent('Form cleared');
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
    expect(screen.getByLabelText('boardId')).toHaveValue(
      endpoint.example.path?.['boardId'] as string,
    );
    expect(screen.getByLabelText('linkIds 2')).toHaveValue();
  });
});

it('a form has nothing but credentials when its page is opened again', async () => {
  const endpoint = endpoints.find(({ slug }) => slug === 'generate-token')!;
  const user = renderEndpoint(endpoint);
  await user.type(screen.getByLabelText('client_secret'), 'hush');
  expect(sample()).toContain('client_secret=hush');
  act(() => cleanup());
  renderEndpoint(endpoint);
  expect(screen.getByLabelText('client_secret')).toHaveValue('hush');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('hush');
});

describe('Undo', () => {
  const endpoint = endpoints.find(({ slug }) => slug === 'rescan-campaign-links')!;
  const fill = async (user: ReturnType<typeof renderEndpoint>) => {
    await press(user, 'Add String');
    await user.keyboard('mine');
    return sample();
  };

  it.each(['Load example', 'Reset', 'Remove linkIds 1'])(
    'brings back what %s took',
    async (act) => {
      const user = renderEndpoint(endpoint);
      const before = await fill(user);
      await press(user, act);
      expect(sample()).not.toBe(before);
      const after = sample();
      await press(user, 'Undo');
      expect(sample()).toBe(before);
      await press(user, 'Redo');
      expect(sample()).toBe(after);
    },
  );

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
