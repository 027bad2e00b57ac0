import { choicesOf, dropdown, press, renderForm, sentJson, textbox } from './support';
import { screen } from '@testing-library/react';
import { exampleBody, parameter } from '../../request/sample';

describe('a text field', () => {
  it('updates the request on each keystroke', async () => {
    const user = renderForm([parameter('title', 'string')]);
    expect(sentJson()).toEqual(exampleBody);
    const text = '<b>"`${a}</b>';
    textbox('title').focus();
    await user.paste(text.slice(0, -1));
    expect(sentJson()).toEqual({ title: text.slice(0, -1) });
    await user.paste(text.slice(-1));
    expect(sentJson()).toEqual({ title: text });
    expect(textbox('title')).toHaveValue(text);
  });

  it('is text if only one value is possible, which is sent with what is entered', async () => {
    const user = renderForm([
      parameter('grant_type', 'string', { const: 'client' }),
      parameter('title', 'string'),
    ]);
    expect(screen.getByText('grant_type').closest('li')).toHaveTextContent('Always client');
    expect(screen.getAllByRole('textbox')).toEqual([textbox('title')]);
    await user.type(textbox('title'), 'x');
    expect(sentJson()).toEqual({ grant_type: 'client', title: 'x' });
  });
});

it.each([
  ['integer', '11', 11, 'Must be between 0 and 10\\.'],
  ['integer', '007', '007', 'Must be a whole number .*'],
  ['number', '1.50', 1.5, ''],
] as const)('a number field sends a number if possible: %s %s', async (type, typed, sent, hint) => {
  const user = renderForm([parameter('size', type, { minimum: 0, maximum: 10 })]);
  const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'size' });
  await user.type(number, typed);
  expect(number).toHaveAttribute('type', 'number');
  expect(number.validity.stepMismatch).toBe(false);
  expect(sentJson()).toEqual({ size: sent });
  expect(number).toHaveAccessibleDescription(
    new RegExp(`^${type} Between 0 and 10\\s*The size\\.\\s*${hint}$`),
  );
  expect(number.value).toBe(typed);
});

describe('a dropdown', () => {
  it('offers "Not specified" if it is optional, and then sends nothing', async () => {
    const user = renderForm([
      parameter('skipSearch', 'boolean'),
      parameter('mediaType', 'string', { enum: ['Music', 'Content'], default: 'Music' }),
    ]);
    expect(choicesOf('skipSearch')).toEqual(['[Not specified]', 'false', 'true']);
    expect(choicesOf('mediaType')).toEqual(['[Not specified]', 'Music', 'Content']);
    await user.selectOptions(dropdown('skipSearch'), 'false');
    expect(sentJson()).toEqual({ skipSearch: false });
    await user.selectOptions(dropdown('mediaType'), 'Content');
    expect(sentJson()).toEqual({ skipSearch: false, mediaType: 'Content' });
    await user.selectOptions(dropdown('skipSearch'), 'Not specified');
    expect(sentJson()).toEqual({ mediaType: 'Content' });
    await user.selectOptions(dropdown('mediaType'), 'Not specified');
    expect(sentJson()).toEqual(exampleBody);
  });

  it('starts with its first choice if it is required', async () => {
    const required = { required: true } as const;
    const user = renderForm([
      parameter('isPrimary', 'boolean', required),
      parameter('status', 'string', { ...required, enum: ['Draft', 'Published'] }),
    ]);
    expect(choicesOf('isPrimary')).toEqual(['[false]', 'true']);
    expect(choicesOf('status')).toEqual(['[Draft]', 'Published']);
    await user.selectOptions(dropdown('status'), 'Published');
    expect(sentJson()).toEqual({ isPrimary: false, status: 'Published' });
  });
});

it('a control says its name, type, limits, problem, and whether it is required', async () => {
  const limits = { maxLength: 2 };
  const user = renderForm([
    parameter('code', 'string', { required: true, ...limits }),
    parameter('flag', 'boolean', { required: true }),
    parameter('note', 'string'),
    parameter('ids', 'array', { required: true, items: { type: 'string', ...limits } }),
  ]);
  expect(textbox('code')).toBeRequired();
  expect(dropdown('flag')).toBeRequired();
  expect(dropdown('flag')).toHaveAccessibleDescription(/^boolean /);
  expect(textbox('note')).not.toBeRequired();
  expect(screen.getByRole('group', { name: 'ids' })).toHaveAccessibleDescription(
    /^array of strings required Each at most 2 characters/,
  );
  await user.type(textbox('code'), 'abc');
  expect(textbox('code')).toBeInvalid();
  expect(textbox('code')).toHaveAccessibleDescription(/^string At most 2 .* \(currently 3\)\.$/);
  await press(user, 'Add String');
  expect(textbox('ids 1')).toHaveAccessibleDescription(/^array of strings Each at most 2/);
  expect(textbox('ids 1')).not.toBeInvalid();
});

it('a section is a heading above the parameters that it lists, below those in no section', () => {
  const list = ['upc', 'title', 'isrc', 'label'].map((name) => parameter(name, 'string'));
  const toSection = (title: string, ...names: readonly string[]) => ({
    ...{ title, description: `What was *${title}*.`, names },
  });
  const titled = [toSection('Release', 'label', 'upc'), toSection('Track', 'isrc')];
  renderForm(list, { sections: { body: titled } });
  const region = screen.getByRole('region', { name: 'Body Params' });
  const names = [...region.querySelectorAll('h4, label')].map((name) => name.textContent);
  expect(names).toEqual(['title', 'Release', 'upc', 'label', 'Track', 'isrc']);
  expect(screen.getByRole('heading', { level: 4, name: 'Release' })).toBeVisible();
  expect(region).toHaveTextContent('What was Release.');
  expect(screen.queryByLabelText('Release')).not.toBeInTheDocument();
});
