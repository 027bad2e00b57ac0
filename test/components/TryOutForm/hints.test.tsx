import { press, renderForm, sentJson, textbox } from './support';
import { screen } from '@testing-library/react';
import { arrayOf, strings } from '@portal/src/catalogue/define';
import { parameter } from '../../request/sample';

const links = arrayOf([parameter('url', 'string'), parameter('tags', 'array', strings)], 'Link');
const body = [
  parameter('id', 'string'),
  parameter('page', 'integer', { default: 0 }),
  parameter('service', 'object', { properties: [parameter('name', 'string')] }),
  { ...parameter('links', 'array', links) },
];
const example = {
  body: {
    id: 'a1',
    page: 2,
    service: { name: 'Radio' },
    links: [{ url: 'https://a.example', tags: ['new'] }],
  },
};

it('an empty field suggests its example, or its default, without sending it', async () => {
  const user = renderForm(body, { example });
  expect(textbox('id')).toHaveAttribute('placeholder', 'a1');
  expect(screen.getByRole('spinbutton', { name: 'page' })).toHaveAttribute('placeholder', '0');
  expect(textbox('service.name')).toHaveAttribute('placeholder', 'Radio');
  await press(user, 'Add Object');
  expect(textbox('url')).toHaveAttribute('placeholder', 'https://a.example');
  await press(user, 'Add String');
  expect(textbox('tags 1')).toHaveAttribute('placeholder', 'new');
  await user.type(textbox('service.name'), 'x');
  expect(sentJson()).toEqual({ service: { name: 'x' } });
});

it('a secret is hidden until Show is pressed', async () => {
  const user = renderForm([parameter('apiKey', 'string', { secret: true })]);
  const show = screen.getByRole('button', { name: 'Show apiKey' });
  const field = screen.getByLabelText('apiKey');
  await user.type(field, 'hush');
  expect(field).toHaveAttribute('type', 'password');
  expect(show).toHaveAttribute('aria-pressed', 'false');
  await user.click(show);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('hush');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await user.click(show);
  expect(field).toHaveAttribute('type', 'password');
  expect(sentJson()).toEqual({ apiKey: 'hush' });
});

const code = [parameter('code', 'string', { minLength: 2, maxLength: 5 })];
const liveRegion = () => textbox('code').nextElementSibling;

it('a hint is in a polite live region from the first render, and describes the field', async () => {
  const user = renderForm(code);
  const before = liveRegion();
  expect(before).toHaveAttribute('aria-live', 'polite');
  expect(before).toBeEmptyDOMElement();
  await user.type(textbox('code'), 'x');
  expect(liveRegion()).toBe(before);
  expect(before).toHaveTextContent('Must be 2 to 5 characters (currently 1).');
  expect(textbox('code')).toHaveAccessibleDescription(
    /^string 2 to 5 characters\s*The code\.\s+Must be 2 to 5 characters \(currently 1\)\.$/,
  );
});
