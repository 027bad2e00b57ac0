import { boxOf, choicesOf, dropdown, press, renderForm, sentJson, textbox } from './support';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { arrayOf } from '@site/src/catalogue/define';
import { toTravelling } from '@site/src/catalogue/travelling';
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

  it('starts without fields', () => {
    renderForm(linkIds);
    expect(boxOf('linkIds').queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'linkIds' })).toHaveAccessibleDescription(
      /^Each at most 3 characters\s*The linkIds\.$/,
    );
  });

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

  it('focuses the Add button when the last field is removed', async () => {
    const user = renderForm(linkIds);
    await addStrings(user, 'a');
    await press(user, 'Remove linkIds 1');
    expect(button('Add String')).toHaveFocus();
    expect(sentJson()).toEqual(exampleBody);
  });

  it('omits empty strings', async () => {
    const user = renderForm(linkIds);
    await addStrings(user, 'a', ' ', 'b');
    await user.clear(textbox('linkIds 1'));
    expect(sentJson()).toEqual({ linkIds: [' ', 'b'] });
  });

  it('shows hints about the limits of each string', async () => {
    const user = renderForm(linkIds);
    await addStrings(user, 'ab', 'abcd');
    expect(textbox('linkIds 1')).toHaveAccessibleDescription('');
    expect(textbox('linkIds 2')).toHaveAccessibleDescription(
      'Must be at most 3 characters (currently 4).',
    );
  });
});

describe('an object array with a single string property', () => {
  it('is entered as strings', async () => {
    const images = arrayOf([parameter('url', 'string', { format: 'uri' })]);
    const user = renderForm(toTravelling([parameter('images', 'array', images)]));
    await addStrings(user, 'no URL');
    expect(sentJson()).toEqual({ images: ['no URL'] });
    expect(textbox('images 1')).toHaveAccessibleDescription(/^Must be a complete URL/);
    expect(screen.queryByRole('button', { name: 'Add Object' })).not.toBeInTheDocument();
  });

  it('is entered with dropdowns if the property has choices', async () => {
    const name = parameter('name', 'string', { required: true, enum: ['Deezer', 'Tidal'] });
    const user = renderForm(toTravelling([parameter('services', 'array', arrayOf([name]))]));
    await press(user, 'Add String');
    expect(dropdown('services 1')).toHaveFocus();
    expect(choicesOf('services 1')).toEqual(['[Not specified]', 'Deezer', 'Tidal']);
    expect(sentJson()).toEqual(exampleBody);
    await user.selectOptions(dropdown('services 1'), 'Tidal');
    expect(sentJson()).toEqual({ services: ['Tidal'] });
  });
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
  const [links] = toTravelling([parameter('links', 'array', arrayOf(link, 'Link'))] as const);

  const addLink = async (user: UserEvent, title: string) => {
    await user.click(boxOf('links').getAllByRole('button', { name: 'Add Object' }).at(-1)!);
    await user.keyboard(title);
  };

  it('adds an object and focuses its first field', async () => {
    const user = renderForm([links]);
    await press(user, 'Add Object');
    expect(boxOf('Link 1').getByRole('textbox', { name: 'title' })).toHaveFocus();
    expect(boxOf('Link 1').getByRole('textbox', { name: 'title' })).toHaveAccessibleDescription(
      'The title.',
    );
    expect(screen.getByRole('group', { name: 'links' })).toHaveAccessibleDescription('The links.');
    expect(sentJson()).toEqual(exampleBody);
    await user.keyboard('1989');
    expect(sentJson()).toEqual({ links: [{ title: '1989', status: 'Draft' }] });
  });

  it.each([
    ['Link 1', ['b', 'c'], 'Link 1'],
    ['Link 2', ['a', 'c'], 'Link 2'],
    ['Link 3', ['a', 'b'], 'Link 2'],
  ])('deletes %s and focuses a neighbour', async (deleted, left, focused) => {
    const user = renderForm([links]);
    for (const title of ['a', 'b', 'c']) await addLink(user, title);
    await press(user, `Delete ${deleted}`);
    expect(sentJson()).toEqual({ links: left.map((title) => ({ title, status: 'Draft' })) });
    expect(boxOf(focused).getByRole('textbox', { name: 'title' })).toHaveFocus();
  });

  it('focuses the Add button when the last object is deleted', async () => {
    const user = renderForm([links]);
    await addLink(user, 'a');
    await press(user, 'Delete Link 1');
    expect(button('Add Object')).toHaveFocus();
    expect(sentJson()).toEqual(exampleBody);
  });

  it('supports a second level', async () => {
    const user = renderForm([links]);
    await addLink(user, 'a');
    await addLink(user, 'b');
    const second = boxOf('Link 2');
    await user.click(second.getByRole('button', { name: 'Add Object' }));
    expect(boxOf('Locale 1').getByRole('textbox', { name: 'isoCode' })).toHaveFocus();
    await user.keyboard('DK');
    await user.selectOptions(
      boxOf('Locale 1').getByRole('combobox', { name: 'useForSettings' }),
      'false',
    );
    await user.click(boxOf('Locale 1').getByRole('button', { name: 'Add String' }));
    await user.keyboard('https://example.com/a.png');
    expect(sentJson()).toEqual({
      links: [
        { title: 'a', status: 'Draft' },
        {
          title: 'b',
          status: 'Draft',
          locales: [
            { isoCode: 'DK', useForSettings: false, images: ['https://example.com/a.png'] },
          ],
        },
      ],
    });
    await press(user, 'Delete Locale 1');
    expect(second.getByRole('button', { name: 'Add Object' })).toHaveFocus();
    expect(sentJson()).toEqual({
      links: ['a', 'b'].map((title) => ({ title, status: 'Draft' })),
    });
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

  it('gives every field a unique ID', async () => {
    const user = renderForm([links, parameter('title', 'string')]);
    await addLink(user, 'a');
    await addLink(user, 'b');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
