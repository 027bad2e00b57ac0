import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import PageMenu from '@portal/src/components/Shell/PageMenu';
import { usePageForm } from '@portal/src/components/Shell/pageForm';
import type { FormValues } from '@portal/src/request/model';
import { createLink, parameter, toParameters } from '../../request/sample';
import { oldVersion, serveDocument, show, textsOf } from '../../support/component';

const endpoint = {
  ...createLink,
  parameters: toParameters({
    path: [parameter('boardId', 'string')],
    header: [parameter('Authorization', 'string', { secret: true })],
  }),
};
const ofAssistants = ['Open in Claude', 'Open in ChatGPT', 'Add MCP server'];
const ofPage = ['View as Markdown', ...ofAssistants];
const everything = [
  ...['View as Markdown', 'Copy as OpenAPI', 'Copy link to this request'],
  ...ofAssistants,
];

function Form({ values }: { readonly values: FormValues }) {
  usePageForm(endpoint, values);
  return null;
}

interface Page {
  readonly address?: string;
  /** The values of the form. Without them, the page has none. */
  readonly values?: FormValues;
  readonly isOld?: boolean;
}

function renderMenu({ address = '/docs/x', values, isOld = false }: Page = {}): UserEvent {
  const current = { ...oldVersion, label: 'Current', path: '/', isLast: true };
  const { user } = show(
    <>
      <PageMenu />
      {values && <Form values={values} />}
      <a href="#next">Next</a>
    </>,
    { address, version: isOld ? oldVersion : current },
  );
  return user;
}

const button = () => screen.getByLabelText('Page actions');
const isOpen = () => button().closest('details')!.open;
const item = (name: string) => within(screen.getByRole('list')).getByText(name);

async function open(user: UserEvent): Promise<void> {
  await user.click(button());
  await screen.findByRole('list');
}

describe('the page menu', () => {
  it.each([
    ['a page', {}, ofPage],
    ['an endpoint', { values: {} }, everything],
  ])('offers what %s has', async (_, page, names) => {
    const user = renderMenu(page);
    expect(isOpen()).toBe(false);
    await open(user);
    expect(isOpen()).toBe(true);
    expect(textsOf(screen.getAllByRole('listitem'))).toEqual(names);
  });

  it.each([
    ['/docs/x', false, '/docs/x.md'],
    ['/', false, '/index.md'],
    ['/1.0', true, '/1.0/index.md'],
    ['/1.0/', true, '/1.0/index.md'],
  ])('leads from %s to its Markdown alternate', async (address, isOld, alternate) => {
    const user = renderMenu({ address, isOld });
    expect(screen.getByText('View as Markdown')).toHaveAttribute('href', alternate);
    await open(user);
    expect(item('View as Markdown')).toHaveAttribute('href', alternate);
  });

  it('is used with the Tab key, and closes with Escape, and when the focus leaves it', async () => {
    const user = renderMenu({ values: {} });
    await open(user);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
    await open(user);
    for (const name of everything) {
      await user.tab();
      expect(item(name)).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByText('Next')).toHaveFocus();
    expect(isOpen()).toBe(false);
  });
});

it('leads to assistants, which can read the page, in a new tab', async () => {
  const user = renderMenu({ address: '/1.0/docs/x', isOld: true });
  await open(user);
  const prompt =
    'Read https://developers.example.com/1.0/docs/x.md, and answer my questions about it.';
  const targets = ['https://claude.ai/new?q=', 'https://chatgpt.com/?q='];
  for (const [index, target] of targets.entries()) {
    const link = item(ofAssistants[index] ?? '');
    expect(link).toHaveAttribute('href', target + encodeURIComponent(prompt));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(item('Add MCP server')).toHaveAttribute('href', '/docs/agents');
});

it('copies an endpoint as OpenAPI, with the version and the address of its page', async () => {
  const url = 'https://developers.example.com/1.0/docs/campaigns/create-link';
  const post = { operationId: 'createLink', externalDocs: { url } };
  const document = { openapi: '3.1.1', info: { version: '1.0' }, components: {} };
  const paths = { '/boards/{boardId}/links': { post } };
  const others = { '/other': { get: { operationId: 'other' } } };
  const load = serveDocument({ ...document, paths: { ...others, ...paths } });
  const user = renderMenu({ address: '/1.0/docs/x', values: {}, isOld: true });
  await open(user);
  await user.click(item('Copy as OpenAPI'));
  await screen.findByText('OpenAPI document copied to clipboard');
  expect(load.mock.calls).toEqual([['/1.0/openapi.json']]);
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual({ ...document, paths });
});

const copyLink = async (values: FormValues) => {
  const user = renderMenu({ values });
  await open(user);
  await user.click(item('Copy link to this request'));
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
  const text = await navigator.clipboard.readText();
  return [text.replace(/^[^#]*/, ''), screen.getByRole('status').textContent];
};

it.each<[FormValues, string, string]>([
  [
    { path: { boardId: 'b 1' } },
    '#request?v=Current&path.boardId=b%201',
    'Link copied to clipboard×',
  ],
  [{}, '', 'Link copied to clipboard. It is for an empty form.×'],
  [
    { path: { boardId: 'b' }, header: { Authorization: 'hush' } },
    '#request?v=Current&path.boardId=b',
    'Link copied to clipboard. It does not contain your secrets.×',
  ],
])('a copied link of %j is %s', async (values, fragment, message) => {
  expect(await copyLink(values)).toEqual([fragment, message]);
});
