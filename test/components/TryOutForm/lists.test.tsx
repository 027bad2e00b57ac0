import { boxOf, press, renderForm, sentJson, textbox } from './support';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { arrayOf } from '@portal/src/catalogue/define';
import { exampleBody, parameter } from '../../request/sample';

const button = (name: string) => screen.getByRole('button', { name });

async function addStrings(user: UserEvent, ...texts: readonly string[]) {
  for (const text of texts) {
    await press(user, 'Add String');
    await user.keyboard(text);
  }
}

describe('an array of strings', () => {
  const linkIds = [parameter('linkIds', 'array', { items: { type: 'string', maxLength: 3 } })];

  it('adds a field with each click, and focuses it', async () => {
    const user = renderForm(linkIds);
    await press(user, 'Add String');
    expect(textbox('linkIds 1')).toHaveFocus();
    expect(sentJson()).toEqual(exampleBody);
    await user.keyboard('007');
    await press(user, 'Add String');
    expect(textbox('linkIds 2')).toHaveFocus();
    expect(sentJson()).toEqual({ linkIds: ['007'] });
    await user.keyboard('007');
    expect(sentJson()).toEqual({ linkIds: ['007', '007'] });
  });

  it.each([
    ['the first', 1, ['b', 'c'], 'linkIds 1'],
    ['one in the middle', 2, ['a', 'c'], 'linkIds 2'],
    ['the last', 3, ['a', 'b'], 'linkIds 2'],
  ])('removes %s and focuses a neighbour', async (_which, place, left, focused) => {
    const user = renderForm(linkIds);
    await addStrings(user, 'a', 'b', 'c');
    await press(user, `Remove linkIds ${place}`);
    expect(sentJson()).toEqual({ linkIds: left });
    expect(textbox(focused)).toHaveFocus();
    expect(boxOf('linkIds').getAllByRole('textbox')).toHaveLength(2);
  });
});

it('an object array with a single string property is entered as strings', async () => {
  const images = arrayOf([parameter('url', 'string', { format: 'uri' })]);
  const user = renderForm([parameter('images', 'array', images)]);
  await addStrings(user, 'no URL');
  expect(sentJson()).toEqual({ images: ['no URL'] });
  expect(textbox('images 1')).toHaveAccessibleDescription(/ Must be a complete URL/);
  expect(screen.queryByRole('button', { name: 'Add Object' })).not.toBeInTheDocument();
});

describe('an array of objects', () => {
  const mediaService = [parameter('url', 'string'), parameter('sortOrder', 'integer')];
  const locale = [
    parameter('isoCode', 'string'),
    parameter('useForSettings', 'boolean'),
    parameter('images', 'array', arrayOf([parameter('url', 'string')])),
    parameter('mediaServices', 'array', arrayOf(mediaService, 'Media service')),
  ];
  const link = [
    parameter('title', 'string', { required: true }),
    parameter('status', 'string', { required: true, enum: ['Draft', 'Published'] }),
    parameter('locales', 'array', arrayOf(locale, 'Locale')),
  ];
  const links = parameter('links', 'array', arrayOf(link, 'Link'));

  const addLink = async (user: UserEvent, title: string) => {
    await user.click(boxOf('links').getAllByRole('button', { name: 'Add Object' }).at(-1)!);
    await user.keyboard(title);
  };

  it('deletes an object, and focuses a neighbour or the Add button', async () => {
    const user = renderForm([links]);
    for (const title of ['a', 'b']) await addLink(user, title);
    await press(user, 'Delete Link 1');
    expect(sentJson()).toEqual({ links: [{ title: 'b', status: 'Draft' }] });
    expect(boxOf('Link 1').getByRole('textbox', { name: 'title' })).toHaveFocus();
    await press(user, 'Delete Link 1');
    expect(button('Add Object')).toHaveFocus();
    expect(sentJson()).toEqual(exampleBody);
  });

  it('folds the others when it has a new one, or a copy, but not after a deletion', async () => {
    const user = renderForm([links]);
    const isOpen = (name: string) => {
      const { open, firstChild } = screen.getByRole('group', { name }).querySelector('details')!;
      return [firstChild?.textContent, open];
    };
    for (const title of ['a', 'b']) await addLink(user, title);
    expect(['Link 1', 'Link 2'].map(isOpen)).toEqual([
      ['Link 1 a', false],
      ['Link 2 b', true],
    ]);
    // A folded object keeps its buttons.
    expect(screen.getByRole('button', { name: 'Delete Link 1' })).toBeVisible();
    await press(user, 'Duplicate Link 2');
    expect(boxOf('Link 3').getByRole('textbox', { name: 'title' })).toHaveFocus();
    expect(['Link 1', 'Link 2', 'Link 3'].map(isOpen).map(([, open]) => open)).toEqual([
      false,
      false,
      true,
    ]);
    expect(sentJson()).toEqual({
      links: ['a', 'b', 'b'].map((title) => ({ title, status: 'Draft' })),
    });
    await press(user, 'Delete Link 1');
    expect(['Link 1', 'Link 2'].map(isOpen).map(([, open]) => open)).toEqual([true, true]);
  });

  it('documents a third level as text', async () => {
    const user = renderForm([links]);
    await press(user, 'Add Object');
    await user.click(boxOf('Link 1').getByRole('button', { name: 'Add Object' }));
    const locale = boxOf('Locale 1');
    expect(locale.getByText('Media service fields (2)')).toBeVisible();
    expect(locale.queryByRole('button', { name: 'Add Object' })).not.toBeInTheDocument();
    expect(locale.queryByRole('spinbutton')).not.toBeInTheDocument();
  });
});
