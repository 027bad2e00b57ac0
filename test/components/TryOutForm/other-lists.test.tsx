import { boxOf, choicesOf, dropdown, press, renderForm, sentJson, textbox } from './support';
import { screen } from '@testing-library/react';
import { arrayOf } from '@site/src/catalogue/define';
import { exampleBody, parameter } from '../../request/sample';

describe('an array of other values', () => {
  it.each([
    ['integer', 'Add Integer', ['7', '007'], [7, '007']],
    ['number', 'Add Number', ['1.50', '2'], [1.5, 2]],
  ] as const)('of type %s has a number field for each value', async (type, add, texts, sent) => {
    const user = renderForm([parameter('list', 'array', { items: { type, maximum: 5 } })]);
    expect(screen.getByRole('group', { name: 'list' })).toHaveAccessibleDescription(
      /^Each at most 5\s*The list\.$/,
    );
    for (const text of texts) {
      await press(user, add);
      await user.keyboard(text);
    }
    const fields = boxOf('list').getAllByRole('spinbutton');
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(texts);
    expect(sentJson()).toEqual({ list: sent });
    await press(user, 'Remove list 1');
    expect(sentJson()).toEqual({ list: sent.slice(1) });
    expect(boxOf('list').getByRole('spinbutton', { name: 'list 1' })).toHaveFocus();
  });

  it('shows hints about the limits of each number', async () => {
    const items = { type: 'integer', maximum: 5 } as const;
    const user = renderForm([parameter('list', 'array', { items })]);
    await press(user, 'Add Integer');
    await user.keyboard('6');
    expect(boxOf('list').getByRole('spinbutton')).toHaveAccessibleDescription('Must be at most 5.');
  });

  it('of type boolean has a dropdown for each value', async () => {
    const user = renderForm([parameter('list', 'array', { items: { type: 'boolean' } })]);
    await press(user, 'Add Boolean');
    await press(user, 'Add Boolean');
    expect(dropdown('list 2')).toHaveFocus();
    expect(choicesOf('list 1')).toEqual(['[Not specified]', 'false', 'true']);
    expect(sentJson()).toEqual(exampleBody);
    await user.selectOptions(dropdown('list 2'), 'false');
    expect(sentJson()).toEqual({ list: [false] });
  });
});

describe('an array of arrays', () => {
  const row = arrayOf([parameter('width', 'integer')], 'Row');
  it.each([
    [
      'strings',
      { type: 'array', items: { type: 'string' } } as const,
      'array of arrays of strings',
    ],
    ['objects', row, 'array of arrays of objects'],
  ])('of %s is documented, but has no field', (_name, items, type) => {
    const form = { itemName: 'Row', expandable: true };
    renderForm([parameter('grid', 'array', { items, form }), parameter('title', 'string')]);
    expect(screen.getByText('grid')).toBeVisible();
    expect(screen.getByText(type)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toEqual([textbox('title')]);
  });

  it('is not sent after the example was loaded', async () => {
    const user = renderForm(
      [
        parameter('grid', 'array', { items: row, form: { itemName: 'Row', expandable: true } }),
        parameter('title', 'string'),
      ],
      { example: { body: { grid: [[{ width: 1 }]], title: 'a' } } },
    );
    expect(sentJson()).toEqual({ grid: [[{ width: 1 }]], title: 'a' });
    await press(user, 'Load example');
    expect(sentJson()).toEqual({ title: 'a' });
  });
});
