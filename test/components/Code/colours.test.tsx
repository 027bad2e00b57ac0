import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeView from '@portal/src/components/Code/CodeView';
import WrapButton from '@portal/src/components/Code/WrapButton';

jest.unmock('@portal/src/highlight/tokenize');

const view = (code: string, language: string) => (
  <CodeView code={code} language={language} label="Code" />
);
const block = () => screen.getByRole('group', { name: 'Code' });
const coloured = () => [...block().querySelectorAll('span[class]:not(.line)')];

it('highlights the tokens of code without changing its text', async () => {
  const code = '{\n  "a": 1,\n\n  "b": "<i>"\n}\n';
  const { rerender } = render(view(code, 'json'));
  expect(block().textContent).toBe(code);
  await waitFor(() => expect(coloured()).not.toHaveLength(0));
  expect(coloured().map(({ className, textContent }) => [className, textContent])).toEqual([
    ['property', '"a"'],
    ['number', '1'],
    ['property', '"b"'],
    ['string', '"<i>"'],
  ]);
  expect(block().textContent).toBe(code);

  const untouched = block().querySelector('.number');
  rerender(view(code.replace('<i>', '<b>'), 'json'));
  expect(block().textContent).toBe(code.replace('<i>', '<b>'));
  expect(block().querySelector('.number')).toBe(untouched);
});

it('shows code as plain text if the language has no grammar', async () => {
  render(view('a\nb', 'no-such-language'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(block().innerHTML).toBe('<code>a\nb</code>');
});

it('wraps long lines if a reader wants it, and remembers it', async () => {
  const { rerender } = render(view('a b', 'text'));
  expect(block()).not.toHaveClass('wrapped');
  rerender(<WrapButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Wrap lines', pressed: false }));
  rerender(view('a b', 'text'));
  expect(block()).toHaveClass('wrapped');
  expect(localStorage.getItem('wrap')).toBe('true');
});
