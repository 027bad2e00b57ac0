import { press, sample, textbox } from './support';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter, Route } from 'react-router-dom';
import EndpointPage from '@portal/src/components/EndpointPage';
import Toasts from '@portal/src/components/Shell/Toast';
import { VersionContext, type VersionLink } from '@portal/src/components/Shell/versions';
import { endpoint } from '../../request/share/sample';
import { oldVersion, toLink } from '../../support/component';

const links: readonly VersionLink[] = [
  toLink({ name: 'current', label: 'Current', to: '/docs/x', isRoot: true }),
  toLink({ name: '1.0', label: '1.0', to: '/1.0/docs/x', isLatest: true }),
  toLink({ name: '0.9', label: '0.9', to: '/0.9', hasPage: false }),
];

let entries = 0;

/** Opens the page in a separate history entry. */
function open(address: string, shown: '1.0' | 'Current' = 'Current'): UserEvent {
  entries += 1;
  window.history.pushState({ key: `entry-${entries}` }, '', address);
  const active = { ...oldVersion, label: shown, isLast: shown === 'Current' };
  render(
    <BrowserRouter>
      <VersionContext value={{ active, links }}>
        <Route path="/docs/x">
          <EndpointPage page={{ endpoint, statusCodes: [] }} />
        </Route>
        <Toasts />
      </VersionContext>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

/** Changes the address of the open page, as a pasted link does. */
async function goTo(address: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.resolve();
  });
}

const toast = () => screen.getByRole('status');
const notice = () => waitFor(() => expect(toast()).not.toBeEmptyDOMElement());
const linesOf = async () => {
  await notice();
  return [...toast().querySelectorAll('p')].map(({ textContent }) => textContent.trim());
};
const filled = 'This form was filled in from a link.';

describe('a link to a filled form', () => {
  it('fills the fields, adds items, updates the sample and says so', async () => {
    open(
      '/docs/x#request?v=Current&path.boardId=b%201&body.locales.1.title=B&body.locales.0.title=A',
    );
    expect(await linesOf()).toEqual([filled]);
    expect(textbox('boardId')).toHaveValue('b 1');
    const titles = screen.getAllByRole('textbox', { name: 'title' });
    expect(titles.map((field) => (field as HTMLInputElement).value)).toEqual(['A', 'B']);
    expect(sample()).toContain('/boards/b%201/links');
    expect(sample()).toContain('"title": "B"');
  });

  it.each([
    [
      '1.0',
      'Current',
      'This link is for version 1.0; you are reading the current version. Open it in its version',
    ],
    [
      'Current',
      '1.0',
      'This link is for the current version; you are reading version 1.0. Open it in its version',
    ],
    ['0.9', 'Current', 'This link is for version 0.9; you are reading the current version.'],
    ['7.5', '1.0', 'This link is for version 7.5; you are reading version 1.0.'],
  ] as const)('for version %s says so in version %s', async (wanted, shown, text) => {
    const fragment = `#request?v=${wanted}&path.boardId=b`;
    open(`/docs/x${fragment}`, shown);
    expect(await linesOf()).toEqual([filled, text]);
    const others = [...toast().querySelectorAll('a')];
    const to = links.find(({ label, hasPage }) => hasPage && label === wanted)?.to;
    expect(others.map((link) => link.getAttribute('href'))).toEqual(to ? [to + fragment] : []);
  });

  it('says what it ignored', async () => {
    const parts = ['body.titel=1', 'query.page=x', 'a', 'b=%', 'c=1', 'd=1', 'e=1'];
    open(`/docs/x#request?path.boardId=b&${parts.join('&')}`);
    expect(await linesOf()).toEqual([
      filled,
      'Ignored, because this form does not have it: a, b, body.titel, query.page=x, c and 2 more',
    ]);
    expect(textbox('boardId')).toHaveValue('b');
  });

  it.each(['#request?', '#request?%', `#request?path.boardId=${'b'.repeat(40_000)}`])(
    'without values leaves the form alone: %.20s',
    async (fragment) => {
      open(`/docs/x${fragment}`);
      const [text] = await linesOf();
      expect(text).toBe('The link contains nothing that this form can show.');
      expect(textbox('boardId')).toHaveValue('');
    },
  );

  it('leaves the address with Reset, and fills the form when it is opened again', async () => {
    const link = '/docs/x#request?path.boardId=b';
    const user = open(link);
    await notice();
    await press(user, 'Reset');
    expect(window.location.hash).toBe('');
    expect(textbox('boardId')).toHaveValue('');
    await goTo(link);
    await waitFor(() => expect(textbox('boardId')).toHaveValue('b'));
  });

  it('keeps what is typed afterwards, also after a jump to a field and back', async () => {
    const user = open('/docs/x#request?path.boardId=b');
    await notice();
    await user.type(textbox('boardId'), 'c');
    await goTo('/docs/x#body-params');
    await goTo('/docs/x#request?path.boardId=b');
    expect(textbox('boardId')).toHaveValue('bc');
  });

  it('replaces the form if it is pasted into the open page', async () => {
    const user = open('/docs/x');
    await user.type(textbox('boardId'), 'typed');
    await goTo('/docs/x#request?path.boardId=b');
    await waitFor(() => expect(textbox('boardId')).toHaveValue('b'));
    await press(user, 'Undo');
    expect(textbox('boardId')).toHaveValue('typed');
    await goTo('/docs/x#request?path.boardId=c');
    await waitFor(() => expect(textbox('boardId')).toHaveValue('c'));
  });
});
