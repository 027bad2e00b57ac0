import { press, renderEndpoint, sample, textbox } from './support';
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createLink, parameter, toParameters } from '../../request/sample';
import { blockStorage } from '../../support/component';

const strings = (...names: readonly string[]) => names.map((name) => parameter(name, 'string'));
const names = ['code', 'upc', 'isrc', 'externalId'];
const body = Object.fromEntries(names.map((name) => [name, 'x']));

/** Leaves the open page for that of another endpoint, which has these parts in its path. */
function open(...path: readonly string[]): UserEvent {
  cleanup();
  return renderEndpoint({
    ...createLink,
    path: path.map((name) => `{${name}}`).join('/'),
    parameters: toParameters({
      path: strings(...path),
      header: [parameter('Authorization', 'string', { secret: true })],
      body: strings(...names),
    }),
    example: { path: { boardId: 'b1' }, body },
  });
}

const notice = () => screen.queryByText(/^Kept from an earlier form/)?.textContent;

describe('an ID that the reader entered', () => {
  it('is in the form and the sample of the next endpoint, which says so', async () => {
    await open('boardId', 'linkId').type(textbox('boardId'), 'b 1');
    await open('boardId').type(textbox('boardId'), '2');
    expect(textbox('boardId')).toHaveValue('b 12');
    open('linkId', 'boardId');
    expect(textbox('boardId')).toHaveValue('b 12');
    expect(textbox('linkId')).toHaveValue('');
    expect(sample()).toContain('/{linkId}/b%2012');
    expect(notice()).toBe('Kept from an earlier form, until you reset it: boardId');
  });

  it('is named with other kept ones, until it is changed, and forgotten with Reset', async () => {
    const user = open('boardId', 'linkId');
    await user.type(textbox('boardId'), 'b');
    await user.type(textbox('linkId'), 'l');
    expect(notice()).toBeUndefined();
    const next = open('boardId', 'linkId', 'scanId');
    expect(notice()).toBe('Kept from an earlier form, until you reset it: boardId, linkId');
    await next.type(textbox('linkId'), '2');
    expect(notice()).toBe('Kept from an earlier form, until you reset it: boardId');
    await press(next, 'Reset');
    expect(textbox('boardId')).toHaveValue('');
    expect(notice()).toBeUndefined();
    open('boardId', 'linkId');
    expect(textbox('boardId')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});

it('only IDs are stored: no other text, no credential, no example', async () => {
  const user = open('boardId');
  await press(user, 'Load example');
  await user.type(screen.getByLabelText('Authorization'), 'hush');
  await user.type(textbox('externalId'), 'mine');
  expect(sessionStorage).toHaveLength(0);
  open('boardId', 'linkId');
  expect(textbox('boardId')).toHaveValue('');
  expect(notice()).toBeUndefined();
});

it('forms work if storage is blocked, where only credentials are kept', async () => {
  blockStorage('localStorage', 'sessionStorage');
  const user = open('boardId');
  await user.type(textbox('boardId'), 'b1');
  await user.type(screen.getByLabelText('Authorization'), 'Bearer t');
  expect(sample()).toContain('/b1');
  await press(user, 'Reset');
  expect(sample()).toContain('/{boardId}');
  await user.type(textbox('boardId'), 'b2');
  await user.type(screen.getByLabelText('Authorization'), 'Bearer t');
  open('boardId');
  expect([textbox('boardId'), screen.getByLabelText('Authorization')]).toEqual([
    expect.objectContaining({ value: '' }),
    expect.objectContaining({ value: 'Bearer t' }),
  ]);
  expect(notice()).toBeUndefined();
});

it('a credential is in memory for the next endpoint, which says so, until Reset', async () => {
  const kept = () => screen.queryByText(/^Kept in memory/)?.textContent;
  const token = () => screen.getByLabelText('Authorization');
  const first = open('boardId', 'linkId');
  await first.clear(token());
  await first.type(token(), 'Bearer t');
  const user = open('boardId');
  expect(token()).toHaveValue('Bearer t');
  expect(kept()).toMatch(/never stored: Authorization$/);
  await press(user, 'Load example');
  expect(token()).toHaveValue('Bearer t');
  await press(user, 'Reset');
  expect(kept()).toBeUndefined();
  open('linkId');
  expect(token()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['abc', false],
  ['abcd', true],
])('leaving the page with the values %s asks: %s', async (texts, asks) => {
  const user = open('boardId');
  await press(user, 'Load example');
  for (const [index, text] of [...texts].entries()) await user.type(textbox(names[index]!), text);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(!asks);
});
