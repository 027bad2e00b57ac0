import { press, renderEndpoint, sample, textbox } from './support';
import { cleanup, screen } from '@testing-library/react';
import { endpoints } from '../../support/entries';
import type { UserEvent } from '@testing-library/user-event';

const find = (wanted: string) => endpoints.find(({ slug }) => slug === wanted)!;

/** Leaves the open page for the page of another endpoint. */
function open(slug: string): UserEvent {
  cleanup();
  return renderEndpoint(find(slug));
}

const notice = () => screen.queryByText(/^Kept from an earlier form/)?.textContent;

beforeEach(() => sessionStorage.clear());

describe('an ID that the reader entered', () => {
  it('is in the form and the sample of the next endpoint, which says so', async () => {
    await open('get-campaign-link').type(textbox('boardId'), 'b 1');
    await open('get-campaign-links').type(textbox('boardId'), '2');
    expect(textbox('boardId')).toHaveValue('b 12');
    open('update-campaign-link');
    expect(textbox('boardId')).toHaveValue('b 12');
    expect(textbox('linkId')).toHaveValue('');
    expect(sample()).toContain('/boards/b%2012/');
    expect(notice()).toBe('Kept from an earlier form, until you reset it: boardId');
  });

  it('is named with other kept ones, until it is changed', async () => {
    const user = open('get-campaign-link');
    await user.type(textbox('boardId'), 'b');
    await user.type(textbox('linkId'), 'l');
    expect(notice()).toBeUndefined();
    const next = open('delete-campaign-link');
    expect(notice()).toBe('Kept from an earlier form, until you reset it: boardId, linkId');
    await next.type(textbox('linkId'), '2');
    expect(notice()).toBe('Kept from an earlier form, until you reset it: boardId');
  });

  it('is forgotten with Reset', async () => {
    await open('get-campaign-link').type(textbox('boardId'), 'b');
    const user = open('get-campaign-links');
    await press(user, 'Reset');
    expect([textbox('boardId'), notice()]).toEqual([
      expect.objectContaining({ value: '' }),
      undefined,
    ]);
    open('update-campaign-link');
    expect(textbox('boardId')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});

it('only IDs are stored: no other text, no credential, no example', async () => {
  const user = open('create-campaign-link');
  await press(user, 'Load example');
  await user.type(screen.getByLabelText('Authorization'), 'hush');
  await user.type(textbox('externalId'), 'mine');
  expect(sessionStorage).toHaveLength(0);
  open('update-campaign-link');
  expect(textbox('boardId')).toHaveValue('');
  expect(notice()).toBeUndefined();
});

describe('a credential', () => {
  it('is in memory for the next endpoint, which says so, until Reset', async () => {
    const kept = () => screen.queryByText(/^Kept in memory/)?.textContent;
    const token = () => screen.getByLabelText('Authorization');
    const first = open('get-campaign-link');
    await first.clear(token());
    await first.type(token(), 'Bearer t');
    const user = open('get-campaign-links');
    expect(token()).toHaveValue('Bearer t');
    expect(kept()).toMatch(/never stored: Authorization$/);
    await press(user, 'Load example');
    expect(token()).toHaveValue('Bearer t');
    await press(user, 'Reset');
    expect(kept()).toBeUndefined();
    open('update-campaign-link');
    expect(token()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});

it.each([
  ['abc', false],
  ['abcd', true],
])('leaving the page with the values %s asks: %s', async (texts, asks) => {
  const user = open('create-campaign-link');
  await press(user, 'Load example');
  const names = ['code', 'upc', 'isrc', 'externalId'];
  for (const [index, text] of [...texts].entries()) await user.type(textbox(names[index]!), text);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(!asks);
});
